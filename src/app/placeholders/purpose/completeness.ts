import type { Product, Sourced, UserGroup } from '#core/product.ts';
import type { Completeness } from '../../stage/stage-definition.ts';
import { areDecided } from '../things/firmness.ts';

/** What must be known, besides the groups, before the purpose counts as known. */
function requiredParts({ model: { purpose } }: Product): readonly Sourced<unknown>[] {
  const { problem, quitting, measures, replaces, deciders } = purpose;
  return [problem, quitting, measures, replaces, deciders];
}

/** `known` once it is known what a group may do, or that it may do nothing. */
export function completenessOfGroup({ role }: Pick<UserGroup, 'role'>): Completeness {
  return role.is === 'unknown' ? 'partly' : 'known';
}

/** `nothing` while no group is named. */
export function completenessOfPurpose(product: Product): Completeness {
  const { groups } = product.model.purpose;
  if (groups.is !== 'known' || groups.value.length === 0) return 'nothing';
  const isComplete =
    requiredParts(product).every(({ is }) => is !== 'unknown') &&
    groups.value.every((group) => completenessOfGroup(group) === 'known');
  return isComplete ? 'known' : 'partly';
}

export function isPurposeDecided(product: Product): boolean {
  const { groups } = product.model.purpose;
  const roles = groups.is === 'known' ? groups.value.map(({ role }) => role) : [];
  return areDecided([groups, ...requiredParts(product), ...roles]);
}
