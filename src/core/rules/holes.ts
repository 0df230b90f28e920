import type { Held } from '../answers/held.ts';
import type { Product } from '../product/product.ts';
import { notYet } from './closing-rule.ts';
import type { NotYet } from './types.ts';
import { isLeftEmpty } from './verdict.ts';

/**
 * Whether a place of the model waits for a question that is open, put off or not raised yet. Such a hole is no breach:
 * the open question itself stands in the way of closing.
 */
export function isAwaited(product: Product, held: Held<unknown>): boolean {
  return held.is === 'unsaid' && !isLeftEmpty(held, product);
}

/** That a rule has to wait for the first thing whose place somebody will still be asked about; empty for none. */
export function awaiting<T>(
  product: Product,
  things: readonly T[],
  held: (thing: T) => Held<unknown>,
  sentence: (thing: T) => string,
): readonly NotYet[] {
  for (const thing of things) {
    const place = held(thing);
    if (place.is === 'unsaid' && isAwaited(product, place)) return [notYet(sentence(thing), place.question)];
  }
  return [];
}
