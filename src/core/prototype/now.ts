/** ISO 8601; always at noon, wherever the time of day matters. */
export function nowOf({ today }: { readonly today: string }): string {
  return `${today}T12:00:00Z`;
}

/** How many characters of a date identify the period it is in. */
const LENGTH = { year: 4, month: 7, day: 10 } as const;

export type Period = keyof typeof LENGTH;

export function isInPeriod(period: Period, at: string, today: string): boolean {
  return at.slice(0, LENGTH[period]) === today.slice(0, LENGTH[period]);
}
