import { knownValue } from '../../answers/sourced.ts';
import { grouped } from '../../base/grouped.ts';
import { quoted } from '../../english/say.ts';
import type { Entity, Field, Rule } from '../../model/types.ts';
import { readLimit } from '../../model/validation/limits/read-limit.ts';
import type { Bound, Limit } from '../../model/validation/limits/types.ts';
import type { Pattern } from '../../model/validation/patterns/types.ts';
import type { Product } from '../../product/product.ts';
import { at, type Place } from '../closing-rule.ts';

/** One end of what a field may hold; `itself`: the end is still accepted. */
export interface End {
  readonly quantity: NonNullable<Bound['quantity']>;
  readonly itself: boolean;
}

/** What one rule requires of one field by itself, as far as its words are exact. */
export interface Demand {
  /** As sentences say it: the rule in quotes, or the range. */
  readonly name: string;
  readonly of: 'value' | 'length' | 'pattern';
  readonly least: End | null;
  readonly most: End | null;
  readonly pattern: Pattern | null;
  /** Otherwise it only warns: a value that breaks it is still accepted. */
  readonly stops: boolean;
  readonly place: Place;
}

export interface Demands {
  readonly exact: readonly Demand[];
  /** Some rule on the field is not exact, so that what it refuses is unknown. */
  readonly vague: boolean;
}

const NO_DEMANDS: Demands = { exact: [], vague: false };

export function demandsIn(product: Product, entity: Entity): (field: Field) => Demands {
  const alone = product.index.rulesOf(entity.id).filter((rule) => rule.fields.length === 1 && mayRefuse(rule));
  const rules = grouped(alone, ({ fields }) => fields[0]?.id);
  return (field) => {
    const own = rules.get(field.id);
    if (own === undefined && field.range.is !== 'known') return NO_DEMANDS;
    return demandsFrom(own ?? [], entity, field, product);
  };
}

function demandsFrom(rules: readonly Rule[], entity: Entity, field: Field, product: Product): Demands {
  const exact = rules.flatMap((rule) => demandOf(rule, product) ?? []);
  const ofRange = rules.some(({ madeOf }) => madeOf === 'range') ? [] : rangeOf(entity, field);
  return { exact: [...exact, ...ofRange], vague: exact.length < rules.length };
}

/** A required or unique field refuses no particular value; choices are checked separately. */
function mayRefuse({ kind, madeOf }: Rule): boolean {
  const is = knownValue(kind);
  return is !== 'required' && is !== 'unique' && madeOf !== 'values';
}

function demandOf(rule: Rule, product: Product): Demand | null {
  const kind = knownValue(rule.kind) ?? null;
  const words = knownValue(rule.limit)?.text;
  if (words === undefined || (kind !== null && !EXACT.has(kind))) return null;
  const limit = readLimit(words, kind, product.index.constants.called);
  return isEnded(limit) ? demandFrom(rule, limit) : null;
}

const EXACT: ReadonlySet<string> = new Set(['range', 'length', 'pattern']);

type Ended = Extract<Limit, { readonly kind: 'between' | 'length' | 'pattern' }>;

function isEnded(limit: Limit): limit is Ended {
  return limit.kind === 'between' || limit.kind === 'length' || limit.kind === 'pattern';
}

function demandFrom(rule: Rule, limit: Ended): Demand {
  const itself = knownValue(rule.inclusive) ?? true;
  return {
    name: quoted(rule.label),
    of: limit.kind === 'between' ? 'value' : limit.kind,
    least: limit.kind === 'pattern' ? null : endOf(limit.least, itself),
    most: limit.kind === 'pattern' ? null : endOf(limit.most, itself),
    pattern: limit.kind === 'pattern' ? limit : null,
    stops: knownValue(rule.severity) === undefined || knownValue(rule.severity) === 'stop',
    place: at('rule', rule, rule.limit, rule.entity),
  };
}

function endOf(bound: Bound | undefined, itself: boolean): End | null {
  const quantity = bound?.quantity;
  return bound && quantity ? { quantity, itself: bound.itself ?? itself } : null;
}

/** The smallest and the largest that make sense, where no rule was made of them. */
function rangeOf(entity: Entity, field: Field): readonly Demand[] {
  const range = knownValue(field.range);
  if (!range) return [];
  const end = (quantity: End['quantity'] | null): End | null => quantity && { quantity, itself: true };
  return [
    {
      name: `the range of ${quoted(field.label)}`,
      of: 'value',
      least: end(range.least),
      most: end(range.most),
      pattern: null,
      stops: true,
      place: at('field', field, field.range, entity.id),
    },
  ];
}
