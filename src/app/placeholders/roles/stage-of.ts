import type { Product } from '#core/product.ts';
import { areFirm } from '../things/firmness.ts';
import type { StageName } from '../things/stage-name.ts';
import { LABELLED_ACTIONS, permissionCell } from './permission-cells.ts';

/** How much is known of the permissions on one entity: all of it once no cell of its matrix is unanswered. */
export function stageOfPermissions(product: Product, entity: string): StageName {
  const cells = product.index.roles.all.flatMap(({ id }) =>
    LABELLED_ACTIONS.map((action) => permissionCell(product, id, entity, action.id).origin),
  );
  if (cells.every((by) => by === 'nobody')) return 'nothing';
  return cells.includes('nobody') ? 'partly' : 'known';
}

/** `nothing` without a role or an entity. */
export function stageOfRoles(product: Product): StageName {
  const { roles, entities } = product.index;
  if (roles.all.length === 0 || entities.all.length === 0) return 'nothing';
  return entities.all.every(({ id }) => stageOfPermissions(product, id) === 'known') ? 'known' : 'partly';
}

export function areRolesFirm({ model }: Pick<Product, 'model'>): boolean {
  const { roles, permissions } = model.roles;
  return areFirm([roles, ...permissions.map(({ may }) => may)]);
}
