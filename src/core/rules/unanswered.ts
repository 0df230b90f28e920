import type { Sourced } from '../answers/sourced.ts';
import { inQuotes } from '../english/lists.ts';
import type { Product } from '../product/product.ts';
import { settledValue } from '../workspace/workspace.ts';
import { type NotYet, notYet } from './closing-rule.ts';

/** Whether a settled answer left a value empty. Nobody will be asked again, so that is a breach. */
export function isLeftEmpty(sourced: Sourced<unknown>, { workspace }: Product): boolean {
  return sourced.is === 'unknown' && settledValue(workspace.question(sourced.question)) !== undefined;
}

/** Whether a value is still to be asked for. That is no breach: the open question itself prevents closing. */
export function isAwaited(product: Product, sourced: Sourced<unknown>): boolean {
  return sourced.is === 'unknown' && !isLeftEmpty(sourced, product);
}

type AwaitedItem<K extends string> = { readonly label: string } & { readonly [P in K]: Sourced<unknown> };

/** A “not yet” for the first item whose value is still to be asked; empty if there is none. */
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
