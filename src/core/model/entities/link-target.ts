import type { Row } from '../answers.ts';
import type { Find } from '../find.ts';
import type { Ref } from '../things.ts';
import type { Relation } from './types.ts';

/** For each entity the other ends of its relations. */
export function endsOf(relations: readonly Relation[]): ReadonlyMap<string, readonly Ref[]> {
  const ends = new Map<string, Ref[]>();
  const add = (from: Ref, to: Ref) => {
    if (from.id !== null && to.id !== null) ends.set(from.id, [...(ends.get(from.id) ?? []), to]);
  };
  for (const { from, to } of relations) {
    add(from, to);
    if (from.id !== to.id) add(to, from);
  }
  return ends;
}

/**
 * The entity that a link leads to: the one its unit names, else the one that has its name (“Member”, “Lent to
 * member”), else the only one that the entity is related to. Null where nobody has said so.
 */
export function targetOf(row: Row, find: Find, related: readonly Ref[]): Ref | null {
  const unit = row.cell('unit');
  if (unit !== '') return find(unit);
  const whole = find(row.label);
  if (whole.id !== null) return whole;
  const words = row.label.split(' ').map(find);
  return only(words.filter(({ id }) => id !== null)) ?? only(related);
}

function only(refs: readonly Ref[]): Ref | null {
  const [first = null] = refs;
  return refs.every(({ id }) => id === first?.id) ? first : null;
}
