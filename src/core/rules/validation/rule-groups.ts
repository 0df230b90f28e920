import type { Sourced } from '../../answers/sourced.ts';
import { inQuotes } from '../../english/lists.ts';
import type { EntityField } from '../../model/field-index.ts';
import type { Rule } from '../../model/types.ts';
import { memoizeByProduct } from '../../product/product.ts';
import { type FindingPlace, placeAt } from '../closing-rule.ts';

/** The rules that other rules check one by one. */
interface RuleGroups {
  /** Stated as rules, not derived from another answer. */
  readonly stated: readonly Rule[];
  /** With a known limit that has a digit in it. */
  readonly withFigures: readonly Rule[];
}

/** A digit of any script. */
export const DIGIT = /\p{Nd}/u;

/** Grouped in one pass, as most rules of a large product only say that a field is required. */
export const ruleGroups = memoizeByProduct(({ index }): RuleGroups => {
  const stated: Rule[] = [];
  const withFigures: Rule[] = [];
  for (const rule of index.rules.all) {
    if (rule.madeOf === 'rules') stated.push(rule);
    if (rule.limit.is === 'known' && DIGIT.test(rule.limit.value.text)) withFigures.push(rule);
  }
  return { stated, withFigures };
});

/** “Total” of “Order”. */
export function nameOf({ entity, field }: EntityField): string {
  return `${inQuotes(field.label)} of ${inQuotes(entity.label)}`;
}

export function atField({ entity, field }: EntityField, fix: Sourced<unknown> | string): FindingPlace {
  return placeAt('field', field, fix, entity.id);
}
