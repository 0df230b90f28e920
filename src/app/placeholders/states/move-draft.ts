import { columnsIn, type ShapeSpec, type Value } from '#core/index.ts';
import { cellOf } from '../known/columns.ts';
import { sameName } from '../known/names.ts';
import { isRows } from '../known/value-forms.ts';

/** A move that was clicked on the screen and waits in the answer. */
export interface TypedMove {
  readonly from: string;
  readonly to: string;
}

export function movesInDraft(value: Value | undefined, shape: ShapeSpec | undefined): readonly TypedMove[] {
  const columns = columnsIn(shape);
  if (!isRows(value)) return [];
  return value.map((row) => ({ from: cellOf(row, columns, 'from'), to: cellOf(row, columns, 'to') }));
}

/** The draft without the moves between two states of which nothing more was said than that there is one. */
export function withoutMove(
  value: Value | undefined,
  shape: ShapeSpec | undefined,
  { from, to }: TypedMove,
): Value | undefined {
  const columns = columnsIn(shape);
  if (!isRows(value)) return value;
  return value.filter((row) => {
    const isIt = sameName(cellOf(row, columns, 'from'), from) && sameName(cellOf(row, columns, 'to'), to);
    return !isIt || row.filter((cell) => cell.trim() !== '').length > 2;
  });
}
