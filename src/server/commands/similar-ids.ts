import { diceSimilarity, letterBigrams } from '#core/index.ts';

/** How similar an id must be to be offered, from 0 to 1, and how many are offered. */
const MIN_LIKENESS = 0.4;
const MAX_OFFERED = 3;

export function similarIds(query: string, candidates: readonly string[]): readonly string[] {
  const pairs = letterBigrams(` ${query} `);
  return candidates
    .map((candidate) => ({ candidate, alike: diceSimilarity(pairs, letterBigrams(` ${candidate} `)) }))
    .filter(({ alike }) => alike >= MIN_LIKENESS)
    .sort((a, b) => b.alike - a.alike || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, MAX_OFFERED)
    .map(({ candidate }) => candidate);
}

/** The end of a sentence that offers similar ids. */
export function similarIdsClause(near: readonly string[]): string {
  return near.length === 0 ? '' : `; the nearest are ${near.map((id) => `“${id}”`).join(', ')}`;
}
