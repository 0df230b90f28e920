import { groupBy } from '../../base/group-by.ts';
import { compareTexts } from '../../base/texts.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type {
  DocumentSection,
  DocumentSummary,
  GapRow,
  Overview,
  OwnerOverview,
  SharedSection,
  WaitingItem,
} from './types.ts';

/** The sections that at least two documents have and not all of them answer, those that none answers first. */
function sharedSections(summaries: readonly DocumentSummary[]): readonly SharedSection[] {
  const found = summaries.flatMap(({ document: { path }, sections }) =>
    [...oncePerDocument(sections)].map((section) => ({ ...section, path })),
  );
  return [...groupBy(found, ({ key }) => key).values()]
    .map((all) => ({
      heading: all[0]?.heading ?? '',
      documents: all.length,
      answered: all.filter(({ status }) => status === 'answered').length,
      partial: all.filter(({ status }) => status === 'partial').length,
      unanswered: all.flatMap(({ status, path }) => (status === 'unanswered' ? [path] : [])),
    }))
    .filter(({ documents, answered }) => documents >= 2 && answered < documents)
    .sort(compareSections);
}

const RANK: Readonly<Record<DocumentSection['status'], number>> = { unanswered: 0, partial: 1, answered: 2 };

/** A document that has a heading twice counts once: by the one that says most. */
function oncePerDocument(sections: readonly DocumentSection[]): Iterable<DocumentSection> {
  const best = new Map<string, DocumentSection>();
  for (const section of sections) {
    const before = best.get(section.key);
    if (!before || RANK[section.status] > RANK[before.status]) best.set(section.key, section);
  }
  return best.values();
}

/** First what no document says anything to, then what none says everything to; among these, what most leave open. */
function compareSections(a: SharedSection, b: SharedSection): number {
  return (
    answeredRank(a) - answeredRank(b) || unansweredCount(b) - unansweredCount(a) || compareTexts(a.heading, b.heading)
  );
}

function answeredRank({ answered, partial }: SharedSection): 0 | 1 | 2 {
  return answered > 0 ? 2 : partial > 0 ? 1 : 0;
}

function unansweredCount({ documents, answered }: SharedSection): number {
  return documents - answered;
}

/** Takes time linear in their sections. `today`: YYYY-MM-DD. */
export function overviewOf(summaries: readonly DocumentSummary[], today: string): Overview {
  return {
    version: 1,
    documents: summaries.map(({ document }) => document),
    sections: sharedSections(summaries),
    owners: ownersIn(summaries, today),
  };
}

/** Whom most waits for first. `today`: YYYY-MM-DD; what was due before it is overdue. */
function ownersIn(summaries: readonly DocumentSummary[], today: string): readonly OwnerOverview[] {
  const all = summaries.flatMap(({ document: { path }, waiting }) =>
    waiting.map((wait) => ({ ...wait, path, name: wait.name.trim().replace(/^@/, '') })),
  );
  // A name is the same in any case, and with or without a leading “@”.
  const named = all.filter(({ name }) => name !== '');
  const byName = groupBy(named, ({ name }) => foldCase(name));
  return [...byName.values()].map((waits) => ownerOf(waits, today)).sort(byOpen);
}

function ownerOf(waits: readonly (WaitingItem & { readonly path: string })[], today: string): OwnerOverview {
  const sum = (counts: (wait: WaitingItem) => boolean) =>
    waits.reduce((all, wait) => all + (counts(wait) ? wait.count : 0), 0);
  return {
    name: waits[0]?.name ?? '',
    open: sum(() => true),
    marks: sum((wait) => wait.as === 'marks'),
    deferred: sum((wait) => wait.as === 'deferred'),
    gaps: sum((wait) => wait.as === 'gaps'),
    overdue: sum(({ due }) => due !== undefined && due < today),
    documents: [...new Set(waits.map(({ path }) => path))],
  };
}

function byOpen(a: OwnerOverview, b: OwnerOverview): number {
  return b.open - a.open || b.overdue - a.overdue || compareTexts(a.name, b.name);
}

export interface LibraryView {
  readonly name: string;
  /** Null until everything was read once. */
  readonly overview: Overview | null;
  /** One for each document of the overview, in the same order. */
  readonly entries: readonly LibraryEntry[];
  /** One sentence for each document that is left out, with its name. */
  readonly unreadable: readonly string[];
  /** How far the reading is while documents are being read, or null. */
  readonly reading: { readonly read: number; readonly of: number } | null;
}

export interface LibraryEntry {
  /** Stays the same for as long as the folder is served. */
  readonly id: number;
  /** Where the workspace is served already; null: not yet, or it is no workspace. */
  readonly url: string | null;
}

/** What the page gets of one document when a person opens its gaps. */
export interface GapsView {
  /** In the order of their lines. */
  readonly gaps: readonly GapRow[];
  /** How a workspace is made of it; null: it is one. */
  readonly make: NewWorkspaceView | null;
}

export interface NewWorkspaceView {
  /** Path of the document relative to where the program was started, with "/". */
  readonly path: string;
  /** Whether its own folder becomes the workspace, with the document as SPEC.md. */
  readonly isInPlace: boolean;
}
