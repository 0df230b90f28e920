import { inQuotes } from '../../english/lists.ts';
import { isSameAction, type KnownAction, type SeparatedPair, separatedPairs } from '../../product/separated-actions.ts';
import { type Breach, breach, closingRule } from '../closing-rule.ts';

/**
 * Rule 29: two actions that one person may never do both of are kept apart. The separation is its own guard on the
 * second action (src/decisions/008-a-separation-is-its-own-guard.md), so it must be one that can be checked: both
 * sides are known, they differ, and it is a person who does the second.
 */
export const separatedActionsAreKnown = closingRule({
  id: 29,
  severity: 'error',
  reason: 'Two people whom the product cannot tell apart are one person.',
  finds: (product) => separatedPairs(product).flatMap(breachesOf),
});

function breachesOf(pair: SeparatedPair): readonly Breach[] {
  const { separation, one, other } = pair;
  const unknown = [...(one ? [] : [separation.one]), ...(other ? [] : [separation.other])].filter(Boolean);
  if (!one || !other)
    return [
      breachOf(
        pair,
        unknown.length > 1
          ? 'neither is a move or an action that is known here; name both as on their buttons, with the thing they are about'
          : `${unknown.map(inQuotes)[0] ?? 'one of them'} is neither a move nor an action that is known here; name it as on its button, with the thing it is about`,
      ),
    ];
  if (isSameAction(one, other)) return [breachOf(pair, 'both are the same action; name two different ones')];
  if (!isByPerson(other))
    return [
      breachOf(
        pair,
        `${inQuotes(separation.other)} is not done by a person; name an action that somebody could be refused`,
      ),
    ];
  if (!isByPerson(one))
    return [breachOf(pair, `${inQuotes(separation.one)} is not done by a person; name what somebody did before`)];
  const apart = !pair.same && entityOf(one) !== entityOf(other) && entityOf(one) !== null && entityOf(other) !== null;
  return apart ? [breachOf(pair, 'they are about different things; say which thing they share')] : [];
}

function breachOf({ separation }: SeparatedPair, why: string): Breach {
  const { one, other, source, id, label } = separation;
  return breach(`Nobody may do both ${inQuotes(one)} and ${inQuotes(other)}, but ${why}.`, {
    question: source.question,
    thing: { kind: 'permission', id, label },
  });
}

function isByPerson(action: KnownAction): boolean {
  if (action.kind === 'action') return true;
  const { by } = action.move.transition;
  return by.is !== 'known' || by.value === 'person';
}

function entityOf(action: KnownAction): string | null {
  return action.kind === 'action' ? action.entity.id : action.move.cycle.entity;
}
