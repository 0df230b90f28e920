import { type Answers, type Below, type Row, slotOf, thingOf } from '../model/answers.ts';
import { type Held, mapHeld } from '../model/held.ts';
import { eachItsOwn, onlyOnce } from '../model/named-once.ts';
import type { Readings } from '../model/readings.ts';
import type { ShapeSpec } from '../model/shapes/types.ts';
import type { Named } from '../model/things.ts';
import { type ColumnWords, columnOf } from './answers.ts';
import type { Answer, FollowUp, Slot, Standing, Told } from './slot.ts';

/** What a place of a thing is read from: the row that names it, what was asked about it, and what the fold knows. */
export interface At<C> {
  readonly row: Row;
  readonly below: Below;
  readonly answers: Answers;
  readonly context: C;
}

/** A place of what a row names. */
export interface Place<T = unknown, C = never> extends Told<never> {
  /** `id` is that of its column or of its question. */
  readonly read: (at: At<C>, id: string) => Held<T>;
  /** The column whose cell it reads; without an id, its name in the model is one. */
  readonly column?: { readonly id?: string | undefined; readonly words: ColumnWords };
  /** The question about the thing whose answer it reads; without an id, its name in the model is one, with hyphens. */
  readonly asks?: FollowUp & { readonly id?: string | undefined; readonly answer: Answer<unknown> };
}

/** Places by their names in the model. */
export type Places = Readonly<Record<string, Place>>;

/** What a row names, with a value from the answers at each of its places. */
export type ThingAt<P extends Places> = Named & {
  readonly [K in keyof P]: P[K] extends Place<infer T> ? Held<T> : never;
};
export type ThingOf<S> = S extends Things<infer P> ? ThingAt<P> : never;

type Needs<P> =
  P extends Place<unknown, infer C> ? (context: [C] extends [never] ? unknown : C) => void : never;

/** All that the places need to know. */
export type ContextOf<P extends Places> =
  Needs<P[keyof P]> extends (context: infer All) => void ? All : never;

/** A question whose answer names things, with the places of each. */
export interface Things<P extends Places = Places> extends Slot<readonly Row[]> {
  readonly of: P;
  /** What the rows are, as in “Two systems are called …”; absent: nobody is told of a name that stands twice. */
  readonly noun?: string | undefined;
  /** A name may stand twice, as in a story; else the first row of that name counts. */
  readonly repeats?: true | undefined;
  /** The head above their names in the specification. */
  readonly names: string;
}

interface ThingsRecord<P> extends Standing, Told<never> {
  /** The first column: its id, its label, and the head above it in the specification where that is another one. */
  readonly name: readonly [id: string, label: string, head?: string];
  readonly noun?: string;
  readonly repeats?: true;
  readonly of: P;
}

/** A question whose answer is a table, with a thing in each row. */
export function things<P extends Places>(
  at: string,
  { name: [id, label, names = label], ...record }: ThingsRecord<P>,
): Things<P> {
  const columns = Object.entries(record.of).flatMap(([key, { column: cell }]) =>
    cell ? [columnOf(cell.id ?? key, cell.words)] : [],
  );
  return itemsAs(at, { shape: 'table', columns: [{ id, label }, ...columns] }, { ...record, names });
}

interface ItemsRecord<P> extends Omit<ThingsRecord<P>, 'name'> {
  /** The head above their names in the specification. */
  readonly names: string;
}

/** A question that is answered in another way, whose items name things. */
export function items<P extends Places>(
  at: string,
  { shape }: Answer<unknown>,
  record: ItemsRecord<P>,
): Things<P> {
  return itemsAs(at, shape, record);
}

function itemsAs<P extends Places>(
  at: string,
  shape: ShapeSpec,
  { of, noun, repeats, names, head, beside, words, ...asked }: ItemsRecord<P>,
): Things<P> {
  const answer = { shape, read: ({ rows }: Readings) => rows(at) };
  return { slot: at, answer, asked, of, noun, repeats, names, head, beside, words };
}

interface PlaceRecord<T> extends Told<T> {
  readonly id?: string;
}

/** What is made of what was read. */
type As<T, U, C> = (held: Held<T>, at: At<C>) => Held<U>;

/** A place read from a cell of the row; the label is its head in the specification, unless another one is given. */
export function column(words: ColumnWords, record: PlaceRecord<string> = {}): Place<string, unknown> {
  return columnAs(words, (held) => held, record);
}

/** The same, with the cell seen as something else. */
export function columnAs<T, C>(
  words: ColumnWords,
  as: As<string, T, C>,
  { id, head, beside, words: told }: PlaceRecord<T> = {},
): Place<T, C> {
  const label = typeof words === 'string' ? words : words[0];
  return {
    head: head ?? label,
    beside,
    words: told,
    column: { id, words },
    read: (at, cell) => as(at.row.held(cell), at),
  };
}

/** A place read from the answer to a question about the thing. */
export function below<T>(answer: Answer<T>, record: FollowUp & PlaceRecord<T>): Place<T, unknown> {
  return belowAs(answer, (held) => held, record);
}

/** The same, with the answer seen as something else. */
export function belowAs<T, U, C>(
  answer: Answer<T>,
  as: As<T, U, C>,
  { id, head, beside, words, ...asked }: FollowUp & PlaceRecord<U>,
): Place<U, C> {
  return {
    head,
    beside,
    words,
    asks: { ...asked, id, answer },
    read: (at, leaf) => as(answer.read(at.below, leaf), at),
  };
}

/** A place read from the thing’s own answer to a question that is asked of all things, else from that for all. */
function general<T>({ slot, answer }: Slot<T>): Place<T, unknown> {
  return {
    read: ({ row, answers }) => {
      const own = slotOf(row.id, slot);
      return answer.read(answers, answers.at(own) ? own : slot);
    },
  };
}

/** The same for several questions. */
export function generals<P extends Readonly<Record<string, Slot>>>(slots: P) {
  const places = Object.entries(slots).map(([key, one]) => [key, general(one)]);
  return Object.fromEntries(places) as {
    readonly [K in keyof P]: P[K] extends Slot<infer T> ? Place<T, unknown> : never;
  };
}

/** A place that is worked out from several answers. */
export function made<T, C>(read: (at: At<C>) => Held<T>, told: Told<T> = {}): Place<T, C> {
  return { ...told, read };
}

/** The things that the rows of an answer name, each once. */
export function thingsIn<P extends Places>(
  { slot, of, repeats }: Things<P>,
  answers: Answers,
  context: ContextOf<P>,
): Held<readonly ThingAt<P>[]> {
  const thing = (row: Row) =>
    thingAt(of, { row, below: answers.below(null, slot, row.id), answers, context });
  return mapHeld(answers.rows(slot), (rows) =>
    repeats ? eachItsOwn(rows.map(thing)) : onlyOnce(rows).map(thing),
  );
}

/** What a row names, with its places. */
function thingAt<P extends Places>(of: P, at: At<ContextOf<P>>): ThingAt<P> {
  const places = Object.entries(of).map(([key, place]) => [key, place.read(at as never, idOf(key, place))]);
  return { ...thingOf(at.row), ...Object.fromEntries(places) };
}

/** The id of the column, or the last part of the slot, that a place is read from. */
export function idOf(key: string, { column, asks }: Place): string {
  if (asks) return asks.id ?? key.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  return column?.id ?? key;
}

/** Places of the model by their names, each read from its own slot. */
export type PlacesOf<P> = { readonly [K in keyof P]: P[K] extends Slot<infer T> ? Held<T> : never };

export function placesIn<P extends Readonly<Record<string, Slot>>>(slots: P, from: Readings): PlacesOf<P> {
  return Object.fromEntries(
    Object.entries(slots).map(([key, { slot, answer }]) => [key, answer.read(from, slot)]),
  ) as PlacesOf<P>;
}
