import { listOf } from '../../answers/sourced.ts';
import type { Product } from '../../product/product.ts';
import type { CallFailure, ErrorEntry, Raiser } from '../../slots/errors/messages.ts';
import { type NotYet, unmetPrerequisites } from '../closing-rule.ts';
import { notYetFor } from '../unanswered.ts';

/** Which failures of calls cause an error: of one call by its id, or of every call. */
export type IsFailureRaised = (call: string, failure: CallFailure) => boolean;

export function raisedCallFailures({ index }: Product): IsFailureRaised {
  const raised = new Set<string>();
  for (const { kind, id, failure } of index.errors.all.flatMap(raisersOf))
    if (kind === 'call' && failure !== null) raised.add(`${failure} ${id ?? ''}`);
  return (call, failure) => raised.has(`${failure} ${call}`) || raised.has(`${failure} `);
}

export function raisersOf({ raisedBy }: ErrorEntry): readonly Raiser[] {
  return listOf(raisedBy);
}

/** While it is still to be asked what causes an error, no failure can be said to lack one. */
export function raisersAwaited(product: Product): readonly NotYet[] {
  return notYetFor(product, product.index.errors.all, 'raisedBy', (name) => `Nobody has said what brings up ${name}.`);
}

/** What a rule about errors waits for: the catalogue itself, or what causes its entries. */
export function errorsAwaited(product: Product): readonly NotYet[] {
  const unsaid = unmetPrerequisites(product, 'errors');
  return unsaid.length > 0 ? unsaid : raisersAwaited(product);
}
