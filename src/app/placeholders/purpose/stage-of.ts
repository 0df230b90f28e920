import { lookOfSourced, type Product, type Sourced, type UserGroup } from '#core/product.ts';
import type { StageName } from '../things/stage-name.ts';

type ProductSlice = Pick<Product, 'model'>;

/** What must have been said, apart from the people, before a purpose counts as known. */
function requiredPlaces({ model: { purpose } }: ProductSlice): readonly Sourced<unknown>[] {
  const { problem, quitting, measures, replaces, deciders } = purpose;
  return [problem, quitting, measures, replaces, deciders];
}

/** How much is known of one group: all once it is said what it may do here, or that it may do nothing. */
export function stageOfGroup({ role }: Pick<UserGroup, 'role'>): StageName {
  return role.is === 'unknown' ? 'partly' : 'known';
}

/** How much is known of what it is for: nothing while nobody has named a group of people. */
export function stageOfPurpose(product: ProductSlice): StageName {
  const { groups } = product.model.purpose;
  if (groups.is !== 'known' || groups.value.length === 0) return 'nothing';
  const isComplete =
    requiredPlaces(product).every(({ is }) => is !== 'unknown') &&
    groups.value.every((group) => stageOfGroup(group) === 'known');
  return isComplete ? 'known' : 'partly';
}

/** Whether all of it was decided, rather than only assumed. */
export function isPurposeFirm(product: ProductSlice): boolean {
  const { groups } = product.model.purpose;
  const roles = groups.is === 'known' ? groups.value.map(({ role }) => role) : [];
  return [groups, ...requiredPlaces(product), ...roles].every((sourced) => lookOfSourced(sourced) !== 'guess');
}
