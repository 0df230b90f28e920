import { memoizeByObject } from '../base/memoize.ts';
import type { Fact } from './types.ts';

/** Empty where it has no time. */
export function factTime(fact: Fact): string {
  if (fact.fact === 'section') return '';
  if (fact.fact !== 'question') return fact.at;
  return fact.origin.from === 'hand' ? fact.origin.at : '';
}

/** A later time is a typing error, and would leave no later time for the other facts. */
const LATEST_PLAUSIBLE = Date.UTC(9000, 0);

/** In milliseconds since 1970; 0 without a plausible time. */
export function factInstant(fact: Fact): number {
  const time = Date.parse(factTime(fact));
  return time < LATEST_PLAUSIBLE ? time : 0;
}

/** The latest time of any of them, in milliseconds since 1970. */
export const latestInstant = memoizeByObject((facts: readonly Fact[]): number =>
  facts.reduce((latest, fact) => Math.max(latest, factInstant(fact)), 0),
);

interface Timed {
  readonly id: string;
  readonly at: string;
}

/** By time; a time given to the second comes before more exact ones within that second. */
export function compareByTime(a: Timed, b: Timed): number {
  const [one, other] = [withMilliseconds(a.at), withMilliseconds(b.at)];
  return one < other ? -1 : one > other ? 1 : a.id < b.id ? -1 : 1;
}

/** The instant as text that sorts; a time given to the second counts as the start of it. */
export function withMilliseconds(at: string): string {
  return isToTheSecond(at) ? at.replace('Z', '.000Z') : at;
}

export function isToTheSecond(at: string): boolean {
  return at.length === '2026-12-01T09:30:00Z'.length;
}
