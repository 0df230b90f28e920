import { withCount } from '../../english/plural.ts';
import { gapsIn } from './gap.ts';
import type { DocumentGaps } from './report.ts';

function countGaps(document: DocumentGaps): number {
  return gapsIn(document).length;
}

export function totalGaps(documents: readonly DocumentGaps[]): number {
  return documents.reduce((sum, document) => sum + countGaps(document), 0);
}

/** How much is unsaid in how many documents. A single document is named. */
export function totalWords(documents: readonly DocumentGaps[], since: string | null): string {
  const count = totalGaps(documents);
  const fresh = since === null ? '' : 'new ';
  const after = since === null ? '' : ` since ${since}`;
  const gaps = withCount(count, `${fresh}gap`);
  const [only] = documents;
  if (only && documents.length === 1)
    return count === 0 ? `${only.path}: no ${fresh}gaps${after}.` : `${only.path}: ${gaps}${after}.`;
  const having = documents.filter((document) => countGaps(document) > 0).length;
  return count === 0
    ? `No ${fresh}gaps in ${withCount(documents.length, 'document')}${after}.`
    : `${gaps} in ${having} of ${documents.length} documents${after}.`;
}

export function limitWords(open: number, allowed: number): string {
  return `${open} open, ${allowed} allowed.`;
}

/** Empty where nobody asked for doubts. */
export function doubtsTotal(documents: readonly DocumentGaps[]): string {
  if (documents.every(({ doubts }) => doubts === undefined)) return '';
  const count = documents.reduce((sum, { doubts = [] }) => sum + doubts.length, 0);
  return `${withCount(count, 'warning')}, not counted as gaps.`;
}
