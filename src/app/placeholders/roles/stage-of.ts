import { lookOfSourced, type Product } from '#core/product.ts';
import type { StageName } from '../things/stage-name.ts';
import { LABELLED_ACTIONS, permissionCell } from './permission-cells.ts';

/** How much is known of who may do what to one thing: all once no cell of its matrix is open. */
export function stageOfPermissions(product: Product, entity: string): StageName {
  const cells = product.index.roles.all.flatMap(({ id }) =>
    LABELLED_ACTIONS.map((action) => permissionCell(product, id, entity, action.id).by),
  );
  if (cells.every((by) => by === 'nobody')) return 'nothing';
  return cells.includes('nobody') ? 'partly' : 'known';
}

/** How much is known of who may do what. Without a role, or without a thing to do it to, nothing is. */
export function stageOfRoles(product: Product): StageName {
  const { roles, entities } = product.index;
  if (roles.all.length === 0 || entities.all.length === 0) return 'nothing';
  return entities.all.every(({ id }) => stageOfPermissions(product, id) === 'known') ? 'known' : 'partly';
}

/** Whether all that was said of permissions was decided, rather than only assumed. */
export function areRolesFirm({ model }: Pick<Product, 'model'>): boolean {
  const { roles, permissions } = model.roles;
  return [roles, ...permissions.map(({ may }) => may)].every((sourced) => lookOfSourced(sourced) !== 'guess');
}
