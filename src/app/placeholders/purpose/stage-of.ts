import type { Product, Sourced, UserGroup } from '#core/product.ts';
import { areFirm } from '../things/firmness.ts';
import type { StageName } from '../things/stage-name.ts';

/** What must be known, besides the groups, before the purpose counts as known. */
function requiredPlaces({ model: { purpose } }: Product): readonly Sourced<unknown>[] {
  const { problem, quitting, measures, replaces, deciders } = purpose;
  return [problem, quitting, measures, replaces, deciders];
}

/** `known` once it is known what a group may do, or that it may do nothing. */
export function stageOfGroup({ role }: Pick<UserGroup, 'role'>): StageName {
  return role.is === 'unknown' ? 'partly' : 'known';
}

/** `nothing` while no group is named. */
export function stageOfPurpose(product: Product): StageName {
  const { groups } = product.model.purpose;
  if (groups.is !== 'known' || groups.value.length === 0) return 'nothing';
  const isComplete =
    requiredPlaces(product).every(({ is }) => is !== 'unknown') &&
    groups.value.every((group) => stageOfGroup(group) === 'known');
  return isComplete ? 'known' : 'partly';
}

export function isPurposeFirm(product: Product): boolean {
  const { groups } = product.model.purpose;
  const roles = groups.is === 'known' ? groups.value.map(({ role }) => role) : [];
  return areFirm([groups, ...requiredPlaces(product), ...roles]);
}
