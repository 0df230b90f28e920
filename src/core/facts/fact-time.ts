import type { Fact } from './types.ts';

/** When something was said; empty where it bears no time. */
export function factTime(fact: Fact): string {
  if (fact.fact === 'section') return '';
  if (fact.fact !== 'question') return fact.at;
  return fact.origin.from === 'hand' ? fact.origin.at : '';
}
