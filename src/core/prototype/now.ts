import { DAY_MS, formatTimestamp } from '../base/dates.ts';

interface Present {
  /** YYYY-MM-DD. */
  readonly today: string;
  /** ISO 8601; absent: noon. */
  readonly now?: string | undefined;
}

/** ISO 8601; at noon, wherever no time of day was said. */
export function nowOf({ today, now }: Present): string {
  return now ?? `${today}T12:00:00Z`;
}

/** The moment so many days, or parts of a day, after another one, to the minute; with its day. */
export function momentAfter(at: string, days: number): { readonly today: string; readonly now: string } {
  const minute = Math.round((Date.parse(at) + days * DAY_MS) / 6e4) * 6e4;
  const now = formatTimestamp(minute).replace('.000Z', 'Z');
  return { today: now.slice(0, 10), now };
}
/** How many characters of a date identify the period it is in. */
const LENGTH = { year: 4, month: 7, day: 10 } as const;

export type Period = keyof typeof LENGTH;

export function isInPeriod(period: Period, at: string, today: string): boolean {
  return at.slice(0, LENGTH[period]) === today.slice(0, LENGTH[period]);
}
