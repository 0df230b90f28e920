import { readOds } from 'hucre/ods';
import { type Cell, type CellValue, readXlsx, type Sheet } from 'hucre/xlsx';
import type { LeftOut, OnProgress, Reading } from '../types.ts';
import { cellAddress, columnLetters } from '../values/address-of-cell.ts';
import { tableProposals } from '../values/table-proposals.ts';
import { type Grid, recordTables } from './read-grid.ts';

/** Rows of one sheet that are read. */
const MAX_ROWS = 200_000;

type ReadFormat = (bytes: Uint8Array, options: { readonly maxRows: number }) => Promise<{ readonly sheets: Sheet[] }>;

export const readExcel = (bytes: Uint8Array, file: string, onProgress?: OnProgress) =>
  readWorkbook(readXlsx, bytes, file, onProgress);
export const readOpenDocument = (bytes: Uint8Array, file: string, onProgress?: OnProgress) =>
  readWorkbook(readOds, bytes, file, onProgress);

/** Tables in the sheets of a workbook. Formulas are never worked out: what they gave last is in the file. */
async function readWorkbook(
  readFormat: ReadFormat,
  bytes: Uint8Array,
  file: string,
  onProgress: OnProgress = () => {},
): Promise<Reading> {
  const { sheets } = await readFormat(bytes, { maxRows: MAX_ROWS });
  onProgress(0.5);
  const found = sheets.map((sheet) => {
    const { grid, leftOut } = gridOf(sheet);
    const { tables, leftOut: more } = recordTables(grid, file);
    return { tables, leftOut: [...leftOut, ...more] };
  });
  const read = tableProposals(
    found.flatMap(({ tables }) => tables),
    (share) => onProgress(0.5 + share / 2),
  );
  return {
    proposals: read.proposals,
    leftOut: [...found.flatMap(({ leftOut }) => leftOut), ...read.leftOut],
  };
}

function gridOf(sheet: Sheet): { readonly grid: Grid; readonly leftOut: readonly LeftOut[] } {
  const { name, merges = [], cells } = sheet;
  const rows = sheet.rows.map((row) => row.map(textOf));
  const leftOut: LeftOut[] = [];
  if (rows.length >= MAX_ROWS) leftOut.push({ place: name, why: `Rows after ${MAX_ROWS} were not read.` });
  for (const { startRow, endRow, startCol, endCol } of merges) {
    const words = rows[startRow]?.[startCol] ?? '';
    // A title over the whole table stays one cell, and stands above it.
    const isTitle = startRow === endRow && rows[startRow]?.every((cell, c) => c === startCol || cell === '');
    if (words === '' || isTitle) continue;
    for (const row of rows.slice(startRow, endRow + 1)) row.fill(words, startCol, endCol + 1);
    const range = `${cellAddress(startRow, startCol)}:${cellAddress(endRow, endCol)}`;
    leftOut.push({ place: `${name}!${range}`, why: `These cells are merged; “${words}” was taken for each.` });
  }
  const { worked, leftOut: formulas } = formulasIn(name, cells, rows);
  return { grid: { sheet: name, rows, worked }, leftOut: [...leftOut, ...formulas] };
}

/** Columns in which every filled cell but the first is worked out, and where formulas stand. */
function formulasIn(sheet: string, cells: ReadonlyMap<string, Cell> | undefined, rows: readonly (readonly string[])[]) {
  const byColumn = new Map<number, { readonly first: string; readonly from: number; count: number; to: number }>();
  for (const [key, { formula }] of cells ?? []) {
    if (formula === undefined) continue;
    const [row = 0, column = 0] = key.split(',').map(Number);
    const known = byColumn.get(column);
    if (known) Object.assign(known, { count: known.count + 1, to: row });
    else byColumn.set(column, { first: formula, from: row, count: 1, to: row });
  }
  const filled = (column: number) => rows.filter((row) => (row[column] ?? '') !== '').length;
  return {
    worked: new Set([...byColumn].flatMap(([column, { count }]) => (count >= filled(column) - 1 ? [column] : []))),
    leftOut: [...byColumn].map(([column, { first, from, to }]) => ({
      place: `${sheet}!${columnLetters(column)}${from + 1}${to > from ? `:${columnLetters(column)}${to + 1}` : ''}`,
      why: `Worked out as “${first.replace(/^=?/, '=')}”; only what that gave last was read.`,
    })),
  };
}

/** A cell as text: dates as 2026-12-01, or with the time where there is one. */
function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!(value instanceof Date)) return String(value).trim();
  if (Number.isNaN(value.getTime())) return '';
  const [day = '', time = ''] = value.toISOString().split('T');
  return /^00:00:00/.test(time) ? day : `${day} ${time.slice(0, 5)}`;
}
