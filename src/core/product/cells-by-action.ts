import { memoize } from '../base/memoize.ts';
import type { Action } from '../model/roles/column-meaning.ts';
import type { Permission } from '../model/roles/permissions.ts';
import { perProduct } from './product.ts';

/** Cells of the permission matrix about one thing: by action, there by the id of the role. */
export type CellsByAction = ReadonlyMap<Action, ReadonlyMap<string, Permission>>;

/** Looks up the cells about a thing; where it has none of its own that says anything, those for all things count. */
export const cellsByAction = perProduct(({ index }): ((entity: string) => CellsByAction) => {
  const general = index.permissionsOf(null);
  return memoize((entity: string) => tableOf([...index.permissionsOf(entity), ...general]));
});

/** The first cell that says something counts, else the first. */
function tableOf(cells: readonly Permission[]): CellsByAction {
  const table = new Map<Action, Map<string, Permission>>();
  for (const cell of cells) {
    const { action, role } = cell;
    if (action === null || role.id === null) continue;
    const roles = table.get(action) ?? new Map<string, Permission>();
    table.set(action, roles);
    const before = roles.get(role.id);
    if (!before || before.may.is === 'unknown') roles.set(role.id, cell);
  }
  return table;
}
