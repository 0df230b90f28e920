import { knownValue, listOf, questionOf } from '../../answers/sourced.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import type { Lifecycle, State } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { type Breach, breach, closingRule, notYet, oneBreach, placeAt, type RuleOutcome } from '../closing-rule.ts';
import { placeOfLifecycle, subjectOf } from './lifecycle-places.ts';

/** Rule 14: a life cycle begins in one state, gets to all others, and goes on from each that is not a last one. */
export const lifecyclesAreConnected = closingRule({
  id: 14,
  severity: 'error',
  reason: 'A record has to start somewhere, and one that comes to a state without a way on is stuck there.',
  after: ['states'],
  finds: (product) => {
    const cycles = product.model.states.cycles.filter(({ states }) => listOf(states).length > 0);
    return cycles.flatMap((cycle) => [...breachesOfStart(cycle, product), ...foundInMoves(cycle, product)]);
  },
});

function isAt({ place }: State, where: 'first' | 'last'): boolean {
  return knownValue(place) === where;
}

function breachesOfStart(cycle: Lifecycle, product: Product): readonly Breach[] {
  const firsts = listOf(cycle.states).filter((state) => isAt(state, 'first'));
  if (firsts.length === 1) return [];
  const what =
    firsts.length === 0
      ? 'has no first state; say which one it begins in'
      : `begins in ${quotedList(firsts.map(({ label }) => label))} at once; let it begin in one of them`;
  const place = placeOfLifecycle(cycle, questionOf(cycle.states), product);
  return oneBreach(`${inQuotes(subjectOf(cycle, product))} ${what}.`, place);
}

function foundInMoves(cycle: Lifecycle, product: Product): RuleOutcome {
  const { transitions } = cycle;
  const subject = inQuotes(subjectOf(cycle, product));
  const states = listOf(cycle.states);
  if (transitions.is === 'unknown')
    return states.length > 1 ? [notYet(`Nobody has said yet what moves ${subject} on.`, transitions.question)] : [];
  const moves = movesOf(cycle);
  const firsts = states.filter((state) => isAt(state, 'first'));
  const reached = reachedFrom(firsts, moves);
  const placeOf = (state: State) => placeAt('state', state, transitions, cycle.entity);
  const lost = reached.size === 0 ? [] : states.filter(({ id }) => !reached.has(id));
  const stuck = states.filter(
    (state) => !isAt(state, 'last') && !moves.some(({ from, to }) => from === state.id && to !== state.id),
  );
  return [
    ...lost.map((state) =>
      breach(`No move brings ${subject} to ${inQuotes(state.label)}; name one, or drop the state.`, placeOf(state)),
    ),
    ...stuck.map((state) =>
      breach(
        `No move leads on from ${inQuotes(state.label)} of ${subject}; name one, or say that it is a last one.`,
        placeOf(state),
      ),
    ),
  ];
}

type TransitionEnds = ReturnType<typeof movesOf>[number];

/** Moves forward, and back where something is reopened or corrected. */
function movesOf({ transitions, reversals }: Lifecycle) {
  return [...listOf(transitions), ...listOf(reversals)].flatMap(({ from, to }) =>
    from.id === null || to.id === null ? [] : [{ from: from.id, to: to.id }],
  );
}

function reachedFrom(firsts: readonly State[], moves: readonly TransitionEnds[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const next = firsts.map(({ id }) => id);
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    for (const { from, to } of moves) if (from === id) next.push(to);
  }
  return reached;
}
