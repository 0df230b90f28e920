import { memoizeByObject } from '../base/memoize.ts';
import type { Fact } from './types.ts';

/** When something was said; empty where it bears no time. */
export function factTime(fact: Fact): string {
  if (fact.fact === 'section') return '';
  if (fact.fact !== 'question') return fact.at;
  return fact.origin.from === 'hand' ? fact.origin.at : '';
}

/** No clock is as fast as that: what bears a later time has it from a slip of the pen, and would leave none for the rest. */
const BEYOND = Date.UTC(9000, 0);

/** The same in milliseconds since 1970; 0 where it bears none that a clock could show. */
export function factInstant(fact: Fact): number {
  const time = Date.parse(factTime(fact));
  return time < BEYOND ? time : 0;
}

/** The latest time that any of them bears, milliseconds since 1970. */
export const latestInstant = memoizeByObject((facts: readonly Fact[]): number =>
  facts.reduce((latest, fact) => Math.max(latest, factInstant(fact)), 0),
);

interface Timed {
  readonly id: string;
  readonly at: string;
}

/** By time; what names only its second was said before what is told more exactly. */
export function byTime(a: Timed, b: Timed): number {
  const [one, other] = [toTheMillisecond(a.at), toTheMillisecond(b.at)];
  return one < other ? -1 : one > other ? 1 : a.id < b.id ? -1 : 1;
}

/** The instant as text that sorts; one that names only its second is the first of it. */
export function toTheMillisecond(at: string): string {
  return isSecond(at) ? at.replace('Z', '.000Z') : at;
}

export function isSecond(at: string): boolean {
  return at.length === '2026-12-01T09:30:00Z'.length;
}
