import { listOf } from '../answers/sourced.ts';
import type { Transition } from '../model/types.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import { TRIGGER_WORDS } from '../slots/states/transitions.ts';

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

/** The clock as the actor of a transition, with what it depends on in brackets, such as a constant. */
export function clockWords({ actors }: Pick<Transition, 'actors'>): string {
  const all = listOf(actors).map(({ label }) => label);
  const named = all.filter((label) => TRIGGER_WORDS.get(foldCase(label)) !== 'clock');
  return named.length === 0 ? 'the clock' : `the clock (${named.join(', ')})`;
}
