import { foldCase } from '../../shapes/normalize-text.ts';
import { kindOf, type SplitField } from './pieces.ts';

/** What is known of a field while values are given to it. */
export interface Place {
  /** The name that it has for good; '' while it has none. */
  readonly name: string;
  /** Of what kind its values are: their format or type, else “number” or “text”. */
  readonly kind: string;
}

/** A name for comparing: “3 guests” and “1 guest” are of one field. */
export function nameKey(name: string): string {
  return foldCase(name).replace(/s$/u, '');
}

/** Two kinds that the values of one field may well be of. */
const AKIN: ReadonlySet<string> = new Set([
  'text person',
  'text state',
  'text choice',
  'choice state',
  'text link',
  'person link',
  'number money',
  'text file',
]);
/** Of any two kinds: less than a place of its own, if the value has no other. */
const STRANGE = 0.2;

function likeness(place: Place, item: SplitField): number {
  const [name, said] = [nameKey(place.name), item.named ? nameKey(item.field) : ''];
  if (name !== '' && (name === said || name === nameKey(item.example))) return 6;
  const kind = kindOf(item);
  if (name !== '' && said !== '' && !AKIN.has(`${place.kind} ${kind}`)) return Number.NEGATIVE_INFINITY;
  if (name !== '' && said !== '') return STRANGE;
  if (kind === place.kind) return kind === 'text' ? 2 : 4;
  return AKIN.has(`${place.kind} ${kind}`) || AKIN.has(`${kind} ${place.kind}`) ? 1.5 : STRANGE;
}

/**
 * The place of each value of a record among the fields that are known: by its name, then in their order as far as the
 * kinds agree, then wherever a field of its kind is left. Null: it needs a new field. No value goes without.
 */
export function placesFor(items: readonly SplitField[], places: readonly Place[]): readonly (number | null)[] {
  const found: (number | null)[] = items.map((item) => placeCalled(item, places));
  for (const [at, place] of found.entries()) if (place !== null && found.indexOf(place) < at) found[at] = null;
  const openItems = items.flatMap((item, at) => (found[at] === null ? [{ item, at }] : []));
  const openPlaces = places.flatMap((place, at) => (found.includes(at) ? [] : [{ place, at }]));
  for (const [one, other] of inOrder(
    openItems.map(({ item }) => item),
    openPlaces.map(({ place }) => place),
  ))
    found[openItems[one]?.at ?? 0] = openPlaces[other]?.at ?? null;
  for (const { item, at } of openItems) {
    if (found[at] !== null) continue;
    const left = openPlaces.find(({ place, at: to }) => !found.includes(to) && likeness(place, item) >= 1.5);
    if (left) found[at] = left.at;
  }
  return found;
}

function placeCalled(item: SplitField, places: readonly Place[]): number | null {
  const name = item.named ? nameKey(item.field) : '';
  const at = name === '' ? -1 : places.findIndex((place) => nameKey(place.name) === name);
  return at < 0 ? null : at;
}

/** Pairs that keep both orders and are most alike together (Needleman and Wunsch, without a price for gaps). */
function inOrder(items: readonly SplitField[], places: readonly Place[]): readonly (readonly [number, number])[] {
  const best: number[][] = Array.from({ length: items.length + 1 }, () => Array<number>(places.length + 1).fill(0));
  const bestAt = (item: number, place: number) => best[item]?.[place] ?? 0;
  const paired = (item: number, place: number) => {
    const [one, other] = [items[item], places[place]];
    return one && other ? likeness(other, one) + bestAt(item + 1, place + 1) : Number.NEGATIVE_INFINITY;
  };
  for (let item = items.length - 1; item >= 0; item -= 1)
    for (let place = places.length - 1; place >= 0; place -= 1)
      (best[item] ?? [])[place] = Math.max(paired(item, place), bestAt(item + 1, place), bestAt(item, place + 1));
  const pairs: (readonly [number, number])[] = [];
  let [item, place] = [0, 0];
  while (item < items.length && place < places.length) {
    if (bestAt(item, place) === paired(item, place)) pairs.push([item++, place++]);
    else if (bestAt(item, place) === bestAt(item + 1, place)) item += 1;
    else place += 1;
  }
  return pairs;
}
