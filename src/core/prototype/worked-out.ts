import type { Field } from '../model/entities/types.ts';
import { heldValue, questionOf } from '../model/held.ts';
import { type Acting, scopeOf } from './acting.ts';
import { amountIn } from './checks/values.ts';
import type { Cell, SampleRow } from './sample/types.ts';

/** The record with everything worked out anew that has an exact formula, as others of its lines were typed over. */
export function workedOut(acting: Acting, row: SampleRow): SampleRow {
  const computed = acting.product.index
    .fields(row.entity)
    .all.filter(({ id, type }) => heldValue(type) === 'computed' && row.cells.get(id)?.reason !== 'pinned');
  let now = row;
  // One that rests on another comes after it within as many rounds as there are.
  for (const _ of computed) {
    for (const field of computed) now = withCell(now, field, computedCell(acting, now, field));
  }
  return now;
}

function withCell(row: SampleRow, { id }: Field, cell: Cell | undefined): SampleRow {
  return cell ? { ...row, cells: new Map([...row.cells, [id, cell]]) } : row;
}

function computedCell(acting: Acting, row: SampleRow, field: Field): Cell | undefined {
  const words = heldValue(field.formula);
  const formula = words && acting.product.condition(words, row.entity);
  if (formula?.form !== 'exact') return undefined;
  const outcome = formula.run(scopeOf(acting, row));
  if (!outcome.ok) {
    return { value: undefined, reason: 'hole', says: outcome.sentence, question: questionOf(field.formula) };
  }
  const says = `worked out: ${formula.text.trim()}`;
  return { value: asAmount(outcome.value, formula.type, formula.unit, field), reason: 'computed', says };
}

/** An amount of money in its currency, rounded as said; anything else as it is. */
function asAmount(value: unknown, type: string, formulaUnit: string, field: Field): unknown {
  const read = type === 'money' || typeof value === 'object' ? amountIn(value) : undefined;
  if (!read) return value;
  const places = Math.max(0, Math.min(20, heldValue(field.precision)?.amount ?? 2));
  const amount = Number(read.amount.toFixed(places));
  const unit = read.unit || formulaUnit || (heldValue(field.currencies)?.[0] ?? '');
  return unit === '' ? amount : { amount, unit };
}
