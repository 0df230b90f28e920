import { inOneLine } from '../../../base/one-line.ts';
import type { Presented } from './formats.ts';
import { type Column, type Table, tablesOf } from './tables.ts';

/** Columns of a terminal that a line may take. */
const WIDTH = 100;
const GAP = '  ';
/** The largest share of the remaining width for a path, so that there is room for the title. */
const PATH = 0.6;

/** None wider than 100 columns. */
export function textOverview({ overview, most, paint }: Presented): string {
  const tables = tablesOf(overview, most).map((table) => tableText(table, paint));
  return tables.length === 0 ? 'There is nothing to look over.\n' : `${tables.join('\n\n')}\n`;
}

function tableText({ title, columns, rows, more }: Table, paint: Presented['paint']): string {
  const cells = rows.map((row) => row.map((cell) => inOneLine(cell)));
  const widths = widthsOf(columns, cells);
  const line = (row: readonly string[]) =>
    columns
      .map(({ holds }, at) => fitted(row[at] ?? '', widths[at] ?? 0, holds))
      .join(GAP)
      .trimEnd();
  const head = line(columns.map(({ head }) => head));
  const rest = more > 0 ? [`… and ${more} more; --all lists them`] : [];
  return [paint('title', title), paint('head', head), ...cells.map(line), ...rest].join('\n');
}

/** As wide as the content; a path and the words after it share what the numbers leave of the line. */
function widthsOf(columns: readonly Column[], cells: readonly (readonly string[])[]): readonly number[] {
  let rest = WIDTH - (columns.length - 1) * GAP.length;
  return columns.map(({ head, holds }, at) => {
    const longest = cells.reduce((most, row) => Math.max(most, lengthOf(row[at] ?? '')), lengthOf(head));
    const width = Math.min(longest, holds === 'path' ? Math.floor(rest * PATH) : rest);
    rest -= width;
    return width;
  });
}

function fitted(text: string, width: number, holds: Column['holds']): string {
  const signs = [...text];
  const room = ' '.repeat(Math.max(0, width - signs.length));
  if (holds === 'number') return room + text;
  if (signs.length <= width) return text + room;
  return holds === 'path' ? `…${signs.slice(1 - width).join('')}` : `${signs.slice(0, width - 1).join('')}…`;
}

function lengthOf(text: string): number {
  return [...text].length;
}
