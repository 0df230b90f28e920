import { printableLine } from '../../../base/printable.ts';
import type { OverviewInput } from './formats.ts';
import { type Column, type Table, tablesOf } from './tables.ts';

/** Columns of a terminal that a line may take. */
const WIDTH = 100;
const COLUMN_GAP = '  ';
/** The largest share of the remaining width for a path, so that there is room for the title. */
const MAX_PATH_SHARE = 0.6;

/** None wider than 100 columns. */
export function textOverview({ overview, maxRows, paint }: OverviewInput): string {
  const tables = tablesOf(overview, maxRows).map((table) => tableText(table, paint));
  return tables.length === 0 ? 'There is nothing to review.\n' : `${tables.join('\n\n')}\n`;
}

function tableText({ title, columns, rows, more }: Table, paint: OverviewInput['paint']): string {
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
