import type { Product } from '#core/product.ts';
import type { Completeness } from '../../stage/stage-definition.ts';
import { areDecided } from '../things/firmness.ts';
import { LABELLED_ACTIONS, permissionCell } from './permission-cells.ts';

/** How much is known of the permissions on one entity: all of it once no cell of its matrix is unanswered. */
export function completenessOfPermissions(product: Product, entity: string): Completeness {
  const cells = product.index.roles.all.flatMap(({ id }) =>
    LABELLED_ACTIONS.map((action) => permissionCell(product, id, entity, action.id).origin),
  );
  if (cells.every((by) => by === 'nobody')) return 'nothing';
  return cells.includes('nobody') ? 'partly' : 'known';
}

/** `nothing` without a role or an entity. */
export function completenessOfRoles(product: Product): Completeness {
  const { roles, entities } = product.index;
  if (roles.all.length === 0 || entities.all.length === 0) return 'nothing';
  return entities.all.every(({ id }) => completenessOfPermissions(product, id) === 'known') ? 'known' : 'partly';
}

export function areRolesDecided({ model }: Pick<Product, 'model'>): boolean {
  const { roles, permissions } = model.roles;
  return areDecided([roles, ...permissions.map(({ may }) => may)]);
}
