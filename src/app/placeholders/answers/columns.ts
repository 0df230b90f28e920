import { type Column, columnsIn, type ShapeSpec } from '#core/index.ts';

export function cellOf(row: readonly string[], columns: readonly Column[], column: string): string {
  return row[columns.findIndex(({ id }) => id === column)] ?? '';
}

/** The options of a column; empty if it takes any text. */
export function columnOptions(shape: ShapeSpec | undefined, column: string): readonly string[] {
  return columnsIn(shape).find(({ id }) => id === column)?.options ?? [];
}
