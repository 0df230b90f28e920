import type { Sourced } from '../answers/sourced.ts';
import type { Product } from '../product/product.ts';
import { type Breach, notYet } from './closing-rule.ts';
import type { NotYet } from './types.ts';

/** Breaches where there are any; else, what the rule waits for; else nothing. */
export function verdict(
  breaches: readonly Breach[],
  waits: readonly { readonly notYet: string; readonly question: string }[],
): readonly Breach[] | NotYet {
  const [first] = waits;
  return breaches.length > 0 || first === undefined ? breaches : first;
}

/** What a rule waits for while a whole part is unsaid; undefined once somebody has said it. */
export function waitsFor(held: Sourced<unknown>, sentence: string): NotYet | undefined {
  return held.is === 'unknown' ? notYet(sentence, held.question) : undefined;
}

/**
 * Whether a place was left empty in an answer that is settled. Nobody will be asked for it again, so it is a breach;
 * as long as its question is open, the rule waits.
 */
export function isLeftEmpty(held: Sourced<unknown>, { workspace }: Product): boolean {
  if (held.is !== 'unknown') return false;
  const result = workspace.question(held.question)?.decision?.result;
  return result !== undefined && 'value' in result;
}
