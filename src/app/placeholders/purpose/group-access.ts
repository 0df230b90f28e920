import { knownValue, type Look, lookOfSourced, type NameRef, type Product, type UserGroup } from '#core/product.ts';

/** What a group may do: it has a role, only receives something, must be kept out, or nobody has said. */
export type GroupAccess = 'inside' | 'receives' | 'outside' | 'unsaid';

export interface GroupView {
  readonly group: UserGroup;
  readonly access: GroupAccess;
  /** The role of its members; null for none. */
  readonly role: NameRef | null;
  readonly look: Look;
}

export function groupViews({ model }: Pick<Product, 'model'>): readonly GroupView[] {
  const { groups } = model.purpose;
  const named = lookOfSourced(groups);
  return (knownValue(groups) ?? []).map((group): GroupView => {
    const role = knownValue(group.role);
    const look = named === 'decided' && group.role.is !== 'unknown' ? lookOfSourced(group.role) : named;
    if (role === undefined)
      return { group, access: group.role.is === 'not-applicable' ? 'receives' : 'unsaid', role: null, look };
    if (role === 'no-access') return { group, access: 'outside', role: null, look };
    if (role === 'receives-only') return { group, access: 'receives', role: null, look };
    return { group, access: 'inside', role, look };
  });
}

/** Access and role id of somebody in a story, found by the name of a group or of a role. */
export function accessByName(
  product: Pick<Product, 'model' | 'index'>,
  name: string,
): { readonly access: GroupAccess; readonly role: string | null } {
  const group = groupViews(product).find((one) => one.group.label.toLowerCase() === name.trim().toLowerCase());
  const role = group?.role?.id ?? product.index.roles.called(name)?.id ?? null;
  return { access: group?.access ?? 'unsaid', role };
}
