import { rowLabel } from '../../answers/naming.ts';
import { splitCell } from '../../shapes/cell-word.ts';
import { columnsIn } from '../../shapes/columns.ts';
import { folded } from '../../shapes/folded.ts';
import type { Column, MatrixValue, ShapeSpec, Value } from '../../shapes/types.ts';

export interface Part {
  /** The name of the item it is about; empty for a whole answer, and for a row without a name. */
  readonly label: string;
  readonly cells: readonly Cell[];
}

export interface Cell {
  /** Id of the column; empty where the shape has none. */
  readonly column: string;
  readonly heading: string;
  readonly text: string;
}

/** In the order of the answer. Blank rows are left out. */
export function partsOf(value: Value, shape: ShapeSpec): readonly Part[] {
  if (typeof value === 'string') return [whole(value)];
  if ('amount' in value) return [whole(`${value.amount} ${value.unit}`)];
  if ('cells' in value) return rowsOfMatrix(value);
  const columns = columnsIn(shape);
  return value.flatMap((row) => {
    const cells = typeof row === 'string' ? [cell(row)] : cellsOf(row, columns);
    return cells.every(({ text }) => text === '') ? [] : [{ label: rowLabel(row, shape).trim(), cells }];
  });
}

function whole(text: string): Part {
  return { label: '', cells: [cell(text)] };
}

function cell(text: string): Cell {
  return { column: '', heading: '', text: text.trim() };
}

function cellsOf(row: readonly string[], columns: readonly Column[]): readonly Cell[] {
  return columns.map(({ id, label }, at) => ({ column: id, heading: label, text: row[at]?.trim() ?? '' }));
}

function rowsOfMatrix({ rows, columns, cells }: MatrixValue): readonly Part[] {
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

/** The first of these words that a part says, as the shape offers it; undefined where it says none. */
export function wordSaid({ cells }: Part, shape: ShapeSpec, words: readonly string[], column?: string) {
  const asked = cells.filter((cell) => column === undefined || cell.column === column);
  return words.find((word) => asked.some((cell) => isSaid(cell, shape, word)));
}

function isSaid({ column, text }: Cell, shape: ShapeSpec, word: string): boolean {
  if (shape.shape === 'matrix') return splitCell(text, shape.cells)?.word === word;
  if (shape.shape !== 'table' && shape.shape !== 'edges') return text === word;
  const options = shape.columns.find(({ id }) => id === column)?.options ?? [];
  return options.includes(word) && (text === word || folded(text) === folded(word));
}
