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

export function cellOf(row: readonly string[], columns: readonly Column[], column: string): string {
  return row[columns.findIndex(({ id }) => id === column)] ?? '';
}

/** The options of a column; empty if it takes any text. */
export function columnOptions(shape: ShapeSpec | undefined, column: string): readonly string[] {
  return columnsIn(shape).find(({ id }) => id === column)?.options ?? [];
}

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

/** A name in lower case without surrounding spaces; names with equal keys are the same. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

export function isSameName(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b);
}

/** The index of a name in a list; -1 if it is not in it. */
export function indexOfName(names: readonly string[], name: string): number {
  return names.findIndex((other) => isSameName(other, name));
}

/** All distinct names in order of first occurrence, without blank ones. */
export function uniqueNames(...sources: readonly (readonly string[])[]): readonly string[] {
  const names = sources.flat().map((name) => name.trim());
  return names.filter((name, at) => name !== '' && indexOfName(names, name) === at);
}
