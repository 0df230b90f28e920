import type { Column, ShapeSpec } from '#core/index.ts';

const ENDS: readonly Column[] = [
  { id: 'from', label: 'From' },
  { id: 'to', label: 'To' },
];

/** The columns of a table or of edges, in the order of their cells; none of any other shape. */
export function columnsOf(shape: ShapeSpec | undefined): readonly Column[] {
  if (shape?.shape === 'table') return shape.columns;
  if (shape?.shape === 'edges') return [...ENDS, ...shape.columns];
  return [];
}

/** The cell of a row by the id of its column; empty where either is missing. */
export function cellOf(row: readonly string[], columns: readonly Column[], column: string): string {
  return row[columns.findIndex(({ id }) => id === column)] ?? '';
}

/** The words that a column offers; none where people write freely. */
export function wordsOffered(shape: ShapeSpec | undefined, column: string): readonly string[] {
  return columnsOf(shape).find(({ id }) => id === column)?.options ?? [];
}
