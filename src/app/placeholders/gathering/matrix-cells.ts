import type { MatrixValue, Value } from '#core/index.ts';
import { placeOf } from '../known/names.ts';
import { isMatrix } from '../known/value-forms.ts';

export const NO_CELLS: MatrixValue = { rows: [], columns: [], cells: [] };

/** The word where a row meets a column; empty where nobody has filled it. */
export function wordAt(matrix: MatrixValue, row: string, column: string): string {
  return matrix.cells[placeOf(matrix.rows, row)]?.[placeOf(matrix.columns, column)] ?? '';
}

/** Puts one word where a row meets a column. Both are added if they are new. */
export function withCell(
  held: Value | undefined,
  place: { readonly row: string; readonly column: string },
  word: string,
): MatrixValue {
  const { rows, columns, cells } = isMatrix(held) ? held : NO_CELLS;
  const allRows = withName(rows, place.row);
  const allColumns = withName(columns, place.column);
  const r = placeOf(allRows, place.row);
  const c = placeOf(allColumns, place.column);
  return {
    rows: allRows,
    columns: allColumns,
    cells: allRows.map((_, y) => allColumns.map((_, x) => (y === r && x === c ? word : (cells[y]?.[x] ?? '')))),
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

function withName(names: readonly string[], name: string): readonly string[] {
  return placeOf(names, name) < 0 ? [...names, name.trim()] : names;
}
