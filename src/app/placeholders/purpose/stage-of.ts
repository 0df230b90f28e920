import { lookOfSourced, type Product, type Sourced, type UserGroup } from '#core/product.ts';
import type { StageName } from '../things/stage-name.ts';

type Told = Pick<Product, 'model'>;

/** What must have been said, apart from the people, before a purpose counts as known. */
function bounds({ model: { purpose } }: Told): readonly Sourced<unknown>[] {
  const { problem, quitting, measures, replaces, deciders } = purpose;
  return [problem, quitting, measures, replaces, deciders];
}

/** How much is known of one group: all once it is said what it may do here, or that it may do nothing. */
export function stageOfGroup({ role }: Pick<UserGroup, 'role'>): StageName {
  return role.is === 'unknown' ? 'partly' : 'known';
}

/** How much is known of what it is for: nothing while nobody has named a group of people. */
export function stageOfPurpose(product: Told): StageName {
  const { groups } = product.model.purpose;
  if (groups.is !== 'known' || groups.value.length === 0) return 'nothing';
  const isWhole =
    bounds(product).every(({ is }) => is !== 'unknown') &&
    groups.value.every((group) => stageOfGroup(group) === 'known');
  return isWhole ? 'known' : 'partly';
}

/** Whether all of it was decided, rather than only assumed. */
export function isPurposeFirm(product: Told): boolean {
  const { groups } = product.model.purpose;
  const roles = groups.is === 'known' ? groups.value.map(({ role }) => role) : [];
  return [groups, ...bounds(product), ...roles].every((held) => lookOfSourced(held) !== 'guess');
}
