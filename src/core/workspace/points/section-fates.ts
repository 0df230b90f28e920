import { compareTexts } from '../../base/compare-texts.ts';
import { memoizeByObject } from '../../base/memoize.ts';
import type { Fact, Question, SectionChange, SectionFate } from '../../facts/types.ts';

/** In the order in which they were found. */
export const sectionChangesIn = memoizeByObject((facts: readonly Fact[]): readonly SectionChange[] =>
  facts.filter((fact) => fact.fact === 'section').sort((a, b) => a.number - b.number || compareTexts(a.id, b.id)),
);

export const sectionFatesIn = memoizeByObject((facts: readonly Fact[]): readonly SectionFate[] =>
  sectionChangesIn(facts).flatMap(({ fates }) => fates),
);

/** The same for the same point and title, of a question, a fate or a key. */
export function sectionKeyText({ point, section }: Pick<Question, 'point' | 'section'>): string {
  return `${point}\n${section}`;
}
