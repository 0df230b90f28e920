import type { MatrixValue, NumberValue, TableValue, Value } from '#core/index.ts';

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
