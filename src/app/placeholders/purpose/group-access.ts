import { knownValue, type Look, lookOfSourced, type NameRef, type Product, type UserGroup } from '#core/product.ts';

/** Where a group belongs: it has rights here, only receives something, must be kept out, or nobody has said. */
export type GroupAccess = 'inside' | 'receives' | 'outside' | 'unsaid';

export interface GroupView {
  readonly group: UserGroup;
  readonly seat: GroupAccess;
  /** The role its people have; null for none. */
  readonly role: NameRef | null;
  readonly look: Look;
}

export function groupViews({ model }: Pick<Product, 'model'>): readonly GroupView[] {
  const { groups } = model.purpose;
  const named = lookOfSourced(groups);
  return (knownValue(groups) ?? []).map((group) => {
    const role = knownValue(group.role);
    const look = named === 'guess' ? 'guess' : lookOfSourced(group.role) === 'guess' ? 'guess' : 'said';
    if (role === undefined)
      return { group, seat: group.role.is === 'not-applicable' ? 'receives' : 'unsaid', role: null, look };
    if (role === 'no-access') return { group, seat: 'outside', role: null, look };
    if (role === 'receives-only') return { group, seat: 'receives', role: null, look };
    return { group, seat: 'inside', role, look };
  });
}

/** Where somebody in a story belongs, by the name of a group or of a role, and the id of the role they have. */
export function accessByName(
  product: Pick<Product, 'model' | 'index'>,
  name: string,
): { readonly seat: GroupAccess; readonly role: string | null } {
  const group = groupViews(product).find((one) => one.group.label.toLowerCase() === name.trim().toLowerCase());
  const role = group?.role?.id ?? product.index.roles.called(name)?.id ?? null;
  return { seat: group?.seat ?? 'unsaid', role };
}
