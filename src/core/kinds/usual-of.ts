import { KINDS } from './kinds.ts';
import type { UsualAnswer } from './product-kind.ts';

export interface UsualOfKind extends UsualAnswer {
  /** The kind for which it is usual, as a person names it. */
  readonly kind: string;
}

/** What is usual for products of these kinds (ids), by question; of several the first that has an answer. */
export function usualOf(ids: readonly string[]): ReadonlyMap<string, UsualOfKind> {
  const kinds = KINDS.filter(({ id }) => ids.includes(id)).toReversed();
  return new Map(
    kinds.flatMap(({ label: kind, usual }) => Object.entries(usual).map(([id, answer]) => [id, { ...answer, kind }])),
  );
}
