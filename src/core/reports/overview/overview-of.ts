import { comparedTexts } from '../../base/compared-texts.ts';
import { folded } from '../../shapes/folded.ts';
import { sharedSections } from './shared-sections.ts';
import type { DocumentSummary, Overview, OwnerOverview, Waiting } from './types.ts';

/** Looks over many documents, in time linear in their sections. `today`: YYYY-MM-DD. */
export function overviewOf(summaries: readonly DocumentSummary[], today: string): Overview {
  return {
    version: 1,
    documents: summaries.map(({ document }) => document),
    sections: sharedSections(summaries),
    owners: ownersIn(summaries, today),
  };
}

interface Tally {
  readonly name: string;
  readonly counts: Record<Waiting['as'], number>;
  readonly documents: Set<string>;
  overdue: number;
}

/** Whom how much waits for in many documents, most first. `today`: YYYY-MM-DD; what was due before it is overdue. */
function ownersIn(summaries: readonly DocumentSummary[], today: string): readonly OwnerOverview[] {
  const tallies = new Map<string, Tally>();
  for (const { document, waiting } of summaries) {
    for (const wait of waiting) {
      const tally = tallyFor(wait.name, tallies);
      if (!tally) continue;
      tally.counts[wait.as] += wait.count;
      tally.documents.add(document.path);
      if (wait.due !== undefined && wait.due < today) tally.overdue += wait.count;
    }
  }
  return [...tallies.values()].map(toOwner).sort(byOpen);
}

/** A name is the same whatever its case, and with or without the sign that some write before it. */
function tallyFor(name: string, tallies: Map<string, Tally>): Tally | null {
  const shown = name.trim().replace(/^@/, '');
  const key = folded(shown);
  if (key === '') return null;
  const before = tallies.get(key);
  if (before) return before;
  const tally: Tally = {
    name: shown,
    counts: { marks: 0, deferred: 0, gaps: 0 },
    documents: new Set(),
    overdue: 0,
  };
  tallies.set(key, tally);
  return tally;
}

function toOwner({ name, counts, documents, overdue }: Tally): OwnerOverview {
  const open = counts.marks + counts.deferred + counts.gaps;
  return { name, open, ...counts, overdue, documents: [...documents] };
}

function byOpen(a: OwnerOverview, b: OwnerOverview): number {
  return b.open - a.open || b.overdue - a.overdue || comparedTexts(a.name, b.name);
}
