import type { Quantity } from '../answers/sourced.ts';
import { addMonths, DAY_MS, formatTimestamp } from '../base/dates.ts';

const DAYS: readonly (readonly [unit: RegExp, days: number])[] = [
  [/^(?:minute|hour)/i, 0],
  [/^(?:working|business) day/i, 7 / 5],
  [/^(?:calendar )?day|^d$/i, 1],
  [/^week/i, 7],
  [/^month/i, 30],
  [/^year/i, 365],
];

const SHORT: readonly (readonly [unit: RegExp, minutes: number])[] = [
  [/^sec/i, 1 / 60],
  [/^min/i, 1],
  [/^(?:hour|h$)/i, 60],
];

/** A duration of seconds, minutes or hours in days; undefined for any other. */
export function partOfDay({ amount, unit }: Quantity): number | undefined {
  const found = SHORT.find(([name]) => name.test(unit.trim()));
  return found && (amount * found[1]) / (24 * 60);
}

/** A duration in days, a working day as 7/5 of a day; undefined where its unit is not one of time. */
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

const MONTHS: readonly (readonly [unit: RegExp, months: number])[] = [
  [/^month/i, 1],
  [/^year/i, 12],
];

/** The calendar date a duration after another; months and years have calendar length. */
export function dateAfter(date: string, time: Quantity): string | undefined {
  const at = timeAfter(Date.parse(date), time);
  return at === undefined ? undefined : formatTimestamp(at).slice(0, 10);
}

/** The moment a duration after another, by the calendar; undefined where the unit is not one of time. */
export function timeAfter(at: number, time: Quantity): number | undefined {
  const [, months] = MONTHS.find(([name]) => name.test(time.unit.trim())) ?? [];
  if (months !== undefined && Number.isInteger(time.amount * months)) return addMonths(at, time.amount * months);
  const days = inDays(time);
  return days === undefined ? undefined : at + Math.ceil(days) * DAY_MS;
}
