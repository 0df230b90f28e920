import type { Action } from './column-meaning.ts';
import type { Roles } from './fold-roles.ts';
import type { Permission } from './permissions.ts';

/** The cell that says whether a role may do something to an entity; undefined where no cell is about it. */
export type PermissionIndex = (role: string, entity: string, action: Action) => Permission | undefined;

/**
 * Builds the look-up once for all cells. A cell about the entity counts before one about everything, and a filled cell
 * before an empty one; of two alike the first counts.
 */
export function permissionIndex({ permissions }: Roles): PermissionIndex {
  const cells = new Map<string, Permission>();
  for (const permission of permissions) {
    const key = keyOf(permission);
    const known = key === undefined ? undefined : cells.get(key);
    if (key !== undefined && (!known || (known.may.is === 'unsaid' && permission.may.is !== 'unsaid')))
      cells.set(key, permission);
  }
  return (role, entity, action) => {
    const own = cells.get(`${action}\n${role}\n${entity}`);
    if (own && own.may.is !== 'unsaid') return own;
    const all = cells.get(`${action}\n${role}\n`);
    return all && (!own || all.may.is !== 'unsaid') ? all : own;
  };
}

/** Undefined for a cell about a role or a thing that nobody has named, or about a move. */
function keyOf({ role, entity, action }: Permission): string | undefined {
  if (role.id === null || action === null || (entity !== null && entity.id === null)) return undefined;
  return `${action}\n${role.id}\n${entity?.id ?? ''}`;
}
