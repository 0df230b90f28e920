import { comparedTexts } from '../../base/compared-texts.ts';
import { grouped } from '../../base/grouped.ts';
import type { DocumentSection, DocumentSummary, SharedSection } from './types.ts';

/** The sections that at least two documents have and not all of them answer, those that none answers first. */
export function sharedSections(summaries: readonly DocumentSummary[]): readonly SharedSection[] {
  const found = summaries.flatMap(({ document: { path }, sections }) =>
    [...oncePerDocument(sections)].map((section) => ({ ...section, path })),
  );
  return [...grouped(found, ({ key }) => key).values()]
    .map((all) => ({
      heading: all[0]?.heading ?? '',
      documents: all.length,
      answered: all.filter(({ stands }) => stands === 'answered').length,
      partial: all.filter(({ stands }) => stands === 'partial').length,
      unanswered: all.flatMap(({ stands, path }) => (stands === 'unanswered' ? [path] : [])),
    }))
    .filter(({ documents, answered }) => documents >= 2 && answered < documents)
    .sort(neverFirst);
}

const RANK: Readonly<Record<DocumentSection['stands'], number>> = { unanswered: 0, partial: 1, answered: 2 };

/** A document that has a heading twice counts once: by the one that says most. */
function oncePerDocument(sections: readonly DocumentSection[]): Iterable<DocumentSection> {
  const best = new Map<string, DocumentSection>();
  for (const section of sections) {
    const before = best.get(section.key);
    if (!before || RANK[section.stands] > RANK[before.stands]) best.set(section.key, section);
  }
  return best.values();
}

/** First what no document says anything to, then what none says everything to; among these, what most leave open. */
function neverFirst(a: SharedSection, b: SharedSection): number {
  return said(a) - said(b) || left(b) - left(a) || comparedTexts(a.heading, b.heading);
}

function said({ answered, partial }: SharedSection): 0 | 1 | 2 {
  return answered > 0 ? 2 : partial > 0 ? 1 : 0;
}

function left({ documents, answered }: SharedSection): number {
  return documents - answered;
}
