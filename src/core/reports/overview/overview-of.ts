import { ownersIn } from './owners-in.ts';
import { sharedSections } from './shared-sections.ts';
import type { DocumentSummary, Overview } from './types.ts';

/**
 * How far many documents are, what none of them answers, and whom it waits for. `today`: YYYY-MM-DD. Linear in the
 * sections of all documents.
 */
export function overviewOf(summaries: readonly DocumentSummary[], today: string): Overview {
  return {
    version: 1,
    documents: summaries.map(({ document }) => document),
    sections: sharedSections(summaries),
    owners: ownersIn(summaries, today),
  };
}
