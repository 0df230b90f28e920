import { knownValue, listOf } from '../../answers/sourced.ts';
import { parseDay } from '../../base/dates.ts';
import { dropRoundingError } from '../../conditions/units.ts';
import { currenciesOf } from '../checks/type-check.ts';
import type { Check } from '../checks/types.ts';
import { amountIn, dayIn, sizeOf } from '../checks/values.ts';
import { type DraftContext, valueIn } from './apply-rules.ts';
import { isAllowed, sizeRangeOf } from './domain.ts';
import { dateOn } from './fake-values.ts';
import type { FieldPlan } from './field-plan.ts';
import { moneyValue } from './parse-field-value.ts';
import { derivedCell } from './record-draft.ts';

/**
 * Values that may satisfy broken rules: the limits of the field, the values that the rules mention and those of other
 * fields, each with its neighbours; all choices; and empty.
 */
export function candidatesFor(plan: FieldPlan, context: DraftContext, broken: readonly Check[]) {
  const { alone } = context.world;
  const values = [...new Set([...valuesFor(plan, context, mentionedBy(broken, context)), null])];
  return values
    .filter((value) => value === null || isAllowed(plan.domain, value, alone))
    .map((value) => derivedCell(value, 'chosen to meet the rules'));
}

/** What the rules mention: amounts and days in their text, and those of the constants and other records they name. */
type Mentioned = ReturnType<typeof mentionedBy>;

function mentionedBy(broken: readonly Check[], { subject }: DraftContext) {
  const conditions = broken.flatMap(({ demand }) => (demand.is === 'fit' ? [demand.condition] : []));
  const text = conditions.map((condition) => condition.text).join('\n');
  const values = conditions.flatMap(({ mentions }) => mentions).map(subject.scope.value);
  return {
    text,
    amounts: [...numbersIn(text), ...values.flatMap((value) => amountIn(value)?.amount ?? [])],
    days: [...daysIn(text), ...values.flatMap((value) => dayIn(value) ?? [])],
  };
}

function valuesFor(plan: FieldPlan, context: DraftContext, { text, amounts, days }: Mentioned) {
  const { field } = plan;
  switch (knownValue(field.type)) {
    case 'choice':
      return listOf(field.values)
        .filter(({ retired }) => !retired)
        .map(({ label }) => label);
    case 'yes or no':
      return [true, false];
    case 'number':
      return sizes(plan, context, amounts);
    case 'money':
      return sizes(plan, context, amounts).map((size) => moneyValue(size, currenciesOf(field)[0] ?? ''));
    case 'date':
      return sizes(plan, context, days).map((day) => dateOn(field, Math.round(day), plan.seed));
    default:
      return [...text.matchAll(/["“]([^"“”]*)["”]/g)].map(([, words = '']) => words);
  }
}

/** Sizes at and next to the limits, the amounts of the rules, and the values of the other fields. */
function sizes(plan: FieldPlan, { draft, world }: DraftContext, mentioned: readonly number[]): readonly number[] {
  const places = knownValue(plan.field.precision)?.amount ?? (knownValue(plan.field.type) === 'money' ? 2 : 0);
  const limits = sizeRangeOf(plan.domain, world.today, places);
  if ('length' in limits) return [];
  const step = 10 ** -limits.places;
  const type = knownValue(plan.field.type);
  const others = draft.plan.fields
    .filter(({ field }) => field !== plan.field && knownValue(field.type) === type)
    .flatMap(({ field }) => sizeOf(valueIn(draft, field.id), field) ?? []);
  const ends = [limits.least, limits.most].filter((end) => end !== null);
  const neighbours = [...mentioned, ...others].flatMap((size) => [
    size,
    dropRoundingError(size + step),
    dropRoundingError(size - step),
  ]);
  const now = type === 'date' ? [world.today, world.today + 1, world.today - 1] : [0];
  const own = sizeOf(valueIn(draft, plan.field.id), plan.field) ?? 0;
  const owed = draft.plan.computed.flatMap(({ field }) => amountIn(valueIn(draft, field.id))?.amount ?? []);
  const sums = owed.map((amount) => dropRoundingError(own + amount));
  return [...new Set([...sums, ...(type === 'date' ? now : []), ...neighbours, ...ends, ...now])].filter(
    Number.isFinite,
  );
}

function numbersIn(text: string): readonly number[] {
  return [...text.matchAll(/\d+(?:[.,]\d+)?/g)].map(([digits]) => Number(digits.replace(',', '.'))).slice(0, 12);
}

function daysIn(text: string): readonly number[] {
  return [...text.matchAll(/\d{4}-\d\d-\d\d/g)].flatMap(([date]) => parseDay(date) ?? []).slice(0, 12);
}
