import { knownValue, listOf, type Quantity } from '../answers/sourced.ts';
import { dateAfter, inDays } from '../conditions/durations.ts';
import type { Lifecycle } from '../model/types.ts';
import type { Product } from '../product/product.ts';
import type { ActorContext } from './actor-context.ts';
import { isGuardMet } from './consequences/guards.ts';
import type { SampleRow } from './sample/types.ts';

/** What the clock does to a record when days pass. */
export interface ClockEvent {
  readonly row: SampleRow;
  readonly cycle: string;
  /** Id of the state it moves to; null: it stays and somebody is reminded. */
  readonly to: string | null;
  readonly on: string;
  readonly says: string;
}

/** The transitions of the clock with their times: from the constant that they name, else their own. */
export function clockMovesOf({ index }: Product, cycle: Lifecycle) {
  return listOf(cycle.transitions).flatMap((move) => {
    if (knownValue(move.by) !== 'clock' || move.to.id === null) return [];
    const named = listOf(move.actors).flatMap(({ label }) => index.constants.called(label) ?? []);
    const time = named.map(({ value }) => knownValue(value)).find(Boolean) ?? knownValue(move.after);
    return time && inDays(time) !== undefined ? [{ move, time }] : [];
  });
}

/** What the clock does to the records of an entity until a day: transitions and reminders. */
export function clockEventsUntil(actor: ActorContext, entity: string, until: string): readonly ClockEvent[] {
  const { product, records } = actor;
  return product.index.cycles(entity).flatMap((cycle) => {
    const clocks = clockMovesOf(product, cycle).map(({ move, time }) => ({
      from: move.from.id,
      to: move.to.id,
      time,
      says: knownValue(move.event) ?? move.label,
      isOpen: (row: SampleRow) => isGuardMet({ ...actor, today: until }, row, move.guard),
    }));
    const idle = listOf(cycle.idle).flatMap(({ state, after, next }) => {
      const time = knownValue(after);
      return time && inDays(time) !== undefined
        ? [{ from: state.id, to: null, time, says: knownValue(next) ?? 'nothing', isOpen: () => true }]
        : [];
    });
    return records.all(entity).flatMap((row) =>
      [...clocks, ...idle]
        .filter(({ from }) => from !== null && from === row.states.get(cycle.id))
        .map((clock) => ({ clock, on: dueOn(row, cycle.id, clock.time) }))
        .filter(({ on, clock }) => on !== '' && on <= until && clock.isOpen(row))
        .map(({ clock, on }) => ({ row, cycle: cycle.id, to: clock.to, on, says: clock.says })),
    );
  });
}

/** The day on which a record came to its state; a transition to the same state does not count. */
export function enteredOn({ history }: SampleRow, cycle: string): string | undefined {
  return history.findLast((step) => step.cycle === cycle && step.from !== step.to)?.at.slice(0, 10);
}

/** The day on which a time in the present state is over; 9999-01-01 where the day of entry is not known. */
export function dueOn(row: SampleRow, cycle: string, time: Quantity): string {
  const entered = enteredOn(row, cycle);
  return (entered && dateAfter(entered, time)) ?? '9999-01-01';
}
