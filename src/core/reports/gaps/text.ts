import { printable, printableLine } from '../../base/printable.ts';
import type { Doubt } from '../../spec/doubts.ts';
import type { GapsInput } from './formats.ts';
import { type Gap, gapsIn } from './gap.ts';
import type { DocumentGaps } from './report.ts';
import { doubtsTotal, limitWords, totalGaps, totalWords } from './total.ts';

const WIDTH = 'unanswered'.length;

/** Lines with path:line, status, title or words; the gaps of a document, its doubts, and the totals. */
export function* textGaps({ documents, since, allowed, paint }: Omit<GapsInput, 'version'>): Iterable<string> {
  const end = documents.length === 1 ? '\n' : '\n\n';
  for (const document of documents) {
    const lines = linesOf(document, paint);
    if (lines.length > 0) yield `${lines.join('\n')}${end}`;
  }
  const limit = allowed === null ? '' : limitWords(totalGaps(documents), allowed);
  const sums = [totalWords(documents, since), doubtsTotal(documents), limit];
  yield `${sums
    .filter((sum) => sum !== '')
    .map(printable)
    .join('\n')}\n`;
}

function linesOf(document: DocumentGaps, paint: GapsInput['paint']): readonly string[] {
  const { path, doubts = [] } = document;
  return [
    ...gapsIn(document).map((gap) => lineOf(gap, paint)),
    ...doubts.map((doubt) => doubtLine(path, doubt, paint)),
  ];
}

function lineOf({ path, line, kind, words, aside }: Gap, paint: GapsInput['paint']): string {
  const status = kind === 'unanswered' || kind === 'partial' ? kind : 'mark';
  const more = aside ? ` (${aside})` : '';
  return `${printable(path)}:${line}  ${paint(kind, status.padEnd(WIDTH))}  ${words}${more}`;
}

function doubtLine(path: string, { line, kind, text }: Doubt, paint: GapsInput['paint']): string {
  return `${printable(path)}:${line}  ${paint(kind, kind.padEnd(WIDTH))}  ${printableLine(text)}`;
}
