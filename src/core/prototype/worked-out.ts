import { knownValue } from '../answers/sourced.ts';
import type { Field } from '../model/types.ts';
import { type ActorContext, scopeOf } from './actor-context.ts';
import { computedCell } from './computed-cell.ts';
import type { Cell, SampleRow } from './sample/types.ts';

/** The record with all exact formulas computed again, as others of its fields were typed over. */
export function workedOut(actor: ActorContext, row: SampleRow): SampleRow {
  const computed = actor.product.index
    .fields(row.entity)
    .all.filter(({ id, type }) => knownValue(type) === 'computed' && row.cells.get(id)?.reason !== 'pinned');
  let now = row;
  // With as many rounds as formulas, each comes after those it uses.
  for (const _ of computed) {
    for (const field of computed) now = withCell(now, field, cellNow(actor, now, field));
  }
  return now;
}

function withCell(row: SampleRow, { id }: Field, cell: Cell | undefined): SampleRow {
  return cell ? { ...row, cells: new Map([...row.cells, [id, cell]]) } : row;
}

function cellNow(actor: ActorContext, row: SampleRow, field: Field): Cell | undefined {
  const words = knownValue(field.formula);
  const formula = words && actor.product.condition(words, row.entity);
  return formula?.form === 'exact' ? computedCell(field, formula, scopeOf(actor, row)) : undefined;
}
