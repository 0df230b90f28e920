import { comparedTexts } from '../../base/compared-texts.ts';
import type { DocumentSection, DocumentSummary, SharedSection } from './types.ts';

interface Tally {
  readonly heading: string;
  documents: number;
  answered: number;
  partial: number;
  readonly unanswered: string[];
}

/** The sections that at least two documents have and not all of them answer, those that nobody answers first. */
export function sharedSections(summaries: readonly DocumentSummary[]): readonly SharedSection[] {
  const tallies = new Map<string, Tally>();
  for (const { document, sections } of summaries) {
    for (const section of oncePerDocument(sections)) count(section, document.path, tallies);
  }
  return [...tallies.values()]
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

function count({ key, heading, stands }: DocumentSection, path: string, tallies: Map<string, Tally>): void {
  const counts = tallies.get(key) ?? { heading, documents: 0, answered: 0, partial: 0, unanswered: [] };
  tallies.set(key, counts);
  counts.documents++;
  if (stands === 'unanswered') counts.unanswered.push(path);
  else counts[stands]++;
}

/** What nobody says anything to, what nobody says everything to, the rest; of each, what most documents leave open. */
function neverFirst(a: SharedSection, b: SharedSection): number {
  return said(a) - said(b) || left(b) - left(a) || comparedTexts(a.heading, b.heading);
}

function said({ answered, partial }: SharedSection): 0 | 1 | 2 {
  return answered > 0 ? 2 : partial > 0 ? 1 : 0;
}

function left({ documents, answered }: SharedSection): number {
  return documents - answered;
}
