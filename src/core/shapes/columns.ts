import type { Column, ShapeSpec } from './types.ts';

const ENDS: readonly Column[] = [
  { id: 'from', label: 'From' },
  { id: 'to', label: 'To' },
];

/** In the order of their cells; empty for any other shape. */
export function columnsIn(shape: ShapeSpec | undefined): readonly Column[] {
  if (shape?.shape === 'table') return shape.columns;
  return shape?.shape === 'edges' ? [...ENDS, ...shape.columns] : [];
}
