import { type Column, columnsIn, type ShapeSpec } from '#core/index.ts';

export function cellOf(row: readonly string[], columns: readonly Column[], column: string): string {
  return row[columns.findIndex(({ id }) => id === column)] ?? '';
}

/** The words that a column offers; empty where people write freely. */
export function columnOptions(shape: ShapeSpec | undefined, column: string): readonly string[] {
  return columnsIn(shape).find(({ id }) => id === column)?.options ?? [];
}
