import { knownValue, type Sourced } from '../../answers/sourced.ts';
import type { Cardinality, Relation } from '../types.ts';

/** The other end of a relation, seen from an entity; an unknown cardinality counts as many. */
export function otherEnd({ from, to, forth, back }: Relation, entity: string) {
  if (from.id === entity) return { other: to.id, many: isMany(forth) };
  return to.id === entity ? { other: from.id, many: isMany(back) } : { other: null, many: false };
}

/** Also true for an unknown cardinality. */
export function isMany(count: Sourced<Cardinality>): boolean {
  const said = knownValue(count);
  return said === undefined || !isOne(said);
}

export function isOne(count: Cardinality): boolean {
  return count === 'exactly one' || count === 'at most one';
}
