import type { Sourced } from '../answers/sourced.ts';
import { inQuotes } from '../english/lists.ts';
import type { Product } from '../product/product.ts';
import { settledValue } from '../workspace/workspace.ts';
import { type NotYet, notYet } from './closing-rule.ts';

/**
 * Whether a place was left empty in an answer that is settled. Nobody will be asked for it again, so it is a breach;
 * as long as its question is open, the rule waits.
 */
export function isLeftEmpty(sourced: Sourced<unknown>, { workspace }: Product): boolean {
  return sourced.is === 'unknown' && settledValue(workspace.question(sourced.question)) !== undefined;
}

/**
 * Whether a place of the model waits for a question that is open, put off or not raised yet. Such a hole is no
 * breach: the open question itself prevents closing.
 */
export function isAwaited(product: Product, sourced: Sourced<unknown>): boolean {
  return sourced.is === 'unknown' && !isLeftEmpty(sourced, product);
}

type AwaitedItem<K extends string> = { readonly label: string } & { readonly [P in K]: Sourced<unknown> };

/** The rule waits for the first thing whose place is still to be asked about; empty for none. */
export function notYetFor<K extends string, T extends AwaitedItem<K>>(
  product: Product,
  things: readonly T[],
  place: K,
  sentence: (name: string, thing: T) => string,
): readonly NotYet[] {
  for (const thing of things) {
    const sourced: Sourced<unknown> = thing[place];
    if (sourced.is === 'unknown' && isAwaited(product, sourced))
      return [notYet(sentence(inQuotes(thing.label), thing), sourced.question)];
  }
  return [];
}
