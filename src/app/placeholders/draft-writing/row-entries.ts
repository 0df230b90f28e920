import { type Column, columnsIn, type ShapeSpec, type TableValue, type Value } from '#core/index.ts';
import { missingFrom } from '../../asking/answer-drafts.ts';
import { cellOf } from '../answers/columns.ts';
import { nameKey } from '../answers/names.ts';
import { isRows } from '../answers/value-shapes.ts';

/** Cells by the id of their column; for edges also `from` and `to`. */
export type RowEntry = Readonly<Record<string, string>>;

/**
 * Merges entries into rows. An entry equal to a row in all `keys` updates that row (empty cells change nothing), so
 * that nothing is added twice. Without keys, or if its first key is empty, an entry is appended unless an equal row
 * existed before. Null if nothing can be added.
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

/** The cells of an entry in the order of the columns; words that a column does not offer are left out. */
function rowOf(columns: readonly Column[], entry: RowEntry): readonly string[] {
  return columns.map(({ id, options }) => {
    const word = Object.hasOwn(entry, id) ? (entry[id] ?? '') : '';
    return options && !options.includes(word) ? '' : word;
  });
}
