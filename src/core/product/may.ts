import { memoize } from '../base/memoize.ts';
import type { Action } from '../model/roles/column-meaning.ts';
import { blankMeans } from '../model/roles/fold-roles.ts';
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
