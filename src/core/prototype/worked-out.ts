import { heldValue } from '../answers/held.ts';
import type { Field } from '../model/entities/types.ts';
import { type Acting, scopeOf } from './acting.ts';
import { computedCell } from './computed-cell.ts';
import type { Cell, SampleRow } from './sample/types.ts';

/** The record with everything worked out anew that has an exact formula, as others of its lines were typed over. */
export function workedOut(acting: Acting, row: SampleRow): SampleRow {
  const computed = acting.product.index
    .fields(row.entity)
    .all.filter(({ id, type }) => heldValue(type) === 'computed' && row.cells.get(id)?.reason !== 'pinned');
  let now = row;
  // One that rests on another comes after it within as many rounds as there are.
  for (const _ of computed) {
    for (const field of computed) now = withCell(now, field, cellNow(acting, now, field));
  }
  return now;
}

function withCell(row: SampleRow, { id }: Field, cell: Cell | undefined): SampleRow {
  return cell ? { ...row, cells: new Map([...row.cells, [id, cell]]) } : row;
}

function cellNow(acting: Acting, row: SampleRow, field: Field): Cell | undefined {
  const words = heldValue(field.formula);
  const formula = words && acting.product.condition(words, row.entity);
  return formula?.form === 'exact' ? computedCell(field, formula, scopeOf(acting, row)) : undefined;
}
