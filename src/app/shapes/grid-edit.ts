import {
  bringsHeader,
  type Column,
  cellWord,
  fitCells,
  joinCell,
  type MatrixValue,
  pastedRows,
  readPastedRange,
  type SpecOf,
  shapeOf,
  singularWords,
  splitCell,
} from '#core/index.ts';
import type { CellPosition } from './use-grid.ts';

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
  /** Whether the rows are a first guess that nobody has touched. */
  readonly isGuess?: boolean;
}

/**
 * The edit that a paste into a cell makes, or null if it is just text for that cell. A range pasted into a first column
 * may bring a header along. It goes over all of a first guess.
 */
export function pasteEdit(rows: Rows, row: number, column: number, text: string, format: PasteFormat) {
  if (!/[\t\n]/.test(text.trim()) && !(format.arrows && text.includes('->'))) return null;
  const width = format.columns.length;
  const hasOnlyNames = rows.slice(row).every(([, ...cells]) => cells.every((cell) => cell === ''));
  const labels = format.columns.map(({ label }) => label);
  const isStart = hasOnlyNames || format.isGuess || (rows[row]?.[0] ?? '') === '' || bringsHeader(text, labels);
  const first = column === 0 && isStart;
  const cells = first
    ? pastedRows(text, labels, format.arrows)
    : readPastedRange(text).map((row) => fitCells(row, width - column));
  if (!first || !format.isGuess) return { does: 'paste' as const, row, column, cells };
  const blank = labels.map(() => '');
  const over = cells.map((line) => padCells(line, width));
  return { does: 'paste' as const, row: 0, column, cells: [...over, ...rows.slice(over.length).map(() => blank)] };
}

/** A matrix as one grid: the names of the columns as its first row, the names of the rows as its first column. */
export function matrixToRows({ rows, columns, cells }: MatrixValue): Rows {
  const lines = rows.map((name, row) => [name, ...(cells[row] ?? [])]);
  return columns.length + lines.length === 0 ? [] : [['', ...columns], ...lines];
}

/** The matrix of a grid, without empty columns at its end. */
export function rowsToMatrix(sheet: Rows): MatrixValue {
  const [top = [], ...lines] = sheet;
  const width = 1 + Math.max(0, ...sheet.map((cells) => cells.findLastIndex((cell) => cell !== '')));
  const columns = Array.from({ length: width - 1 }, (_, at) => top[at + 1] ?? '');
  return {
    rows: lines.map(([name = '']) => name),
    columns,
    cells: lines.map((line) => columns.map((_, at) => line[at + 1] ?? '')),
  };
}

/**
 * The edit that a paste makes, or null if it is just text for a name. A whole matrix may be pasted into an empty one,
 * and over one that has only names: with an empty corner at its edge, with a word in the corner anywhere.
 */
export function pasteMatrixEdit(sheet: Rows, place: CellPosition, text: string, spec: SpecOf<'matrix'>) {
  const inCell = place.row > 0 && place.column > 0;
  if (!inCell && !/[\t\n]/.test(text.trim())) return null;
  if (sheet.length === 0) {
    const whole = shapeOf('matrix').parse(text, spec);
    if (whole.ok) return { does: 'paste' as const, row: 0, column: 0, cells: matrixToRows(whole.value) };
  }
  const range = readPastedRange(text);
  const hasOnlyNames = sheet.slice(1).every(([, ...cells]) => cells.every((cell) => cell === ''));
  const hasCorner = (!inCell && range[0]?.[0] === '') || hasCornerWord(range, spec);
  const isWholeTable =
    (sheet.length === 0 || (hasOnlyNames && hasCorner)) && range.length > 1 && (range[0]?.length ?? 0) > 1;
  const start = isWholeTable ? { row: 0, column: 0 } : place;
  const normalizeCell = (cell: string, row: number, column: number) =>
    start.row + row > 0 && start.column + column > 0 ? (cellWord(cell, spec.cells) ?? cell) : cell;
  // Of what had only names none is left over.
  const lines = isWholeTable ? [...range, ...sheet.slice(range.length).map(() => [''])] : range;
  const width = isWholeTable ? Math.max(...[...sheet, ...range].map(({ length }) => length)) : 0;
  const cells = lines.map((line, row) => padCells(line, width).map((cell, column) => normalizeCell(cell, row, column)));
  return { does: 'paste' as const, ...start, cells };
}

/** Whether a word stands where the names of both sides meet: what a side is called, or any above names beside words. */
function hasCornerWord([top = [], ...lines]: Rows, { rows, columns, cells }: SpecOf<'matrix'>): boolean {
  const [corner = '', ...names] = top;
  if (corner === '' || lines.length === 0) return false;
  const sides = singularWords(`${rows} ${columns}`);
  if (singularWords(corner).every((word) => sides.includes(word))) return true;
  const isWord = (cell: string) => cellWord(cell, cells) !== null;
  const body = lines.flatMap(([, ...line]) => line.filter((cell) => cell !== ''));
  const edges = [...names, ...lines.map(([name = '']) => name)];
  return cells.length > 0 && body.length > 0 && body.every(isWord) && !edges.some(isWord);
}

/** The next word for a cell; after the last one comes the empty cell. */
export function nextWord(cell: string, words: readonly string[]): string {
  return words[words.indexOf(splitCell(cell, words)?.word ?? '') + 1] ?? '';
}

/** The word that starts with a letter; pressed again, the next one. Null if no word does. */
export function wordByLetter(cell: string, letter: string, words: readonly string[]): string | null {
  const known = words.filter((word) => word.toLowerCase().startsWith(letter.toLowerCase()));
  const now = known.indexOf(splitCell(cell, words)?.word ?? '');
  return known[(now + 1) % known.length] ?? null;
}

/** The text after the word of a cell, as typed. */
export function cellDetail(cell: string, word: string): string {
  const opening = joinCell({ word, more: '.' }).slice(0, -1);
  if (cell === word) return '';
  return cell.startsWith(opening) ? cell.slice(opening.length) : '';
}

/** Whether a word says little without more: “if” what? */
export function needsDetail(word: string): boolean {
  return /^if$|…$/iu.test(word);
}
