import { knownValue } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import type { Field } from '../../model/types.ts';
import type { ListColumn } from '../list-view.ts';
import type { Meaning } from '../sample/meaning-words.ts';
import { meaningOf } from '../sample/meanings.ts';
import { fraction, seedOf, subSeed } from '../sample/seed.ts';
import type { SampleRow } from '../sample/types.ts';

/** A place on a schematic map, in percent from the left and from the top, and what is there. */
export interface MapPlace {
  readonly place: string;
  readonly left: number;
  readonly top: number;
  readonly rows: readonly SampleRow[];
}

const PLACES: ReadonlySet<Meaning | undefined> = new Set(['street', 'address', 'city', 'postcode', 'country']);
const PLACE =
  /\b(?:where|place|location|position|coordinates|site|address|room|shelf|branch|stop|station|area|district|venue)\b/iu;

/** The column that says where something is; undefined where none does. */
export function placeColumn(columns: readonly ListColumn[]): ListColumn | undefined {
  return columns.find(({ field, mask }) => field && !mask && isPlace(field));
}

function isPlace({ label, type }: Field): boolean {
  const kind = knownValue(type);
  if (kind !== 'text' && kind !== 'choice' && kind !== 'link') return false;
  return PLACES.has(meaningOf(label, '', ['words'])) || PLACE.test(label);
}

/**
 * Where records stand on a map, those at one place together. Nobody said where a place is: it follows from its words
 * alone, and the numbers of a street lie near each other.
 */
export function mapPlaces(rows: readonly SampleRow[], placeOf: (row: SampleRow) => string): readonly MapPlace[] {
  const all = groupBy(rows, placeOf);
  return [...all].flatMap(([place, there]) => (place === '' ? [] : [{ place, rows: there, ...pointOf(place) }]));
}

/** How far apart the numbers of one street may be, in percent. */
const NEAR = 22;

function pointOf(place: string): Pick<MapPlace, 'left' | 'top'> {
  const street = seedOf('place', place.replace(/[\d\s]+/gu, ' ').trim());
  const number = seedOf('number', place);
  const at = (turn: number) =>
    Math.round(22 + 56 * fraction(subSeed(street, turn)) + NEAR * (fraction(subSeed(number, turn)) - 0.5));
  return { left: at(1), top: at(2) };
}
