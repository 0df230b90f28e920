import type { MatrixValue, Value } from '#core/index.ts';
import { indexOfName } from '../answers/names.ts';
import { isMatrix } from '../answers/value-shapes.ts';

export const EMPTY_MATRIX: MatrixValue = { rows: [], columns: [], cells: [] };

/** The text of a cell by the names of its row and column; empty if there is none. */
export function matrixCellAt(matrix: MatrixValue, row: string, column: string): string {
  return matrix.cells[indexOfName(matrix.rows, row)]?.[indexOfName(matrix.columns, column)] ?? '';
}

/** Sets one cell of a matrix. Row and column are added if they are new. */
export function withCell(
  existing: Value | undefined,
  position: { readonly row: string; readonly column: string },
  word: string,
): MatrixValue {
  const { rows, columns, cells } = isMatrix(existing) ? existing : EMPTY_MATRIX;
  const allRows = withName(rows, position.row);
  const allColumns = withName(columns, position.column);
  const r = indexOfName(allRows, position.row);
  const c = indexOfName(allColumns, position.column);
  return {
    rows: allRows,
    columns: allColumns,
    cells: allRows.map((_, y) => allColumns.map((_, x) => (y === r && x === c ? word : (cells[y]?.[x] ?? '')))),
  };
}

/** Merges `fresh` into a matrix; empty cells of `fresh` change nothing. Null if the result would be empty. */
export function withCells(existing: Value | undefined, fresh: MatrixValue): MatrixValue | null {
  const positions = fresh.rows.flatMap((row) => fresh.columns.map((column) => ({ row, column })));
  const filled = positions.filter(({ row, column }) => matrixCellAt(fresh, row, column) !== '');
  const start = isMatrix(existing) ? existing : null;
  return filled.reduce<MatrixValue | null>(
    (all, position) => withCell(all ?? undefined, position, matrixCellAt(fresh, position.row, position.column)),
    start,
  );
}

function withName(names: readonly string[], name: string): readonly string[] {
  return indexOfName(names, name) < 0 ? [...names, name.trim()] : names;
}
