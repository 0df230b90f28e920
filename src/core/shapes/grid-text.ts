import { foldCase, trimText } from './normalize-text.ts';
import { readPastedRange } from './pasted-range.ts';
import { isDelimiterRow, readPipeRow } from './pipe-table.ts';
import type { ParseResult } from './types.ts';

/** Former column headers of the bank, folded: tables in older files are still read. */
const CURRENT_HEADERS: ReadonlyMap<string, string> = new Map(
  [
    ['Per first one, how many', 'How many To for each From'],
    ['Per second one, how many', 'How many From for each To'],
    ['If the first one goes', 'If From is deleted'],
    ['If it has several lives, which', 'Kind of status, if it has several'],
  ].map(([old = '', now = '']) => [foldCase(old), foldCase(now)]),
);

/** A header for comparing: the same for the same column under any of its names. */
function headerKey(label: string): string {
  const key = foldCase(label);
  return CURRENT_HEADERS.get(key) ?? key;
}

/** `header` is the row above the line of dashes, if there is one. */
export interface GridText {
  readonly header: readonly string[] | null;
  readonly rows: readonly (readonly string[])[];
}

/** Reads a Markdown pipe table, a pasted range of a spreadsheet, lines with ` | ` or plain lines. */
export function readGridText(text: string): ParseResult<GridText> {
  const source = trimText(text);
  if (source.startsWith('|')) return readPipeTable(source.split('\n'));
  if (!source.includes('\t') && source.includes(' | ')) return rowsOnly(source.split('\n').map(readPipeRow));
  // The first cells of a range may be blank, so leading tabs are not trimmed.
  return rowsOnly(readPastedRange(text.replace(/^[\r\n]+|\s+$/g, '')));
}

function rowsOnly(rows: readonly string[][]): ParseResult<GridText> {
  return {
    ok: true,
    value: { header: null, rows: rows.filter((cells) => cells.some((cell) => cell !== '')) },
  };
}

function readPipeTable(lines: readonly string[]): ParseResult<GridText> {
  const stray = lines.findIndex((line) => line.trim() !== '' && !line.trim().startsWith('|'));
  if (stray >= 0) return { ok: false, problem: `Line ${stray + 1} is not a row of the table: start it with “|”.` };
  const rows = lines.filter((line) => line.trim() !== '');
  const [first = '', second = ''] = rows;
  if (!isDelimiterRow(second)) return { ok: true, value: { header: null, rows: rows.map(readPipeRow) } };
  return { ok: true, value: { header: readPipeRow(first), rows: rows.slice(2).map(readPipeRow) } };
}

/** Assigns cells to columns: by the words of a header in any order, else from left to right. */
export function rowsByColumn(labels: readonly string[], grid: GridText): ParseResult<string[][]> {
  const [first = [], ...rest] = grid.rows;
  const header = grid.header ?? (headerColumns(first, labels) ? first : null);
  const rows = grid.header || header === null ? grid.rows : rest;
  const places = (header && headerColumns(header, labels)) ?? labels.map((_, at) => at);
  const wide = [header ?? [], ...rows].find((cells) => cells.slice(places.length).some((cell) => cell !== ''));
  if (wide) return { ok: false, problem: tooWideProblem(wide, places.length, labels) };
  return {
    ok: true,
    value: rows.map((cells) => labels.map((_, column) => cells[places.indexOf(column)] ?? '')),
  };
}

/** For each cell of a header the column it names; null where one names none or two name the same. */
export function headerColumns(header: readonly string[], labels: readonly string[]): readonly number[] | null {
  const known = labels.map(headerKey);
  const columns = header.map((cell) => known.indexOf(headerKey(cell)));
  const isHeader = columns.length > 0 && !columns.includes(-1) && new Set(columns).size === columns.length;
  return isHeader ? columns : null;
}

function tooWideProblem(cells: readonly string[], most: number, labels: readonly string[]): string {
  const opening = cells.find((cell) => cell !== '') ?? '';
  return `The row “${opening.slice(0, 40)}” has ${cells.length} cells; there are ${most} columns: ${labels.join(', ')}.`;
}
