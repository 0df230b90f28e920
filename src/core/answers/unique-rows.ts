import { namedElementOf, type Row } from './answers.ts';
import { freeId } from './naming.ts';
import type { NamedElement } from './sourced.ts';

/** Of two rows with one name the first counts, and a diagnostic says so. */
export function uniqueRows(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>();
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id));
}

export function namedElementsOf(rows: readonly Row[]): readonly NamedElement[] {
  return uniqueRows(rows).map(namedElementOf);
}

/** Ids for rows that may name the same twice, such as the steps of a story: the later ones get a number. */
export function withUniqueIds<T extends { readonly id: string }>(things: readonly T[]): readonly T[] {
  const taken = new Set(things.map(({ id }) => id));
  const seen = new Set<string>();
  return things.map((thing) => {
    const id = seen.has(thing.id) ? freeId(thing.id, taken) : thing.id;
    seen.add(id);
    taken.add(id);
    return id === thing.id ? thing : { ...thing, id };
  });
}
