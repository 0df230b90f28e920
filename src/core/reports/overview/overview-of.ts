import { comparedTexts } from '../../base/compared-texts.ts';
import { grouped } from '../../base/grouped.ts';
import { folded } from '../../shapes/folded.ts';
import { sharedSections } from './shared-sections.ts';
import type { DocumentSummary, Overview, OwnerOverview, Waiting } from './types.ts';

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
  const byName = grouped(
    all.filter(({ name }) => name !== ''),
    ({ name }) => folded(name),
  );
  return [...byName.values()].map((waits) => ownerOf(waits, today)).sort(byOpen);
}

function ownerOf(waits: readonly (Waiting & { readonly path: string })[], today: string): OwnerOverview {
  const sum = (counts: (wait: Waiting) => boolean) =>
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
  return b.open - a.open || b.overdue - a.overdue || comparedTexts(a.name, b.name);
}
