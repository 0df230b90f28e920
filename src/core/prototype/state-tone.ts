import { knownValue, listOf } from '../answers/sourced.ts';
import { dateAfter } from '../conditions/durations.ts';
import { isFinalState } from '../model/states/is-final-state.ts';
import type { Lifecycle, State } from '../model/types.ts';
import type { ActorContext } from './actor-context.ts';
import { enteredOn } from './clock-events.ts';
import type { SampleRow } from './sample/types.ts';

export type StateTone = 'final' | 'waiting' | 'late' | 'normal';

/**
 * How urgent the state of a record is. Late: the clock led there, or the record has been there for too long. Waiting:
 * nothing leads back to this first state, or only the end comes after it.
 */
export function stateTone(
  { product, today }: Pick<ActorContext, 'product' | 'today'>,
  row: SampleRow,
  cycle: Lifecycle,
  state: State,
): StateTone {
  if (isFinalState(state)) return 'final';
  const longest = knownValue(state.longestStay);
  const since = enteredOn(row, cycle.id);
  const until = longest && since && dateAfter(since, longest);
  const moves = listOf(cycle.transitions).filter(({ from, to }) => from.id !== to.id);
  const into = moves.filter(({ to }) => to.id === state.id);
  if ((until && until < today) || into.some(({ by }) => knownValue(by) === 'clock')) return 'late';
  const next = moves.filter(({ from }) => from.id === state.id).map(({ to }) => product.index.states(cycle).get(to.id));
  const isStart = knownValue(state.place) === 'first' && into.length === 0;
  const isAlmostOver = next.every((one) => one !== undefined && isFinalState(one));
  return next.length > 0 && (isStart || isAlmostOver) ? 'waiting' : 'normal';
}
