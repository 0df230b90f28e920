import { ownersIn } from './owners-in.ts';
import { sharedSections } from './shared-sections.ts';
import type { DocumentSummary, Overview } from './types.ts';

/** Looks over many documents, in time linear in their sections. `today`: YYYY-MM-DD. */
export function overviewOf(summaries: readonly DocumentSummary[], today: string): Overview {
  return {
    version: 1,
    documents: summaries.map(({ document }) => document),
    sections: sharedSections(summaries),
    owners: ownersIn(summaries, today),
  };
}
