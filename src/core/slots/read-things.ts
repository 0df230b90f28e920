import { type Answers, type Row, thingOf } from '../answers/answers.ts';
import type { Find } from '../answers/find.ts';
import { eachItsOwn, onlyOnce } from '../answers/named-once.ts';
import type { Readings } from '../answers/readings.ts';
import {
  listOf,
  mapSourced,
  type NotApplicable,
  type Source,
  type Sourced,
  type Unknown,
  unknownAt,
} from '../answers/sourced.ts';
import type { Slot } from './slot.ts';
import {
  type ContextOf,
  idOf,
  type Places,
  type PlacesAt,
  type PlacesOf,
  type ThingAt,
  type Things,
} from './things.ts';

/** The things that the rows of an answer name, each once. */
export function thingsIn<P extends Places>(things: Things<P>, answers: Answers, context: ContextOf<P>) {
  return mapSourced(answers.rows(things.slot), (rows) => thingsNamed(things, rows, answers, context));
}

/** Only for some of the rows, or for those of one thing’s own answer. */
export function thingsNamed<P extends Places>(
  things: Things<P>,
  rows: readonly Row[],
  answers: Answers,
  context: ContextOf<P>,
  owner: string | null = null,
): readonly ThingAt<P>[] {
  const placesOf = rowReader(things, answers, context, owner, NAMED);
  const thing = (row: Row) => ({ ...placesOf(row), ...thingOf(row) });
  return things.repeats ? eachItsOwn(rows.map(thing)) : onlyOnce(rows).map(thing);
}

/** What a thing has besides its places. */
export const NAMED = ['id', 'label', 'formerly', 'source'];

/** Reads the places of a row, whether it names something or not; `more` are names of what will be added to them. */
export function rowReader<P extends Places>(
  { slot, under = slot, of }: Things<P>,
  answers: Answers,
  context: ContextOf<P>,
  owner: string | null = null,
  more: readonly string[] = [],
): (row: Row) => PlacesAt<P> {
  const places = Object.entries(of).flatMap(([key, place]) =>
    place.read ? [{ key, read: place.read, id: idOf(key, place) }] : [],
  );
  // All rows are copies of one object that has every key already: adding them one by one takes most of the time.
  const keys = [...places.map(({ key }) => key), ...more];
  const blank: Readonly<Record<string, unknown>> = JSON.parse(
    JSON.stringify(Object.fromEntries(keys.map((key) => [key, null]))),
  );
  return (row) => {
    const at = { row, below: answers.below(owner, under, row.id), answers, context, owner };
    const values = { ...blank };
    for (const { key, read, id } of places) values[key] = read(at as never, id);
    return values as PlacesAt<P>;
  };
}

/** What the first of some rows says; without one, its places wait for the same answer as the rows. */
export function firstRowIn<P extends Places>(
  things: Things<P>,
  rows: Sourced<readonly Row[]>,
  answers: Answers,
  context: ContextOf<P>,
): PlacesAt<P> {
  const [row] = listOf(rows);
  if (row) return rowReader(things, answers, context)(row);
  return allPlaces(things, rows.is === 'known' ? unknownAt(rows.source.question) : rows);
}

export function allPlaces<P extends Places>({ of }: Pick<Things<P>, 'of'>, held: NotApplicable | Unknown) {
  return Object.fromEntries(
    Object.entries(of).flatMap(([key, { read }]) => (read ? [[key, held]] : [])),
  ) as PlacesAt<P>;
}

/** What the rows of an answer say about things that another answer names. */
interface RowsAbout<P extends Places> {
  readonly of: (thing: string) => PlacesAt<P>;
  /** Rows about a name that nothing has. */
  readonly strays: readonly Row[];
}

/** Of two rows about one thing the first counts; `silence` is what it means if there is none. */
export function rowsAbout<P extends Places>(
  things: Things<P>,
  answers: Answers,
  find: Find,
  context: ContextOf<P>,
  silence: (source: Source) => NotApplicable | Unknown = ({ question }) => unknownAt(question),
): RowsAbout<P> {
  const rows = answers.rows(things.slot);
  const all = listOf(rows);
  const byThing = new Map([...all].reverse().map((row) => [find(row.label).id, row]));
  const placesOf = rowReader(things, answers, context);
  const otherwise = allPlaces(things, rows.is === 'known' ? silence(rows.source) : rows);
  return {
    of: (thing) => {
      const row = byThing.get(thing);
      return row ? placesOf(row) : otherwise;
    },
    strays: all.filter(({ label }) => find(label).id === null),
  };
}

export function placesIn<P extends Readonly<Record<string, Slot>>>(slots: P, from: Readings): PlacesOf<P> {
  return Object.fromEntries(
    Object.entries(slots).map(([key, { slot, answer }]) => [key, answer.read(from, slot.replace('/{thing}', ''))]),
  ) as PlacesOf<P>;
}
