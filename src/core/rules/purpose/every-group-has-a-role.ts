import { knownValue, listOf } from '../../answers/sourced.ts';
import { inQuotes } from '../../english/lists.ts';
import type { Product } from '../../product/product.ts';
import type { UserGroup } from '../../slots/purpose/people.ts';
import { settledValue } from '../../workspace/workspace.ts';
import { closingRule, notYet, oneBreach, placeAt, type RuleOutcome } from '../closing-rule.ts';

/** Rule 1: each group of users has a role, only receives something, or is kept out. */
export const everyGroupHasARole = closingRule({
  id: 1,
  severity: 'error',
  reason: 'People without a role face a locked door, or one that is open to everybody.',
  after: ['groups'],
  finds: (product) => listOf(product.model.purpose.groups).flatMap((group) => foundIn(group, product)),
});

function foundIn(group: UserGroup, product: Product): RuleOutcome {
  if (group.role.is === 'unknown')
    return [notYet(`Nobody has said yet which permissions ${inQuotes(group.label)} needs.`, group.role.question)];
  const role = knownValue(group.role);
  if (role === undefined || typeof role === 'string' || isListed(role.id, product)) return [];
  const sentence = `${inQuotes(group.label)} should have the role ${inQuotes(role.label)}, but no role is called that; add it, or give the group another role.`;
  return oneBreach(sentence, placeAt('group', group, GRANTS), placeAt('group', group, group.role));
}

const GRANTS = 'roles.grants';

/** While nobody has listed the roles, a group may be the first to name one. */
function isListed(id: string | null, { index, workspace }: Product): boolean {
  const said = settledValue(workspace.question(GRANTS));
  return said === undefined || index.roles.get(id)?.source.question === GRANTS;
}
