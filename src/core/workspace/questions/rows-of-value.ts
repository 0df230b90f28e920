import { rowLabel } from '../../answers/naming.ts';
import { splitCell } from '../../shapes/cell-word.ts';
import { columnsIn } from '../../shapes/columns.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { Column, MatrixValue, ShapeSpec, Value } from '../../shapes/types.ts';

export interface AnswerRow {
  /** The name of the item it is about; empty for a whole answer, and for a row without a name. */
  readonly label: string;
  readonly cells: readonly AnswerCell[];
}

export interface AnswerCell {
  /** Id of the column; empty where the shape has none. */
  readonly column: string;
  readonly heading: string;
  readonly text: string;
}

/** In the order of the answer. Blank rows are left out. */
export function rowsOfValue(value: Value, shape: ShapeSpec): readonly AnswerRow[] {
  if (typeof value === 'string') return [whole(value)];
  if ('amount' in value) return [whole(`${value.amount} ${value.unit}`)];
  if ('cells' in value) return rowsOfMatrix(value);
  const columns = columnsIn(shape);
  return value.flatMap((row) => {
    const cells = typeof row === 'string' ? [plainCell(row)] : cellsOf(row, columns);
    return cells.every(({ text }) => text === '') ? [] : [{ label: rowLabel(row, shape).trim(), cells }];
  });
}

function whole(text: string): AnswerRow {
  return { label: '', cells: [plainCell(text)] };
}

function plainCell(text: string): AnswerCell {
  return { column: '', heading: '', text: text.trim() };
}

function cellsOf(row: readonly string[], columns: readonly Column[]): readonly AnswerCell[] {
  return columns.map(({ id, label }, at) => ({ column: id, heading: label, text: row[at]?.trim() ?? '' }));
}

function rowsOfMatrix({ rows, columns, cells }: MatrixValue): readonly AnswerRow[] {
  return rows.flatMap((row, r) => {
    if (row.trim() === '') return [];
    const said = columns.map((heading, c) => ({
      column: '',
      heading: heading.trim(),
      text: cells[r]?.[c]?.trim() ?? '',
    }));
    return [{ label: row.trim(), cells: said }];
  });
}

/** The first of these words that a row says, as the shape offers it; undefined where it says none. */
export function firstWordIn({ cells }: AnswerRow, shape: ShapeSpec, words: readonly string[], column?: string) {
  const asked = cells.filter((cell) => column === undefined || cell.column === column);
  return words.find((word) => asked.some((cell) => hasWord(cell, shape, word)));
}

function hasWord({ column, text }: AnswerCell, shape: ShapeSpec, word: string): boolean {
  if (shape.shape === 'matrix') return splitCell(text, shape.cells)?.word === word;
  if (shape.shape !== 'table' && shape.shape !== 'edges') return text === word;
  const options = shape.columns.find(({ id }) => id === column)?.options ?? [];
  return options.includes(word) && (text === word || foldCase(text) === foldCase(word));
}
