import type { ShapeSpec } from '../shapes/types.ts';

/** The id of the column that says which entity a row is about. */
export const ENTITY_COLUMN = 'thing';

export function hasEntityColumn(shape: ShapeSpec): boolean {
  return shape.shape === 'table' && shape.columns.some(({ id }) => id === ENTITY_COLUMN);
}
