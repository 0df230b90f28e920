import {
  type Column,
  columnsIn,
  type MatrixValue,
  type NumberValue,
  type QuestionView,
  type ShapeSpec,
  settledValue,
  type TableValue,
  type Value,
} from '#core/index.ts';

/** Whether a value is rows of cells, as for tables and edges. */
export function isRows(value: Value | undefined): value is TableValue {
  return Array.isArray(value) && value.every((row) => Array.isArray(row));
}

export function isMatrix(value: Value | undefined): value is MatrixValue {
  return typeof value === 'object' && 'cells' in value;
}

export function isNumberValue(value: Value | undefined): value is NumberValue {
  return typeof value === 'object' && 'amount' in value;
}

export function cellOf(row: readonly string[], columns: readonly Column[], column: string): string {
  return row[columns.findIndex(({ id }) => id === column)] ?? '';
}

/** The cells of a row by the id of their column; '' where there is none. */
export type Cells = (column: string) => string;

/** The rows of a value that is a table or edges; empty for any other. */
export function rowsOf(value: Value | undefined, shape: ShapeSpec | undefined): readonly Cells[] {
  const columns = columnsIn(shape);
  return isRows(value) ? value.map((row) => (column) => cellOf(row, columns, column)) : [];
}

/** A value without the rows that `isLeftOut`; any other than a table or edges stays as it is. */
export function withoutRows(
  value: Value | undefined,
  shape: ShapeSpec | undefined,
  isLeftOut: (cell: Cells, row: readonly string[]) => boolean,
): Value | undefined {
  const columns = columnsIn(shape);
  return isRows(value) ? value.filter((row) => !isLeftOut((column) => cellOf(row, columns, column), row)) : value;
}

/** The options of a column; empty if it takes any text. */
export function columnOptions(shape: ShapeSpec | undefined, column: string): readonly string[] {
  return columnsIn(shape).find(({ id }) => id === column)?.options ?? [];
}

/** Whether a question is decided, not just assumed, and not stale. */
export function isFirm(view: QuestionView | undefined): boolean {
  return view?.decision?.result.outcome === 'decided' && view.status !== 'stale';
}

/** The values of the responses, the latest last. */
export function responseValues({ responses }: QuestionView): readonly Value[] {
  return responses.flatMap(({ reply }) => (reply.says === 'value' ? [reply.value] : []));
}

/** The value to start a new draft from: the settled one, else that of the latest response. */
export function latestValue(view: QuestionView): Value | undefined {
  return settledValue(view) ?? responseValues(view).at(-1);
}

/** True without a decision or a response that could be shown in place of the hole. */
export function isUnanswered(view: QuestionView | undefined): boolean {
  return (
    !view?.decision && !view?.responses.some(({ reply }) => reply.says === 'value' || reply.says === 'not-applicable')
  );
}

/** A row of an answer that is a table or edges. */
export interface StatedRow {
  /** Decided, rather than only said or assumed. */
  readonly settled: boolean;
  readonly cell: Cells;
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
