import { heldValue } from '../model/held.ts';
import type { Quantity } from '../model/things.ts';
import type { Acting } from './acting.ts';
import type { SampleRow } from './sample/types.ts';

/** What the clock does to a record when days pass. */
export interface Tick {
  readonly row: SampleRow;
  readonly cycle: string;
  /** Id of the state it moves to; null: it stays and somebody is reminded. */
  readonly to: string | null;
  /** Calendar date of the tick. */
  readonly on: string;
  readonly says: string;
}

const DAYS: readonly (readonly [unit: RegExp, days: number])[] = [
  [/^(?:minute|hour)/i, 0],
  [/^(?:working|business) day/i, 7 / 5],
  [/^(?:calendar )?day|^d$/i, 1],
  [/^week/i, 7],
  [/^month/i, 30],
  [/^year/i, 365],
];

/** A time in days, working days as seven fifths of one; undefined where its unit is none of time. */
export function inDays({ amount, unit }: Quantity): number | undefined {
  const found = DAYS.find(([name]) => name.test(unit.trim()));
  return found && amount * found[1];
}

/** The calendar date some days after another, both YYYY-MM-DD. */
export function daysAfter(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + Math.ceil(days));
  return at.toISOString().slice(0, 10);
}

/** What happens by itself to the records of a thing until a day: moves of the clock, and reminders where nobody acts. */
export function ticksUntil({ product, records }: Acting, entity: string, until: string): readonly Tick[] {
  return product.index.cycles(entity).flatMap((cycle) => {
    const clocks = product.index.transitions(cycle).flatMap((move) => {
      const after = heldValue(move.after);
      const days = heldValue(move.by) === 'clock' && after ? inDays(after) : undefined;
      return days === undefined || move.to.id === null
        ? []
        : [{ from: move.from.id, to: move.to.id, days, says: heldValue(move.event) ?? move.label }];
    });
    const idle = (heldValue(cycle.idle) ?? []).flatMap(({ state, after, next }) => {
      const time = heldValue(after);
      const days = time && inDays(time);
      return days === undefined
        ? []
        : [{ from: state.id, to: null, days, says: heldValue(next) ?? 'nothing' }];
    });
    return records.all(entity).flatMap((row) =>
      [...clocks, ...idle]
        .filter(({ from }) => from !== null && from === row.states.get(cycle.id))
        .map((clock) => ({ clock, on: daysAfter(since(row, cycle.id), clock.days) }))
        .filter(({ on }) => on !== '' && on <= until)
        .map(({ clock, on }) => ({ row, cycle: cycle.id, to: clock.to, on, says: clock.says })),
    );
  });
}

/** The day on which a record came to where it is. */
function since(row: SampleRow, cycle: string): string {
  return row.history.findLast((step) => step.cycle === cycle)?.at.slice(0, 10) ?? '9999-01-01';
}
