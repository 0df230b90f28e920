import { listOf } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import { memoizeByProduct, type Product } from '../../product/product.ts';
import type { CallFailure, ErrorEntry, Raiser } from '../../slots/errors/messages.ts';
import { type NotYet, notYetFor, unmetPrerequisites } from '../closing-rule.ts';

/** Whether a failure of a call raises an error, for that call or for every call. */
type IsFailureRaised = (call: string, failure: CallFailure) => boolean;

export function raisedCallFailures({ index }: Product): IsFailureRaised {
  const raised = new Set<string>();
  for (const { kind, id, failure } of index.errors.all.flatMap(raisersOf))
    if (kind === 'call' && failure !== null) raised.add(`${failure} ${id ?? ''}`);
  return (call, failure) => raised.has(`${failure} ${call}`) || raised.has(`${failure} `);
}

export function raisersOf({ raisedBy }: ErrorEntry): readonly Raiser[] {
  return listOf(raisedBy);
}

const idsByKind = memoizeByProduct(({ index }) => {
  const byKind = groupBy(index.errors.all.flatMap(raisersOf), ({ kind }) => kind);
  return new Map([...byKind].map(([kind, raisers]) => [kind, new Set(raisers.map(({ id }) => id))]));
});

/** The ids of everything of a kind that raises an error; null stands for all of that kind. */
export function raisedIds(product: Product, kind: Raiser['kind']): ReadonlySet<string | null> {
  return idsByKind(product).get(kind) ?? new Set();
}

/** While some errors have no known raiser, no failure can be said to lack an error. */
export function raisersAwaited(product: Product): readonly NotYet[] {
  return notYetFor(product, product.index.errors.all, 'raisedBy', (name) => `Nobody has said what causes ${name}.`);
}

/** What a rule about errors waits for: the catalogue itself, or what raises its entries. */
export function errorsAwaited(product: Product): readonly NotYet[] {
  const unsaid = unmetPrerequisites(product, 'errors');
  return unsaid.length > 0 ? unsaid : raisersAwaited(product);
}
