import { knownValue, type Look, lookOfSourced, type Product, type Ref, type UserGroup } from '#core/product.ts';

/** Where a group belongs: it has rights here, only receives something, must be kept out, or nobody has said. */
export type Seat = 'inside' | 'receives' | 'outside' | 'unsaid';

export interface Seated {
  readonly group: UserGroup;
  readonly seat: Seat;
  /** The role its people have; null for none. */
  readonly role: Ref | null;
  readonly look: Look;
}

export function seated({ model }: Pick<Product, 'model'>): readonly Seated[] {
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
export function seatOf(
  product: Pick<Product, 'model' | 'index'>,
  name: string,
): { readonly seat: Seat; readonly role: string | null } {
  const group = seated(product).find((one) => one.group.label.toLowerCase() === name.trim().toLowerCase());
  const role = group?.role?.id ?? product.index.roles.called(name)?.id ?? null;
  return { seat: group?.seat ?? 'unsaid', role };
}
