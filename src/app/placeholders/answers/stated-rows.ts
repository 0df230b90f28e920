import { columnsIn, type QuestionView, settledValue, type Value } from '#core/index.ts';
import { cellOf, isFirm, isRows, responseValues } from './answer-value.ts';

/** A row of an answer that is a table or edges. */
export interface StatedRow {
  /** Decided, rather than only said or assumed. */
  readonly settled: boolean;
  readonly cell: (column: string) => string;
}

/** The settled rows, else those of the responses; one for each first cell. Empty if the answer has no rows. */
export function statedRows(view: QuestionView | undefined): readonly StatedRow[] {
  if (!view) return [];
  const seen = new Set<string>();
  const rows = view.decision ? rowsIn(settledValue(view)) : responseValues(view).flatMap(rowsIn);
  return toStatedRows(
    view,
    rows.filter(([first = '']) => !seen.has(first) && seen.add(first)),
  );
}

export function settledRows(view: QuestionView | undefined): readonly StatedRow[] {
  return view ? toStatedRows(view, rowsIn(settledValue(view))) : [];
}

/** Rows with an empty first cell are left out: that cell is the name of the row. */
function rowsIn(value: Value | undefined): readonly (readonly string[])[] {
  return isRows(value) ? value.filter(([first = '']) => first.trim() !== '') : [];
}

function toStatedRows(view: QuestionView, rows: readonly (readonly string[])[]): readonly StatedRow[] {
  const columns = columnsIn(view.question.shape);
  const settled = isFirm(view);
  return rows.map((row) => ({ settled, cell: (column) => cellOf(row, columns, column) }));
}
