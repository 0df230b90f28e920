import { type Column, fitCells, pastedRows, readPastedRange } from '#core/index.ts';

export type Rows = readonly (readonly string[])[];

export const EMPTY_ROW: readonly string[] = [];

/** An edit of a grid. Rows and columns count from 0. */
export type GridEdit =
  | { readonly does: 'paste'; readonly row: number; readonly column: number; readonly cells: Rows }
  | { readonly does: 'type'; readonly row: number; readonly column: number; readonly text: string }
  | { readonly does: 'remove row'; readonly row: number }
  | { readonly does: 'remove column'; readonly column: number };

/**
 * The grid after an edit, as wide as its widest row and without blank rows at its end. Untouched rows keep their
 * identity.
 */
export function applyEdit(rows: Rows, edit: GridEdit): Rows {
  switch (edit.does) {
    case 'type':
      return normalizeRows(writeCells(rows, edit.row, edit.column, [[edit.text]]));
    case 'paste':
      return normalizeRows(writeCells(rows, edit.row, edit.column, edit.cells));
    case 'remove row':
      return normalizeRows(rows.filter((_, at) => at !== edit.row));
    case 'remove column':
      return normalizeRows(rows.map((cells) => cells.filter((_, at) => at !== edit.column)));
  }
}

function writeCells(rows: Rows, row: number, column: number, cells: Rows): Rows {
  const length = Math.max(rows.length, row + cells.length);
  return Array.from({ length }, (_, at) => {
    const old = rows[at] ?? [];
    const fresh = cells[at - row];
    return fresh === undefined ? old : replaceCells(old, column, fresh);
  });
}

function replaceCells(old: readonly string[], column: number, fresh: readonly string[]): readonly string[] {
  const length = Math.max(old.length, column + fresh.length);
  return Array.from({ length }, (_, at) => fresh[at - column] ?? old[at] ?? '');
}

function normalizeRows(rows: Rows): Rows {
  const filled = rows.slice(0, rows.findLastIndex((cells) => cells.some((cell) => cell !== '')) + 1);
  const width = Math.max(0, ...filled.map((cells) => cells.length));
  return filled.map((cells) => padCells(cells, width));
}

export function padCells(cells: readonly string[], width: number): readonly string[] {
  return cells.length >= width ? cells : [...cells, ...Array.from({ length: width - cells.length }, () => '')];
}

interface PasteFormat {
  readonly columns: readonly Column[];
  /** Rows are arrows: lines like `New -> Paid` are read too. */
  readonly arrows: boolean;
}

/**
 * The edit that a paste into a cell makes, or null if it is just text for that cell. A range pasted into a first cell
 * may bring a header along, where nothing but names is there yet.
 */
export function pasteEdit(rows: Rows, row: number, column: number, text: string, format: PasteFormat) {
  if (!/[\t\n]/.test(text.trim()) && !(format.arrows && text.includes('->'))) return null;
  const width = format.columns.length;
  const hasOnlyNames = rows.slice(row).every(([, ...cells]) => cells.every((cell) => cell === ''));
  const first = column === 0 && (hasOnlyNames || (rows[row]?.[0] ?? '') === '');
  const labels = format.columns.map(({ label }) => label);
  const cells = first
    ? pastedRows(text, labels, format.arrows)
    : readPastedRange(text).map((row) => fitCells(row, width - column));
  return { does: 'paste' as const, row, column, cells };
}
