import type { Column } from '#core/index.ts';
import { fittedCells, pastedRows, readPastedRange } from '#core/index.ts';
import type { GridEdit, Rows } from './grid-edit.ts';

interface GridForm {
  readonly columns: readonly Column[];
  /** Rows are arrows: lines like `New -> Paid` are read too. */
  readonly arrows: boolean;
}

/**
 * The edit that a paste into a cell amounts to, or null where it is just words for that cell. A range that begins in
 * an empty first cell may bring a header along; a range elsewhere is taken as it is.
 */
export function pasteInto(
  rows: Rows,
  row: number,
  column: number,
  text: string,
  form: GridForm,
): GridEdit | null {
  if (!/[\t\n]/.test(text.trim()) && !(form.arrows && text.includes('->'))) return null;
  const width = form.columns.length;
  const first = column === 0 && (rows[row]?.[0] ?? '') === '';
  const cells = first
    ? pastedRows(
        text,
        form.columns.map(({ label }) => label),
        form.arrows,
      )
    : readPastedRange(text).map((row) => fittedCells(row, width - column));
  return { does: 'paste', row, column, cells };
}
