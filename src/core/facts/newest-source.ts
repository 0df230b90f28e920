import type { Fact, SpecSource } from './types.ts';

/** The document that SPEC.md was last copied from. Of two with one number, from two branches, the later counts. */
export function newestSpecSource(facts: Iterable<Fact>): SpecSource | null {
  let newest: SpecSource | null = null;
  for (const fact of facts) {
    if (fact.fact === 'source' && (newest === null || sortKeyOf(fact) > sortKeyOf(newest))) newest = fact;
  }
  return newest;
}

function sortKeyOf({ id, at }: SpecSource): string {
  return `${id.slice(0, 4)} ${at} ${id}`;
}
