import { knownValue } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import { inQuotes } from '../../english/lists.ts';
import type { Entity, Field, Rule } from '../../model/types.ts';
import { readLimit } from '../../model/validation/limits/read-limit.ts';
import type { Bound, Limit } from '../../model/validation/limits/types.ts';
import type { Pattern } from '../../model/validation/patterns/types.ts';
import type { Product } from '../../product/product.ts';
import { type FindingPlace, placeAt } from '../closing-rule.ts';

/** One end of the accepted values, and whether the end itself is accepted. */
export interface ConstraintBound {
  readonly quantity: NonNullable<Bound['quantity']>;
  readonly inclusive: boolean;
}

/** What one rule requires of a single field, as far as its words are exact. */
export interface FieldConstraint {
  /** As sentences say it: the rule in quotes, or the range. */
  readonly name: string;
  readonly of: 'value' | 'length' | 'pattern';
  readonly least: ConstraintBound | null;
  readonly most: ConstraintBound | null;
  readonly pattern: Pattern | null;
  /** Otherwise it only warns: a value that breaks it is still accepted. */
  readonly stops: boolean;
  readonly place: FindingPlace;
}

export interface FieldConstraints {
  readonly exact: readonly FieldConstraint[];
  /** Some rule on the field is not exact, so that what it refuses is unknown. */
  readonly vague: boolean;
}

const NO_CONSTRAINTS: FieldConstraints = { exact: [], vague: false };

export function constraintsIn(product: Product, entity: Entity): (field: Field) => FieldConstraints {
  const alone = product.index.rulesOf(entity.id).filter((rule) => rule.fields.length === 1 && mayRefuse(rule));
  const rules = groupBy(alone, ({ fields }) => fields[0]?.id);
  return (field) => {
    const own = rules.get(field.id);
    if (own === undefined && field.range.is !== 'known') return NO_CONSTRAINTS;
    return constraintsFrom(own ?? [], entity, field, product);
  };
}

function constraintsFrom(rules: readonly Rule[], entity: Entity, field: Field, product: Product): FieldConstraints {
  const exact = rules.flatMap((rule) => constraintOf(rule, product) ?? []);
  const ofRange = rules.some(({ madeOf }) => madeOf === 'range') ? [] : rangeOf(entity, field);
  return { exact: [...exact, ...ofRange], vague: exact.length < rules.length };
}

/** A required or unique field refuses no particular value; choices are checked separately. */
function mayRefuse({ kind, madeOf }: Rule): boolean {
  const is = knownValue(kind);
  return is !== 'required' && is !== 'unique' && madeOf !== 'values';
}

function constraintOf(rule: Rule, product: Product): FieldConstraint | null {
  const kind = knownValue(rule.kind) ?? null;
  const words = knownValue(rule.limit)?.text;
  if (words === undefined || (kind !== null && !EXACT_KINDS.has(kind))) return null;
  const limit = readLimit(words, kind, product.index.constants.called);
  return isExactLimit(limit) ? constraintFrom(rule, limit) : null;
}

const EXACT_KINDS: ReadonlySet<string> = new Set(['range', 'length', 'pattern']);

type ExactLimit = Extract<Limit, { readonly kind: 'between' | 'length' | 'pattern' }>;

function isExactLimit(limit: Limit): limit is ExactLimit {
  return limit.kind === 'between' || limit.kind === 'length' || limit.kind === 'pattern';
}

function constraintFrom(rule: Rule, limit: ExactLimit): FieldConstraint {
  const inclusive = knownValue(rule.inclusive) ?? true;
  return {
    name: inQuotes(rule.label),
    of: limit.kind === 'between' ? 'value' : limit.kind,
    least: limit.kind === 'pattern' ? null : boundOf(limit.least, inclusive),
    most: limit.kind === 'pattern' ? null : boundOf(limit.most, inclusive),
    pattern: limit.kind === 'pattern' ? limit : null,
    stops: knownValue(rule.severity) === undefined || knownValue(rule.severity) === 'stop',
    place: placeAt('rule', rule, rule.limit, rule.entity),
  };
}

function boundOf(bound: Bound | undefined, inclusive: boolean): ConstraintBound | null {
  const quantity = bound?.quantity;
  return bound && quantity ? { quantity, inclusive: bound.inclusive ?? inclusive } : null;
}

/** The range of the field itself, where no rule was derived from it. */
function rangeOf(entity: Entity, field: Field): readonly FieldConstraint[] {
  const range = knownValue(field.range);
  if (!range) return [];
  const end = (quantity: ConstraintBound['quantity'] | null): ConstraintBound | null =>
    quantity && { quantity, inclusive: true };
  return [
    {
      name: `the range of ${inQuotes(field.label)}`,
      of: 'value',
      least: end(range.least),
      most: end(range.most),
      pattern: null,
      stops: true,
      place: placeAt('field', field, field.range, entity.id),
    },
  ];
}
