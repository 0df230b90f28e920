import { inOneLine, printable } from '../../../base/one-line.ts';
import { escapeCell } from '../../../spec/escape.ts';
import { uriOf } from '../../gaps/uri-of.ts';
import type { Presented } from './formats.ts';
import { type Column, type Table, tablesOf } from './tables.ts';

/** Markdown to paste, the documents as links. */
export function markdownOverview({ overview, most }: Presented): string {
  const tables = tablesOf(overview, most).map(tableText);
  return tables.length === 0 ? 'There is nothing to look over.\n' : `${tables.join('\n\n')}\n`;
}

function tableText({ title, columns, rows, more }: Table): string {
  const lines = [
    columns.map(({ head }) => head),
    columns.map(({ holds }) => (holds === 'number' ? '---:' : '---')),
    ...rows.map((row) => columns.map((column, at) => cellText(row[at] ?? '', column))),
  ].map((cells) => `| ${cells.join(' | ')} |`);
  const rest = more > 0 ? `\n\n… and ${more} more` : '';
  return `### ${title}\n\n${lines.join('\n')}${rest}`;
}

function cellText(text: string, { holds }: Column): string {
  // A name after "@" would be notified where the table is pasted.
  const words = escapeCell(holds === 'path' ? printable(text) : inOneLine(text)).replace(
    /@(?=\w)/g,
    '@\u2060',
  );
  if (holds !== 'path') return words;
  return `[${words}](${uriOf(text).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))})`;
}
