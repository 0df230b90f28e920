import { memoizeByObject } from '../../base/memoize.ts';
import type { Fact, SectionChange, SectionFate } from '../../facts/types.ts';

/** What became of sections, in the order in which it was found. */
export const changesIn = memoizeByObject((facts: readonly Fact[]): readonly SectionChange[] =>
  facts
    .filter((fact) => fact.fact === 'section')
    .sort((a, b) => a.number - b.number || (a.id < b.id ? -1 : 1)),
);

/** The same, section by section. */
export const fatesIn = memoizeByObject((facts: readonly Fact[]): readonly SectionFate[] =>
  changesIn(facts).flatMap(({ fates }) => fates),
);
