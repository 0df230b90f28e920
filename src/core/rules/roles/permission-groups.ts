import type { Permission } from '../../model/roles/permissions.ts';
import { memoizeByProduct } from '../../product/product.ts';

/** The cells of the permission matrix that rules check one by one, grouped in one pass. */
interface PermissionGroups {
  /** They name a role, an entity or an action that does not exist. */
  readonly odd: readonly Permission[];
  /** "own" and "team". */
  readonly scoped: readonly Permission[];
  /** With a known “if” condition. */
  readonly conditional: readonly Permission[];
}

export const permissionGroups = memoizeByProduct(({ model }): PermissionGroups => {
  const odd: Permission[] = [];
  const scoped: Permission[] = [];
  const conditional: Permission[] = [];
  for (const cell of model.roles.permissions) {
    const { role, entity, action, transitionIds, may, condition } = cell;
    if (role.id === null || entity?.id === null || (action === null && transitionIds.length === 0)) odd.push(cell);
    if (may.is === 'known' && (may.value === 'own' || may.value === 'team')) scoped.push(cell);
    if (condition.is === 'known') conditional.push(cell);
  }
  return { odd, scoped, conditional };
});
