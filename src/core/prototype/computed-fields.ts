import { knownValue, questionOf } from '../answers/sourced.ts';
import { lazyMap } from '../base/lazy-map.ts';
import { memoize } from '../base/memoize.ts';
import type { ExactCondition, Scope } from '../conditions/types.ts';
import { convertOrKeep, dropRoundingError, unitsAgree } from '../conditions/units.ts';
import type { Field } from '../model/types.ts';
import { memoizeByProduct, type Product } from '../product/product.ts';
import { type ActorContext, scopeOf } from './actor-context.ts';
import { currenciesOf, decimalPlacesOf } from './checks/type-check.ts';
import { amountIn } from './checks/values.ts';
import { type Edits, type Records, recordsOf } from './edits.ts';
import { moneyValue } from './sample/parse-field-value.ts';
import type { Cell, SampleRow, SampleSet } from './sample/types.ts';

/**
 * The record with all exact formulas computed again, after other fields have been changed. Each is computed when it is
 * first read: records that are worked out from each other ask for single fields, and never for a record half done.
 */
export function withComputedFields(actor: ActorContext, row: SampleRow): SampleRow {
  const computed = actor.product.index
    .fields(row.entity)
    .all.filter(({ id, type }) => knownValue(type) === 'computed' && row.cells.get(id)?.reason !== 'pinned');
  const makers = new Map(computed.map((field) => [field.id, () => recomputedCell(actor, now, field)]));
  const now: SampleRow = { ...row, cells: lazyMap(row.cells, makers) };
  return now;
}

function recomputedCell(actor: ActorContext, row: SampleRow, field: Field): Cell | undefined {
  const words = knownValue(field.formula);
  const formula = words && actor.product.condition(words, row.entity);
  return formula?.form === 'exact' ? computedCell(field, formula, scopeOf(actor, row)) : undefined;
}

/** The result of a formula for a field: money in its currency and rounded as decided, or a hole that says why. */
export function computedCell(field: Field, formula: ExactCondition, scope: Scope): Cell {
  const outcome = formula.run(scope);
  if (!outcome.ok)
    return { value: undefined, reason: 'hole', says: outcome.sentence, question: questionOf(field.formula) };
  const says = `worked out: ${formula.text.trim()}`;
  const read = formula.type === 'money' || typeof outcome.value === 'object' ? amountIn(outcome.value) : undefined;
  if (!read) return { value: inUnitOf(field, outcome.value, formula.unit), reason: 'computed', says };
  const unit = read.unit || formula.unit || (currenciesOf(field)[0] ?? '');
  return {
    value: moneyValue(Number(read.amount.toFixed(decimalPlacesOf(field))), unit),
    reason: 'computed',
    says,
  };
}

/** A number in the unit of its field, where that is another one of the same kind. */
function inUnitOf(field: Field, value: unknown, unit: string): unknown {
  const own = knownValue(field.unit) ?? '';
  if (typeof value !== 'number' || own === unit || !unitsAgree(unit, own)) return value;
  return dropRoundingError(convertOrKeep(value, unit, own));
}

/** The records of a product in the prototype, with all effects of the changes and of the days that have passed. */
export function playedRecords(
  product: Product,
  sample: SampleSet,
  edits: Edits,
  days: { readonly begins: string; readonly today: string; readonly now?: string | undefined },
): Records {
  return recordsOf(
    sample,
    edits,
    (row, records, today) => withComputedFields({ product, role: null, records, today, now: days.now }, row),
    days,
    readsOthers(product),
  );
}

/** Whether something about the records of an entity is worked out from other records. */
const readsOthers = memoizeByProduct(({ condition, index, model }) =>
  memoize((entity: string) => {
    const { names, shared } = model.vocabulary(entity);
    const own = new Set(
      [...names, ...(shared?.names ?? [])].flatMap(({ label, of }) => (of === undefined ? label : [])),
    );
    return index.fields(entity).all.some(({ formula }) => {
      const read = formula.is === 'known' ? condition(formula.value, entity) : undefined;
      return read?.form === 'exact' && !read.mentions.every((name) => own.has(name));
    });
  }),
);
