import type { Asking } from '../asking/asking.tsx';
import { columnIds } from './known-rows.ts';

/** Cells of one row by column id. */
export type Cells = Readonly<Record<string, string>>;

/**
 * Puts rows into the answer of a question whose answer is a table or edges, each cell under its column.
 * Cells of a column that the question does not have are left out. False where the question is not asked here.
 */
export function captureRows(
  asking: Pick<Asking, 'view' | 'capture'>,
  id: string,
  rows: readonly Cells[],
): boolean {
  const shape = asking.view(id)?.question.shape;
  const columns = shape ? columnIds(shape) : [];
  if (columns.length === 0 || rows.length === 0) return false;
  const cell = (row: Cells, column: string) => (Object.hasOwn(row, column) ? (row[column] ?? '') : '');
  asking.capture(
    id,
    rows.map((row) => columns.map((column) => cell(row, column))),
  );
  return true;
}
