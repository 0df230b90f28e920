import { memoize } from './memoize.ts';

export const DAY_MS = 86_400_000;
const DATE = /^(\d{4})-(\d\d)-(\d\d)$/;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?$/i;

/** Days cached: thousands of records hold the same few hundred. */
const MAX_CACHED = 10_000;

/** Days since 1970-01-01 of a calendar date `YYYY-MM-DD`, or null where there is no such day. */
export const parseDay = memoize((text: string): number | null => {
  const [, year = '', month = '', day = ''] = DATE.exec(text) ?? [];
  if (year === '') return null;
  const at = Date.UTC(Number(year), Number(month) - 1, Number(day));
  const date = new Date(at);
  const exists =
    date.getUTCDate() === Number(day) &&
    date.getUTCMonth() === Number(month) - 1 &&
    date.getUTCFullYear() === Number(year);
  return exists ? at / DAY_MS : null;
}, MAX_CACHED);

/** Milliseconds since 1970 of a moment in ISO 8601, or null; without a zone it is UTC, a mere date its midnight. */
export function parseTimestamp(text: string): number | null {
  const day = parseDay(text.slice(0, 10));
  if (day === null) return null;
  if (text.length === 10) return day * DAY_MS;
  if (!TIMESTAMP.test(text)) return null;
  const at = Date.parse(/(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`);
  return Number.isNaN(at) ? null : at;
}

/** `YYYY-MM-DD`; years beyond four digits keep all of theirs. */
export const formatDay = memoize((day: number): string => {
  const text = formatTimestamp(day * DAY_MS);
  return text.slice(0, text.indexOf('T'));
}, MAX_CACHED);

/** ISO 8601 in UTC with milliseconds; empty for what no calendar reaches. */
export function formatTimestamp(at: number): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

export function dayOfTimestamp(at: number): number {
  return Math.floor(at / DAY_MS);
}

/** The midnight (UTC) a day begins with. */
export function startOfDay(day: number): number {
  return day * DAY_MS;
}

/** Months later at the same time of day; a month after 31 January is the last of February. */
export function addMonths(at: number, months: number): number {
  const date = new Date(at);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
  const next = new Date(first);
  const last = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  return first + (Math.min(date.getUTCDate(), last) - 1) * DAY_MS + (((at % DAY_MS) + DAY_MS) % DAY_MS);
}

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Days since Monday. 1970-01-01 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

/** Whole weeks since one that began on a Monday (ISO 8601). */
export function weekOfDay(day: number): number {
  return Math.floor((day + 3) / 7);
}

/** From Monday to Friday. */
export function isWorkday(day: number): boolean {
  return weekdayOf(day) < 5;
}

/** Working days after one day until another, that one included; below zero where that one is earlier. */
export function workdaysBetween(from: number, until: number): number {
  const since = (day: number) => weekOfDay(day) * 5 + Math.min(weekdayOf(day), 4);
  return since(until) - since(from);
}

/** The day so many working days later, or earlier; from a weekend one counts from the Friday before it. */
export function addWorkdays(day: number, count: number): number {
  const steps = Math.trunc(count);
  if (steps === 0) return day;
  const at = weekOfDay(day) * 5 + Math.min(weekdayOf(day), 4) + steps;
  // Before a weekend it is counted from the Monday after it.
  const begun = steps < 0 && !isWorkday(day) ? at + 1 : at;
  return Math.floor(begun / 5) * 7 + (((begun % 5) + 5) % 5) - 3;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** An ISO date or moment as people read it: “7 Mar 2026”, “7 Mar 2026, 16:34”; any other text as it is. */
export function dateInWords(text: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d).*)?$/.exec(text) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (name === undefined) return text;
  return `${Number(day)} ${name} ${year}${time === undefined ? '' : `, ${time}`}`;
}
