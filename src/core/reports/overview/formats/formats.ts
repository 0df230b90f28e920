import { printable, printableLine } from '../../../base/texts.ts';
import { escapeCell } from '../../../spec/escape.ts';
import { linkTarget, withoutMentions } from '../../gaps/formats.ts';
import { jsonText } from '../../gaps/json-pieces.ts';
import type { Overview } from '../types.ts';
import { type Column, type Table, tablesOf } from './tables.ts';

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

/** Columns of a terminal that a line may take. */
const WIDTH = 100;
const COLUMN_GAP = '  ';
/** The largest share of the remaining width for a path, so that there is room for the title. */
const MAX_PATH_SHARE = 0.6;

/** None wider than 100 columns. */
function textOverview({ overview, maxRows, paint }: OverviewInput): string {
  const tables = tablesOf(overview, maxRows).map((table) => overviewTable(table, paint));
  return tables.length === 0 ? 'There is nothing to review.\n' : `${tables.join('\n\n')}\n`;
}

function overviewTable({ title, columns, rows, more }: Table, paint: OverviewInput['paint']): string {
  const cells = rows.map((row) => row.map((cell) => printableLine(cell)));
  const widths = widthsOf(columns, cells);
  const line = (row: readonly string[]) =>
    columns
      .map(({ holds }, at) => fitCell(row[at] ?? '', widths[at] ?? 0, holds))
      .join(COLUMN_GAP)
      .trimEnd();
  const head = line(columns.map(({ head }) => head));
  const rest = more > 0 ? [`… and ${more} more; --all lists them`] : [];
  return [paint('title', title), paint('head', head), ...cells.map(line), ...rest].join('\n');
}

/** As wide as the content; a path and the words after it share what the numbers leave of the line. */
function widthsOf(columns: readonly Column[], cells: readonly (readonly string[])[]): readonly number[] {
  let rest = WIDTH - (columns.length - 1) * COLUMN_GAP.length;
  return columns.map(({ head, holds }, at) => {
    const longest = cells.reduce((most, row) => Math.max(most, lengthOf(row[at] ?? '')), lengthOf(head));
    const width = Math.min(longest, holds === 'path' ? Math.floor(rest * MAX_PATH_SHARE) : rest);
    rest -= width;
    return width;
  });
}

function fitCell(text: string, width: number, holds: Column['holds']): string {
  const signs = [...text];
  const room = ' '.repeat(Math.max(0, width - signs.length));
  if (holds === 'number') return room + text;
  if (signs.length <= width) return text + room;
  return holds === 'path' ? `…${signs.slice(1 - width).join('')}` : `${signs.slice(0, width - 1).join('')}…`;
}

function lengthOf(text: string): number {
  return [...text].length;
}
