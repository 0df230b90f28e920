import { cellWord, joinCell, type MatrixValue, readPastedRange, type SpecOf, shapeOf, splitCell } from '#core/index.ts';
import type { Rows } from './grid-edit.ts';
import type { CellPosition } from './use-grid.ts';

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
 * The edit that a paste makes, or null if it is just text for a name. A whole matrix may be pasted into an empty one.
 */
export function pasteMatrixEdit(sheet: Rows, place: CellPosition, text: string, spec: SpecOf<'matrix'>) {
  const inCell = place.row > 0 && place.column > 0;
  if (!inCell && !/[\t\n]/.test(text.trim())) return null;
  if (sheet.length === 0) {
    const whole = shapeOf('matrix').parse(text, spec);
    if (whole.ok) return { does: 'paste' as const, row: 0, column: 0, cells: matrixToRows(whole.value) };
  }
  const range = readPastedRange(text);
  const isWholeTable = sheet.length === 0 && range.length > 1 && (range[0]?.length ?? 0) > 1;
  const start = isWholeTable ? { row: 0, column: 0 } : place;
  const normalizeCell = (cell: string, row: number, column: number) =>
    start.row + row > 0 && start.column + column > 0 ? (cellWord(cell, spec.cells) ?? cell) : cell;
  const cells = range.map((line, row) => line.map((cell, column) => normalizeCell(cell, row, column)));
  return { does: 'paste' as const, ...start, cells };
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
