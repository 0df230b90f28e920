import { knownValue, listOf, questionOf } from '../../answers/sourced.ts';
import { reachableFrom } from '../../base/graphs.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import type { Lifecycle, State } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { type Breach, breach, closingRule, notYet, oneBreach, placeAt, type RuleOutcome } from '../closing-rule.ts';
import { placeOfLifecycle, subjectOf } from './lifecycle-places.ts';

/** Rule 14: a lifecycle has one first state, reaches all others, and leads on from each that is not a last one. */
export const lifecyclesAreConnected = closingRule({
  id: 14,
  severity: 'error',
  reason: 'A record has to start somewhere, and one that reaches a state with no way on is stuck there.',
  after: ['states'],
  finds: (product) => {
    const cycles = product.model.states.cycles.filter(({ states }) => listOf(states).length > 0);
    return cycles.flatMap((cycle) => [...breachesOfStart(cycle, product), ...foundInTransitions(cycle, product)]);
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
      : `begins in ${quotedList(firsts.map(({ label }) => label))} at once; choose one of them`;
  const place = placeOfLifecycle(cycle, questionOf(cycle.states), product);
  return oneBreach(`${inQuotes(subjectOf(cycle, product))} ${what}.`, place);
}

function foundInTransitions(cycle: Lifecycle, product: Product): RuleOutcome {
  const { transitions } = cycle;
  const subject = inQuotes(subjectOf(cycle, product));
  const states = listOf(cycle.states);
  if (transitions.is === 'unknown')
    return states.length > 1 ? [notYet(`Nobody has said yet what moves ${subject} on.`, transitions.question)] : [];
  const edges = edgesOf(cycle);
  const firsts = states.filter((state) => isAt(state, 'first'));
  const reached = reachableFrom(
    firsts.map(({ id }) => id),
    (id) => edges.flatMap(({ from, to }) => (from === id ? [to] : [])),
  );
  const placeOf = (state: State) => placeAt('state', state, transitions, cycle.entity);
  const lost = reached.size === 0 ? [] : states.filter(({ id }) => !reached.has(id));
  const stuck = states.filter(
    (state) => !isAt(state, 'last') && !edges.some(({ from, to }) => from === state.id && to !== state.id),
  );
  return [
    ...lost.map((state) =>
      breach(`No move brings ${subject} to ${inQuotes(state.label)}; name one, or drop the state.`, placeOf(state)),
    ),
    ...stuck.map((state) =>
      breach(
        `No move leads on from ${inQuotes(state.label)} of ${subject}; name one, or say that it is the last state.`,
        placeOf(state),
      ),
    ),
  ];
}
/** Transitions, and reversals where something is reopened or corrected. */
function edgesOf({ transitions, reversals }: Lifecycle) {
  return [...listOf(transitions), ...listOf(reversals)].flatMap(({ from, to }) =>
    from.id === null || to.id === null ? [] : [{ from: from.id, to: to.id }],
  );
}
