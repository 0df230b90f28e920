import type { ShapeName, ShapeSpec } from '#core/index.ts';

const isText = (value: unknown) => typeof value === 'string';
const isWords = (value: unknown) => Array.isArray(value) && value.every(isText);
const isRows = (value: unknown) => Array.isArray(value) && value.every(isWords);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const FORMS: Readonly<Record<ShapeName, (value: unknown) => boolean>> = {
  text: isText,
  choice: isText,
  multi: isWords,
  list: isWords,
  number: (value) => isRecord(value) && isText(value.amount) && isText(value.unit),
  table: isRows,
  matrix: (value) => isRecord(value) && isWords(value.rows) && isWords(value.columns) && isRows(value.cells),
  edges: isRows,
};

/** True when a value can be shown at all: a draft kept from before a question changed its shape may not. */
export function hasForm(value: unknown, spec: ShapeSpec): boolean {
  return FORMS[spec.shape](value);
}
