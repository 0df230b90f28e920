import type { MatrixValue, QuestionView, ShapeSpec, TableValue, Value } from '#core/index.ts';
import { columnIds } from './known-rows.ts';

/** Cells by the id of their column; for edges `from` and `to` besides. */
export type Entry = Readonly<Record<string, string>>;

/** What has been settled as the answer to a question, decided or assumed; undefined while nothing is. */
export function settledValue(view: QuestionView | undefined): Value | undefined {
  const result = view?.decision?.result;
  return result && 'value' in result ? result.value : undefined;
}

/** Whether what was settled is firm: decided, and nothing it rests on has changed since. */
export function isFirm(view: QuestionView | undefined): boolean {
  return view?.decision?.result.outcome === 'decided' && view.status !== 'stale';
}

/** The answer to go on from where no draft has been begun: the settled one, else what was said last. */
export function spokenValue(view: QuestionView): Value | undefined {
  const said = view.responses.flatMap(({ reply }) => (reply.says === 'value' ? [reply.value] : []));
  return settledValue(view) ?? said.at(-1);
}

/** Whether a value is rows of cells, as tables and edges are. */
export function isRows(value: Value | undefined): value is TableValue {
  return Array.isArray(value) && value.every((row) => Array.isArray(row));
}

/** Whether a value has two sides and cells. */
export function isMatrix(value: Value | undefined): value is MatrixValue {
  return typeof value === 'object' && 'cells' in value;
}

/** The cell of a row by the id of its column; empty where either is missing. */
export function cellOf(row: readonly string[], spec: ShapeSpec, column: string): string {
  return row[columnIds(spec).indexOf(column)] ?? '';
}

/** A row in the order of the columns of a shape. A word that the column does not offer is left out. */
export function rowOf(spec: ShapeSpec, entry: Entry): readonly string[] {
  const offered = 'columns' in spec && typeof spec.columns !== 'string' ? spec.columns : [];
  return columnIds(spec).map((id) => {
    const options = offered.find((column) => column.id === id)?.options;
    const word = entry[id] ?? '';
    return options && !options.includes(word) ? '' : word;
  });
}

/**
 * Adds entries to rows. An entry that agrees with a row in all the `keys` fills that row, so that a story kept twice
 * stands there once; what the entry leaves empty stays as it was.
 */
export function addEntries(
  held: Value | undefined,
  spec: ShapeSpec,
  entries: readonly Entry[],
  keys: readonly string[],
): TableValue | null {
  if (columnIds(spec).length === 0) return null;
  const keyOf = (row: readonly string[]) => keys.map((key) => wordKey(cellOf(row, spec, key))).join('\n');
  const rows = (isRows(held) ? held : []).filter((row) => row.some((cell) => cell.trim() !== ''));
  for (const fresh of entries.map((entry) => rowOf(spec, entry))) {
    const at = rows.findIndex((row) => keyOf(row) === keyOf(fresh));
    if (at < 0) rows.push(fresh);
    else rows[at] = (rows[at] ?? []).map((cell, c) => fresh[c] || cell);
  }
  return rows;
}

/** Puts one word where a row meets a column. Both are added if they are new. */
export function withCell(
  held: Value | undefined,
  place: { readonly row: string; readonly column: string },
  word: string,
): MatrixValue {
  const { rows, columns, cells } = isMatrix(held) ? held : { rows: [], columns: [], cells: [] };
  const allRows = withName(rows, place.row);
  const allColumns = withName(columns, place.column);
  const r = indexOfName(allRows, place.row);
  const c = indexOfName(allColumns, place.column);
  return {
    rows: allRows,
    columns: allColumns,
    cells: allRows.map((_, y) =>
      allColumns.map((_, x) => (y === r && x === c ? word : (cells[y]?.[x] ?? ''))),
    ),
  };
}

/** One matrix with the words of another put over it; a cell that the other leaves empty stays as it was. */
export function withCells(held: Value | undefined, fresh: MatrixValue): MatrixValue | null {
  const places = fresh.rows.flatMap((row) => fresh.columns.map((column) => ({ row, column })));
  const said = places.filter(({ row, column }) => wordAt(fresh, row, column) !== '');
  const start = isMatrix(held) ? held : null;
  return said.reduce<MatrixValue | null>(
    (all, place) => withCell(all ?? undefined, place, wordAt(fresh, place.row, place.column)),
    start,
  );
}

/** The word where a row meets a column; empty where nobody has filled it. */
export function wordAt(matrix: MatrixValue, row: string, column: string): string {
  return matrix.cells[indexOfName(matrix.rows, row)]?.[indexOfName(matrix.columns, column)] ?? '';
}

/** Whether two names are the same but for case and spaces around. */
export function sameName(a: string, b: string): boolean {
  return wordKey(a) === wordKey(b);
}

function wordKey(name: string): string {
  return name.trim().toLowerCase();
}

function withName(names: readonly string[], name: string): readonly string[] {
  return indexOfName(names, name) < 0 ? [...names, name.trim()] : names;
}

function indexOfName(names: readonly string[], name: string): number {
  return names.findIndex((other) => sameName(other, name));
}
