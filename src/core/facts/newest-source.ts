import type { Fact, Source } from './types.ts';

/** What SPEC.md was last copied from. Of two with one number, from two branches, the later counts. */
export function newestSource(facts: Iterable<Fact>): Source | null {
  let newest: Source | null = null;
  for (const fact of facts) {
    if (fact.fact === 'source' && (newest === null || placeOf(fact) > placeOf(newest))) newest = fact;
  }
  return newest;
}

function placeOf({ id, at }: Source): string {
  return `${id.slice(0, 4)} ${at} ${id}`;
}
