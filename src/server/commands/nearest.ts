import { letterPairs, likeness } from '#core/index.ts';

/** How alike two texts must be to be offered, from 0 to 1, and how many are. */
const ALIKE = 0.4;
const MAX_OFFERED = 3;

export function nearest(written: string, candidates: readonly string[]): readonly string[] {
  const pairs = letterPairs(` ${written} `);
  return candidates
    .map((candidate) => ({ candidate, alike: likeness(pairs, letterPairs(` ${candidate} `)) }))
    .filter(({ alike }) => alike >= ALIKE)
    .sort((a, b) => b.alike - a.alike || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, MAX_OFFERED)
    .map(({ candidate }) => candidate);
}

/** The end of a sentence that offers them. */
export function orAmong(near: readonly string[]): string {
  return near.length === 0 ? '' : `; the nearest are ${near.map((id) => `“${id}”`).join(', ')}`;
}
