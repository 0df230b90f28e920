import type { Column, ShapeSpec } from './types.ts';

const ENDS: readonly Column[] = [
  { id: 'from', label: 'From' },
  { id: 'to', label: 'To' },
];

/** The columns of a table or of edges, in the order of their cells; none of any other shape. */
export function columnsIn(shape: ShapeSpec | undefined): readonly Column[] {
  if (shape?.shape === 'table') return shape.columns;
  return shape?.shape === 'edges' ? [...ENDS, ...shape.columns] : [];
}
