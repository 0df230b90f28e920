import { printable, printableLine } from '../../../base/printable.ts';
import { escapeCell } from '../../../spec/escape.ts';
import { jsonText } from '../../gaps/json-pieces.ts';
import { linkTarget, withoutMentions } from '../../gaps/pasted-markdown.ts';
import type { Overview } from '../types.ts';
import { type Column, type Table, tablesOf } from './tables.ts';
import { textOverview } from './text.ts';

export interface OverviewInput {
  readonly overview: Overview;
  /** Rows that a table for people has at most. */
  readonly maxRows: number;
  /** Colours the head of a table, if colours are shown. */
  readonly paint: (as: 'title' | 'head', text: string) => string;
}

/** The formats of `specwalk overview`, by name. */
export const OVERVIEW_FORMATS: Readonly<Record<string, (presented: OverviewInput) => string>> = {
  text: textOverview,
  json: ({ overview }) => `${jsonText(overview)}\n`,
  markdown: markdownOverview,
};

/** Markdown to paste, the documents as links. */
function markdownOverview({ overview, maxRows }: OverviewInput): string {
  const tables = tablesOf(overview, maxRows).map(tableText);
  return tables.length === 0 ? 'There is nothing to review.\n' : `${tables.join('\n\n')}\n`;
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
  const words = withoutMentions(escapeCell(holds === 'path' ? printable(text) : printableLine(text)));
  return holds === 'path' ? `[${words}](${linkTarget(text)})` : words;
}
