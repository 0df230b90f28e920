import { questionOf } from '../answers/sourced.ts';
import type { ExactCondition, Scope } from '../conditions/index.ts';
import type { Field } from '../model/types.ts';
import { currenciesOf, placesOf } from './checks/type-check.ts';
import { amountIn } from './checks/values.ts';
import { money } from './sample/read-value.ts';
import type { Cell } from './sample/types.ts';

/** What a formula gives for a field: an amount of money in its currency and rounded as said, or a hole that says why. */
export function computedCell(field: Field, formula: ExactCondition, scope: Scope): Cell {
  const outcome = formula.run(scope);
  if (!outcome.ok) {
    return { value: undefined, reason: 'hole', says: outcome.sentence, question: questionOf(field.formula) };
  }
  const says = `worked out: ${formula.text.trim()}`;
  const read =
    formula.type === 'money' || typeof outcome.value === 'object' ? amountIn(outcome.value) : undefined;
  if (!read) return { value: outcome.value, reason: 'computed', says };
  const unit = read.unit || formula.unit || (currenciesOf(field)[0] ?? '');
  return { value: money(Number(read.amount.toFixed(placesOf(field))), unit), reason: 'computed', says };
}
