import { type Held, heldValue } from '../held.ts';
import type { HowMany, Relation } from './types.ts';

/** What a relation leads to from one of its ends, by id, and whether to many of it; null: it has no such end. */
export interface OtherEnd {
  readonly other: string | null;
  readonly many: boolean;
}

/** Follows a relation from an entity. Where nobody has said how many there are, there may be many. */
export function otherEnd({ from, to, forth, back }: Relation, entity: string): OtherEnd {
  if (from.id === entity) return { other: to.id, many: isMany(forth) };
  return to.id === entity ? { other: from.id, many: isMany(back) } : { other: null, many: false };
}

const ONE: ReadonlySet<HowMany> = new Set(['exactly one', 'at most one']);

function isMany(count: Held<HowMany>): boolean {
  const many = heldValue(count);
  return many === undefined || !ONE.has(many);
}
