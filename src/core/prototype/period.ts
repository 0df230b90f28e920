/** How much of a date tells the period that it lies in. */
const LENGTH = { year: 4, month: 7, day: 10 } as const;

export type Period = keyof typeof LENGTH;

/** Whether a day or moment lies in the same year or month as today, or is today. */
export function isInPeriod(period: Period, at: string, today: string): boolean {
  return at.slice(0, LENGTH[period]) === today.slice(0, LENGTH[period]);
}
