import type { DocumentOverview } from './types.ts';

/** The least done first, of equal ones the one with most unsaid; documents without points come last. */
export function leastDone(a: DocumentOverview, b: DocumentOverview): number {
  return (a.done ?? 2) - (b.done ?? 2) || b.unanswered - a.unanswered || b.gaps - a.gaps;
}

/** Rounded down, so that only what is whole is called 100 %. */
export function percentDone(done: number): string {
  return `${Math.floor(done * 100)} %`;
}
