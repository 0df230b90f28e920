import type { Rule } from '../../model/types.ts';
import { perProduct } from '../../product/product.ts';

/** The rules that other rules check one by one, sorted in one pass. */
export interface RuleSorts {
  /** Stated as rules, not made of another answer. */
  readonly stated: readonly Rule[];
  /** With a known limit that has a digit in it. */
  readonly withFigures: readonly Rule[];
}

/** A digit of any script. */
export const FIGURE = /\p{Nd}/u;

/** Sorted in one pass, as most rules of a large product only say that a field is required. */
export const ruleSorts = perProduct(({ index }): RuleSorts => {
  const stated: Rule[] = [];
  const withFigures: Rule[] = [];
  for (const rule of index.rules.all) {
    if (rule.madeOf === 'rules') stated.push(rule);
    if (rule.limit.is === 'known' && FIGURE.test(rule.limit.value.text)) withFigures.push(rule);
  }
  return { stated, withFigures };
});
