import { knownValue } from '../answers/sourced.ts';
import { memoize } from '../base/memoize.ts';
import { blankMeans } from '../model/roles/fold-roles.ts';
import type { Screen } from '../model/screens/fold-screens.ts';
import type { Action } from '../slots/roles/actions.ts';
import type { ScreenKind } from '../slots/screens/inventory.ts';
import { memoizeByProduct, type Product } from './product.ts';

/** What the matrix says; `unknown` where it has no answer and the meaning of a blank is open. */
export type PermissionAnswer = 'yes' | 'no' | 'unknown';

/**
 * Whether each role, by its id, may do something to an entity, at least to some records; a blank means what was
 * decided about blanks.
 */
export function mayByRole(product: Product, entity: string, action: Action): ReadonlyMap<string, PermissionAnswer> {
  return byRole(product)(action)(entity);
}

/** At least to some records. */
export function mayRole(product: Product, role: string, entity: string, action: Action): PermissionAnswer {
  return mayByRole(product, entity, action).get(role) ?? 'unknown';
}

const byRole = memoizeByProduct((product) =>
  memoize((action: Action) => memoize((entity: string) => rolesOf(product, entity, action))),
);

function rolesOf(product: Product, entity: string, action: Action): ReadonlyMap<string, PermissionAnswer> {
  const { roles } = product.model;
  const blank = roles.permissions.length === 0 ? 'unknown' : (blankMeans(roles, entity) ?? 'unknown');
  return new Map(
    product.index.roles.all.map(({ id }): [string, PermissionAnswer] => {
      const said = product.permissions(id, entity, action)?.may;
      if (said?.is === 'known') return [id, said.value === 'no' ? 'no' : 'yes'];
      return [id, said?.is === 'not-applicable' ? 'no' : blank];
    }),
  );
}

/** There are roles, and each of them surely may not do it. */
export function nobodyMay(may: ReadonlyMap<string, PermissionAnswer>): boolean {
  return may.size > 0 && [...may.values()].every((one) => one === 'no');
}

/** What a role must be allowed to do with the entity of a screen; of two actions the first with an answer decides. */
const DECISIVE_ACTIONS: ReadonlyMap<ScreenKind, readonly Action[]> = new Map<ScreenKind, readonly Action[]>([
  ['list', ['list', 'view']],
  ['detail', ['view', 'list']],
]);

/** Any of these is enough. */
const CHANGE_ACTIONS: readonly Action[] = ['create', 'edit', 'approve'];
const VIEW_ACTIONS: readonly Action[] = ['list', 'view'];
const SUFFICIENT_ACTIONS: ReadonlyMap<ScreenKind, readonly Action[]> = new Map<ScreenKind, readonly Action[]>([
  ['form', CHANGE_ACTIONS],
  ['wizard', CHANGE_ACTIONS],
]);

/**
 * Whether a role may see a screen, as far as it is known: a list needs the right to list its entity, a page the right
 * to view it, a form the right to change it; a screen about no entity is open to all.
 */
export function mayView(product: Product, role: string, { about, kind }: Screen): boolean {
  const entity = knownValue(about)?.id;
  if (entity == null) return true;
  const screenKind = knownValue(kind) ?? 'static';
  const decisive = DECISIVE_ACTIONS.get(screenKind)?.find((action) => isDecided(product, role, entity, action));
  const needed = decisive ? [decisive] : (SUFFICIENT_ACTIONS.get(screenKind) ?? VIEW_ACTIONS);
  return needed.some((action) => mayRole(product, role, entity, action) !== 'no');
}

function isDecided({ permissions }: Product, role: string, entity: string, action: Action): boolean {
  const may = permissions(role, entity, action)?.may;
  return may !== undefined && may.is !== 'unknown';
}
