import type { Rule } from '../../model/types.ts';
import { perProduct } from '../../product/product.ts';

/** The rules that other rules look at one by one, picked out in one go. */
export interface RuleSorts {
  /** Stated as rules, and not made of another answer. */
  readonly stated: readonly Rule[];
  /** With a limit that was said, and that has a figure in it. */
  readonly withFigures: readonly Rule[];
}

/** A digit of any script. */
export const FIGURE = /\p{Nd}/u;

/** Picks out the rules of each sort; most of a large product only say that a line must be filled in. */
export const ruleSorts = perProduct(({ index }): RuleSorts => {
  const stated: Rule[] = [];
  const withFigures: Rule[] = [];
  for (const rule of index.rules.all) {
    if (rule.madeOf === 'rules') stated.push(rule);
    if (rule.limit.is === 'known' && FIGURE.test(rule.limit.value.text)) withFigures.push(rule);
  }
  return { stated, withFigures };
});
