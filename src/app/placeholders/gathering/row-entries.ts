import { type Column, columnsIn, type ShapeSpec, type TableValue, type Value } from '#core/index.ts';
import { missingFrom } from '../../asking/answer-drafts.ts';
import { cellOf } from '../known/columns.ts';
import { nameKey } from '../known/names.ts';
import { isRows } from '../known/value-shapes.ts';

/** Cells by the id of their column; for edges also `from` and `to`. */
export type RowEntry = Readonly<Record<string, string>>;

/**
 * Adds entries to rows. An entry that agrees with a row in all the `keys` fills that row, so that a story kept twice
 * is there once; what the entry leaves empty stays as it was. Without keys, or while the first of them is empty, it is
 * left out only if the very same row was there before. Null where nothing can be added.
 */
export function mergeRowEntries(
  existing: Value | undefined,
  spec: ShapeSpec,
  entries: readonly RowEntry[],
  keys: readonly string[] = [],
): TableValue | null {
  const columns = columnsIn(spec);
  if (columns.length === 0 || entries.length === 0) return null;
  const rows = (isRows(existing) ? existing : []).filter((row) => row.some((cell) => cell.trim() !== ''));
  const fresh = entries.map((entry) => rowOf(columns, entry));
  const [name] = keys;
  const hasKey = (row: readonly string[]) => name !== undefined && nameKey(cellOf(row, columns, name)) !== '';
  const keyOf = (row: readonly string[]) => keys.map((key) => nameKey(cellOf(row, columns, key))).join('\n');
  let all: TableValue = rows;
  for (const row of fresh) all = hasKey(row) ? mergeRow(all, row, keyOf) : all.concat(missingFrom(rows, [row]));
  return all;
}

function mergeRow(rows: TableValue, fresh: readonly string[], keyOf: (row: readonly string[]) => string) {
  const at = rows.findIndex((row) => keyOf(row) === keyOf(fresh));
  if (at < 0) return [...rows, fresh];
  return rows.map((row, index) => (index === at ? row.map((cell, c) => fresh[c] || cell) : row));
}

/** A row in the order of the columns. A word that the column does not offer is left out. */
function rowOf(columns: readonly Column[], entry: RowEntry): readonly string[] {
  return columns.map(({ id, options }) => {
    const word = Object.hasOwn(entry, id) ? (entry[id] ?? '') : '';
    return options && !options.includes(word) ? '' : word;
  });
}
