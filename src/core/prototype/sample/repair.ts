import { knownValue, listOf } from '../../answers/sourced.ts';
import { parseDay } from '../../base/dates.ts';
import { valueAlong } from '../../conditions/index.ts';
import { dropRoundingError } from '../../conditions/units.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { currenciesOf } from '../checks/type-check.ts';
import type { Check } from '../checks/types.ts';
import { amountIn, dayIn, sizeOf } from '../checks/values.ts';
import { applyRules, brokenRules, type DraftContext, isChangeable, valueIn } from './apply-rules.ts';
import { isAllowed, sizeRangeOf } from './domain.ts';
import { mentionsOf } from './entity-plan.ts';
import { dateOn } from './fake-values.ts';
import type { FieldPlan } from './field-plan.ts';
import { moneyValue } from './parse-field-value.ts';
import { derivedCell, makeCell } from './record-draft.ts';
import type { Cell } from './types.ts';

/** How often the fields of a broken rule get new values before something else is tried. */
const QUICK = 6;
const PATIENT = 24;
/** Candidates of two fields are tried together up to this many of each. */
const PAIRED = 14;

/**
 * A systematic search: values at the limits, for one field and for two together. Returns the rules that are still
 * broken.
 */
export function searchValues(context: DraftContext): readonly Check[] {
  let broken = repair(context, PATIENT);
  if (changeableFields(context, broken).length === 0) return broken;
  for (let round = 0; round < 2 && broken.length > 0; round += 1) {
    broken = oneByOne(context, broken);
    if (broken.length > 0) broken = twoByTwo(context, broken);
  }
  return broken;
}

/**
 * Generates new values until the rules are satisfied, at most so many times. Returns the rules that are still broken.
 */
export function repair(context: DraftContext, times = QUICK): readonly Check[] {
  const { draft, world } = context;
  let broken = brokenRules(context);
  for (let attempt = 1; attempt <= times && broken.length > 0; attempt += 1) {
    const plans = changeableFields(context, broken);
    if (plans.length === 0) break;
    broken = tryChanges(
      context,
      broken,
      plans.map((plan) => [plan.field.id, makeCell(plan, draft, world, attempt)]),
    );
  }
  return broken;
}

function oneByOne(context: DraftContext, found: readonly Check[]): readonly Check[] {
  let broken = found;
  for (const plan of changeableFields(context, broken)) {
    for (const cell of candidatesFor(plan, context, broken)) {
      broken = tryChanges(context, broken, [[plan.field.id, cell]]);
      if (broken.length === 0) return broken;
    }
  }
  return broken;
}

function twoByTwo(context: DraftContext, found: readonly Check[]): readonly Check[] {
  let broken = found;
  const plans = changeableFields(context, broken).slice(0, 4);
  const choices = plans.map((plan): readonly [string, readonly Cell[]] => [
    plan.field.id,
    candidatesFor(plan, context, broken).slice(0, PAIRED),
  ]);
  for (const [at, [one, cells]] of choices.entries()) {
    for (const [other, others] of choices.slice(at + 1)) {
      for (const cell of cells) {
        for (const another of others) {
          broken = tryChanges(context, broken, [
            [one, cell],
            [other, another],
          ]);
          if (broken.length === 0) return broken;
        }
      }
    }
  }
  return broken;
}

/** Keeps new values if they break fewer rules. */
export function tryChanges(
  context: DraftContext,
  broken: readonly Check[],
  changes: readonly (readonly [field: string, cell: Cell])[],
): readonly Check[] {
  const { cells } = context.draft;
  const before = [...cells];
  for (const [field, cell] of changes) cells.set(field, cell);
  applyRules(context);
  const now = brokenRules(context);
  if (now.length < broken.length) return now;
  for (const [field, cell] of before) cells.set(field, cell);
  return broken;
}

/** The fields of broken rules whose values can change, including those that a formula reads. */
export function changeableFields({ draft }: DraftContext, broken: readonly Check[]): readonly FieldPlan[] {
  const { byLabel } = draft.plan;
  const found = new Set<FieldPlan>();
  const add = (plan: FieldPlan | undefined) => {
    if (!plan || found.has(plan)) return;
    found.add(plan);
    if (plan.filledBy === 'computed') for (const label of plan.mentions) add(byLabel.get(foldCase(label)));
  };
  for (const { fields, demand } of broken) {
    for (const id of fields) add(draft.plan.byId.get(id));
    for (const label of mentionsOf(demand)) add(byLabel.get(foldCase(label)));
  }
  return [...found].filter(({ field }) => isChangeable(draft, field.id));
}

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
  const values = conditions.flatMap(({ mentions }) => mentions).map((mention) => valueAlong(subject.scope, mention));
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
