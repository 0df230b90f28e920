import type { Quantity } from '../model/things.ts';

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
