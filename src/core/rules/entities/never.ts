import type { Action } from '../../model/roles/column-meaning.ts';
import { mayByRole, nobodyMay } from '../../product/may.ts';
import type { Product } from '../../product/product.ts';
import { meansNothing } from '../../product/words/nothing-words.ts';

/**
 * Whether it is said that no role does something with an entity: in the cells of its matrix, by what their blanks mean,
 * or, of changing it, by what may be changed in each of its states.
 */
export function isNever(product: Product, entity: string, action: Action): boolean {
  if (action === 'edit' && isFixed(product, entity)) return true;
  return hasPermissions(product, entity) && nobodyMay(mayByRole(product, entity, action));
}

function isFixed({ index }: Product, entity: string): boolean {
  const states = index.cycles(entity).flatMap((cycle) => index.states(cycle).all);
  const allowsNothing = ({ editable }: (typeof states)[number]) =>
    editable.is === 'not-applicable' ||
    (editable.is === 'known' && editable.value.every(({ id, label }) => id === null && meansNothing(label)));
  return states.length > 0 && states.every(allowsNothing);
}

export function hasPermissions({ index }: Product, entity: string): boolean {
  return index.permissionsOf(entity).length > 0 || index.permissionsOf(null).length > 0;
}
