import { knownValue, listOf, type Quantity } from '../answers/sourced.ts';
import { dateAfter, inDays, partOfDay } from '../conditions/durations.ts';
import { hasTimeOfDay } from '../model/entities/naming-field.ts';
import { isFinalState } from '../model/states/find-transitions.ts';
import type { Field, Lifecycle, State, Transition } from '../model/types.ts';
import { memoizeByProduct, type Product } from '../product/product.ts';
import type { Constant } from '../slots/constants/number-details.ts';
import { type ActorContext, scopeOf } from './actor-context.ts';
import { isMoney, valueText } from './cell-text.ts';
import { isGuardMet } from './consequences/guards.ts';
import type { Tone } from './emphasis.ts';
import { momentAfter } from './now.ts';
import { saidTone } from './said-tones.ts';
import type { SampleRow, Visit } from './sample/types.ts';

/** What the clock does to a record when days pass. */
export interface ClockEvent {
  readonly row: SampleRow;
  readonly cycle: string;
  /** Id of the state it moves to; null: it stays and somebody is reminded. */
  readonly to: string | null;
  readonly on: string;
  readonly says: string;
}

interface ClockMove {
  readonly move: Transition;
  /** The day, or the moment, at which it is due for a record in its present state; 9999-01-01 where there is none. */
  readonly dueFor: (actor: ActorContext, row: SampleRow) => string;
}

const NEVER = '9999-01-01';

/**
 * The transitions of the clock: due so long after the present state began, by a constant that they name, for whom it
 * is, or by their own time; or after a date of the record that they name, “Due”.
 */
export function clockMovesOf({ index }: Product, cycle: Lifecycle): readonly ClockMove[] {
  return listOf(cycle.transitions).flatMap((move): readonly ClockMove[] => {
    if (knownValue(move.by) !== 'clock' || move.to.id === null) return [];
    const names = listOf(move.actors).map(({ label }) => label);
    const own = knownValue(move.after);
    const after = own && inDays(own) !== undefined ? own : undefined;
    const date = dateFieldIn(index.fields(cycle.entity), names);
    if (date) return [{ move, dueFor: (_, row) => dayAfterDate(row, date, after) }];
    const [constant] = names.flatMap((name) => index.constants.called(name) ?? []);
    const named = knownValue(constant?.value);
    if (constant && named && inDays(named) !== undefined)
      return [{ move, dueFor: (actor, row) => dueOn(row, cycle.id, quantityFor(actor, row, constant) ?? named) }];
    return after ? [{ move, dueFor: (_, row) => dueOn(row, cycle.id, after) }] : [];
  });
}

function dateFieldIn(fields: ReturnType<Product['index']['fields']>, names: readonly string[]): Field | undefined {
  return names.flatMap((name) => fields.called(name) ?? []).find(({ type }) => knownValue(type) === 'date');
}

/**
 * So long after a date of the record; without such a time the day after it, as a date that is reached is over the next
 * day. A moment is over at once.
 */
function dayAfterDate(row: SampleRow, field: Field, after: Quantity | undefined): string {
  const value = valueText(row.cells.get(field.id)?.value);
  if (hasTimeOfDay(field) && value.length > 10)
    return momentAfter(value, after ? (partOfDay(after) ?? inDays(after) ?? 0) : 0).now;
  const date = value.slice(0, 10);
  return (date !== '' && dateAfter(date, after ?? { amount: 1, unit: 'days', text: '1 day' })) || NEVER;
}

function quantityFor(actor: ActorContext, row: SampleRow, { label, value }: Constant): Quantity | undefined {
  const usual = knownValue(value);
  const amount = scopeOf(actor, row).value(label);
  return usual && isMoney(amount) ? { ...usual, ...amount } : usual;
}

/** What the clock does to the records of an entity until a day: transitions and reminders. */
export function clockEventsUntil(actor: ActorContext, entity: string, until: string): readonly ClockEvent[] {
  const { product, records } = actor;
  return product.index.cycles(entity).flatMap((cycle) => {
    const clocks = clockMovesOf(product, cycle).map(({ move, dueFor }) => ({
      from: move.from.id,
      to: move.to.id,
      due: (row: SampleRow) => dueFor(actor, row),
      says: knownValue(move.event) ?? move.label,
      isOpen: (row: SampleRow) => isGuardMet({ ...actor, today: until }, row, move.guard),
    }));
    const idle = listOf(cycle.idle).flatMap(({ state, after, next }) => {
      const time = knownValue(after);
      return time && inDays(time) !== undefined
        ? [
            {
              from: state.id,
              to: null,
              due: (row: SampleRow) => dueOn(row, cycle.id, time),
              says: knownValue(next) ?? 'nothing',
              isOpen: () => true,
            },
          ]
        : [];
    });
    return records.all(entity).flatMap((row) =>
      [...clocks, ...idle]
        .filter(({ from }) => from !== null && from === row.states.get(cycle.id))
        .map((clock) => ({ clock, on: clock.due(row) }))
        .filter(({ on, clock }) => on !== '' && on.slice(0, 10) <= until && clock.isOpen(row))
        .map(({ clock, on }) => ({ row, cycle: cycle.id, to: clock.to, on, says: clock.says })),
    );
  });
}

/** The day on which a record came to its state; a transition to the same state does not count. */
export function enteredOn(row: SampleRow, cycle: string): string | undefined {
  return entryInto(row, cycle)?.at.slice(0, 10);
}

function entryInto({ history }: SampleRow, cycle: string): Visit | undefined {
  return history.findLast((step) => step.cycle === cycle && step.from !== step.to);
}

/** Whether anything here happens within a day, so that minutes and hours count. */
export const runsWithinDays = memoizeByProduct((product): boolean => {
  const { model, index } = product;
  const times = model.states.cycles.flatMap((cycle) => [
    ...listOf(cycle.transitions).flatMap(({ by, after, actors }) =>
      knownValue(by) === 'clock'
        ? [knownValue(after), ...listOf(actors).map(({ label }) => knownValue(index.constants.called(label)?.value))]
        : [],
    ),
    ...listOf(cycle.idle).map(({ after }) => knownValue(after)),
  ]);
  const dates = model.states.cycles.flatMap((cycle) =>
    listOf(cycle.transitions).flatMap(({ actors }) =>
      listOf(actors).flatMap(({ label }) => index.fields(cycle.entity).called(label) ?? []),
    ),
  );
  return times.some((time) => time && partOfDay(time) !== undefined) || dates.some(hasTimeOfDay);
});

/** The day, or the moment, at which a time in the present state is over; 9999-01-01 where its beginning is not known. */
export function dueOn(row: SampleRow, cycle: string, time: Quantity): string {
  const short = partOfDay(time);
  const since = short === undefined ? undefined : entryInto(row, cycle)?.at;
  if (short !== undefined && since) return momentAfter(since, short).now;
  const entered = enteredOn(row, cycle);
  return (entered && dateAfter(entered, time)) ?? NEVER;
}

export type StateTone = 'final' | 'waiting' | 'late' | 'normal' | Tone;

/**
 * The colour that was said for the state of a record, else how urgent it is. Late: the clock led there, or the record has been there for too long. Waiting:
 * nothing leads back to this first state, or only the end comes after it.
 */
export function stateTone(
  { product, today }: Pick<ActorContext, 'product' | 'today'>,
  row: SampleRow,
  cycle: Lifecycle,
  state: State,
): StateTone {
  const said = saidTone(state);
  if (said !== null) return said;
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
