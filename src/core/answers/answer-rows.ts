import { columnsIn } from '../shapes/columns.ts';
import type { ShapeSpec, Value } from '../shapes/types.ts';
import { type Naming, rowLabel } from './naming.ts';
import { knownFrom, type Source, type Sourced, unknownAt } from './sourced.ts';

/** A row of an answer with rows; an edge begins with the columns `from` and `to`. */
export interface Row {
  /** The id of the item it names; empty where it names none. */
  readonly id: string;
  readonly label: string;
  readonly formerly: readonly string[];
  readonly source: Source;
  /** The text of a cell, trimmed; empty where the answer has no such column. */
  readonly cell: (column: string) => string;
  /** The same as a place of the model: an empty cell is unknown. */
  readonly sourced: (column: string) => Sourced<string>;
}

export interface MatrixEntry {
  readonly row: string;
  readonly column: string;
  /** Empty: not filled in. */
  readonly word: string;
  readonly source: Source;
}

/** The rows of a table, of edges or of a list (column `item`) that are not empty. */
export function answerRowsOf(value: Value, source: Source, shape: ShapeSpec, naming: Naming): readonly Row[] {
  if (typeof value === 'string' || 'amount' in value || 'cells' in value) return [];
  const columns = columnIds(shape);
  return value.flatMap((cells): readonly Row[] => {
    const row = typeof cells === 'string' ? [cells] : cells;
    if (row.every((cell) => cell.trim() === '')) return [];
    return [rowOf(row, rowLabel(row, shape), columns, source, naming)];
  });
}

function columnIds(shape: ShapeSpec): ReadonlyMap<string, number> {
  const hasColumns = shape.shape === 'table' || shape.shape === 'edges';
  const ids = hasColumns ? columnsIn(shape).map(({ id }) => id) : ['item'];
  return new Map(ids.map((id, at) => [id, at]));
}

function rowOf(
  row: readonly string[],
  label: string,
  columns: ReadonlyMap<string, number>,
  source: Source,
  naming: Naming,
): Row {
  const cell = (column: string) => row[columns.get(column) ?? -1]?.trim() ?? '';
  const item = naming.find(label);
  return {
    id: item?.id ?? '',
    label: item?.label ?? label.trim(),
    formerly: item?.formerly ?? [],
    source,
    cell,
    sourced: (column) => {
      const words = cell(column);
      return words === '' ? unknownAt(source.question) : knownFrom(words, source);
    },
  };
}

export function matrixEntriesOf(value: Value, source: Source): readonly MatrixEntry[] {
  if (typeof value === 'string' || !('cells' in value)) return [];
  return value.rows.flatMap((row, r) =>
    value.columns.map((column, c) => ({
      row: row.trim(),
      column: column.trim(),
      word: value.cells[r]?.[c]?.trim() ?? '',
      source,
    })),
  );
}
