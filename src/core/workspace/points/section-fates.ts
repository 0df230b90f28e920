import { memoizeByObject } from '../../base/memoize.ts';
import type { Fact, SectionChange, SectionFate } from '../../facts/types.ts';

/** In the order in which it was found. */
export const sectionChangesIn = memoizeByObject((facts: readonly Fact[]): readonly SectionChange[] =>
  facts.filter((fact) => fact.fact === 'section').sort((a, b) => a.number - b.number || (a.id < b.id ? -1 : 1)),
);

export const sectionFatesIn = memoizeByObject((facts: readonly Fact[]): readonly SectionFate[] =>
  sectionChangesIn(facts).flatMap(({ fates }) => fates),
);
