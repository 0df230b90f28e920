import type { Action } from '../../model/roles/types.ts';
import { mayDo } from '../roles/may.ts';
import type { Product } from '../types.ts';

/** Whether it is said in so many words that no role does something with an entity. */
export function isNever(product: Product, entity: string, action: Action): boolean {
  const { all } = product.index.roles;
  const isSaid = all.some(({ id }) => {
    const may = product.permissions(id, entity, action)?.may;
    return may !== undefined && may.is !== 'unsaid';
  });
  return isSaid && all.every(({ id }) => mayDo(product, id, entity, action) === 'no');
}

/** Whether anything at all is said of who may do what with an entity. */
export function hasPermissions({ index }: Product, entity: string): boolean {
  return index.permissionsOf(entity).length > 0 || index.permissionsOf(null).length > 0;
}
