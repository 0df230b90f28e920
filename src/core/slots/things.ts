import { type Answers, type Below, type Row, slotOf } from '../answers/answers.ts';
import { asQuantity, asWord, asWordOrOwn } from '../answers/cells.ts';
import type { Readings } from '../answers/readings.ts';
import type { Named, Quantity, Sourced } from '../answers/sourced.ts';
import { type ColumnWords, columnOf, quantityWords, text } from './answers.ts';
import type { Answer, FollowUp, Holds, RowRules, Slot, Standing, Told } from './slot.ts';

/** What a place of a thing is read from: the row that names it, what was asked about it, and what the fold knows. */
export interface At<C> {
  readonly row: Row;
  readonly below: Below;
  readonly answers: Answers;
  readonly context: C;
  /** The id of the thing whose own answer the row is from; null: none. */
  readonly owner: string | null;
}

export interface Place<T = unknown, C = never> extends Told<never> {
  /** `id` is that of its column or of its question; absent: other places read its column. */
  readonly read?: (at: At<C>, id: string) => Sourced<T>;
  /** The column whose cell it reads; `id` is by default its name in the model. */
  readonly column?: {
    readonly id?: string | undefined;
    readonly words: ColumnWords;
    readonly holds?: Holds | undefined;
  };
  /** The question about the thing whose answer it reads; `id` is by default its name in the model, with hyphens. */
  readonly asks?: FollowUp & { readonly id?: string | undefined; readonly answer: Answer<unknown> };
}

export type Places = Readonly<Record<string, Place>>;

export type PlacesAt<P extends Places> = {
  readonly [K in keyof P as ValueAt<P[K]> extends Unread ? never : K]: Sourced<ValueAt<P[K]>>;
};
type ValueAt<P> = P extends Place<infer T> ? T : never;
export interface Unread {
  readonly unread: true;
}

export type ThingAt<P extends Places> = Named & PlacesAt<P>;
export type ThingOf<S> = S extends Things<infer P> ? ThingAt<P> : never;
/** For rows that name nothing. */
export type RowOf<S> = S extends Things<infer P> ? PlacesAt<P> : never;

type Needs<P> = P extends Place<unknown, infer C> ? (context: [C] extends [never] ? unknown : C) => void : never;

export type ContextOf<P extends Places> = Needs<P[keyof P]> extends (context: infer All) => void ? All : never;

/** A question whose answer names things, with the places of each. */
export interface Things<P extends Places = Places> extends Slot<readonly Row[]> {
  readonly of: P;
  /** A name may occur twice, as in a story; else only the first row of that name counts. */
  readonly repeats?: true | undefined;
  /** The slot under which each of them is asked about, if not their own. */
  readonly under?: string | undefined;
  /** The header above their names in the specification. */
  readonly names: string;
  /** The headers of both ends, where each leads from one thing to another. */
  readonly ends?: readonly [from: string, to: string] | undefined;
}

interface ThingsRecord<P> extends Standing, Told<never>, Omit<RowRules, 'holds'> {
  /** The first column: its id, its label, and its header in the specification where that is different. */
  readonly name: readonly [id: string, label: string, head?: string];
  readonly repeats?: true;
  readonly under?: string;
  readonly of: P;
}

/** A question whose answer is a table, with a thing in each row. */
export function things<P extends Places>(
  at: string,
  { name: [id, label, names = label], ...record }: ThingsRecord<P>,
): Things<P> {
  const columns = [{ id, label }, ...columnsIn(record.of)];
  return items(at, { ...record, answer: { shape: { shape: 'table', columns } }, names });
}

/** A question whose answer is a list of links from one thing to another, with further columns. */
export function edges<P extends Places>(
  at: string,
  { ends = ['From', 'To'], ...record }: Omit<ThingsRecord<P>, 'name'> & Partial<Pick<Things, 'ends'>>,
): Things<P> {
  const shape = { shape: 'edges', columns: columnsIn(record.of) } as const;
  return { ...items(at, { ...record, answer: { shape }, names: '' }), ends };
}

function columnsIn(of: Places) {
  return Object.entries(of).flatMap(([key, { column: cell }]) => (cell ? [columnOf(cell.id ?? key, cell.words)] : []));
}

interface ItemsRecord<P> extends Omit<ThingsRecord<P>, 'name'> {
  readonly answer: Pick<Answer<unknown>, 'shape'>;
  readonly names: string;
}

/** A question with any other shape, whose items name things. */
export function items<P extends Places>(
  at: string,
  { answer: { shape }, of, noun, within, repeats, under, names, head, beside, words, ...asked }: ItemsRecord<P>,
): Things<P> {
  const holds = Object.fromEntries(
    Object.entries(of).flatMap(([key, { column: cell }]) =>
      cell?.holds ? [[cell.id ?? key, cell.holds] as const] : [],
    ),
  );
  const answer = { shape, read: ({ rows }: Readings) => rows(at), noun, within, holds };
  return { slot: at, answer, asked, of, repeats, under, names, head, beside, words };
}

interface PlaceRecord<T> extends Told<T> {
  readonly id?: string;
}

interface ColumnRecord<T> extends PlaceRecord<T> {
  readonly holds?: Holds;
}

type Asks<T> = FollowUp & PlaceRecord<T>;

type As<T, U, C> = (held: Sourced<T>, at: At<C>) => Sourced<U>;

/** A place read from a cell of the row; the label is its header in the specification, unless another one is given. */
export function column(words: ColumnWords, record: PlaceRecord<string> = {}): Place<string, unknown> {
  return columnAs(words, (held) => held, record);
}

/** With the cell converted. */
export function columnAs<T, C>(
  words: ColumnWords,
  as: As<string, T, C>,
  { id, head, beside, words: told, holds }: ColumnRecord<T> = {},
): Place<T, C> {
  const label = typeof words === 'string' ? words : words[0];
  return {
    head: head ?? label,
    beside,
    words: told,
    column: { id, words, holds },
    read: (at, cell) => as(at.row.held(cell), at),
  };
}

/**
 * With a cell that holds one of some words; any other word stays unsaid, and a diagnostic says so. A label alone
 * offers all of them.
 */
export function wordColumn<W extends string>(
  words: ColumnWords,
  known: ReadonlyMap<string, W>,
  record: PlaceRecord<W> = {},
): Place<W, unknown> {
  return columnAs(offering(words, known), (held) => asWord(held, known), { ...record, holds: known });
}

/** With a cell that holds one of some words, or other words. */
export function wordOrOwnColumn(
  words: ColumnWords,
  known: ReadonlyMap<string, string>,
  record: PlaceRecord<string> = {},
): Place<string, unknown> {
  return columnAs(offering(words, known), (held) => asWordOrOwn(held, known), record);
}

function offering(words: ColumnWords, known: ReadonlyMap<string, string>): ColumnWords {
  return typeof words === 'string' ? [words, ...new Set(known.values())] : words;
}

/** With a cell that holds a number, with or without a unit. */
export function numberColumn(words: ColumnWords, record: PlaceRecord<Quantity> = {}) {
  return columnAs(words, asQuantity, { words: quantityWords, ...record, holds: 'number' });
}

/** A column that fills no place by itself. */
export function unread(words: ColumnWords): Place<Unread, unknown> {
  return { column: { words } };
}

/** A place read from the answer to a question about the thing; a text unless the record says otherwise. */
export function below(record: Asks<string> & { readonly answer?: never }): Place<string, unknown>;
export function below<T>(record: Asks<T> & { readonly answer: Answer<T>; readonly as?: never }): Place<T, unknown>;
/** With the answer converted. */
export function below<T, U, C>(record: Asks<U> & { readonly answer: Answer<T>; readonly as: As<T, U, C> }): Place<U, C>;
export function below({
  answer = text,
  as,
  id,
  head,
  beside,
  words,
  ...asked
}: Asks<never> & { readonly answer?: Answer<unknown>; readonly as?: As<unknown, unknown, never> }): Place {
  const own = as ? undefined : answer.words;
  return {
    head,
    beside,
    words: words ?? own,
    asks: { ...asked, id, answer },
    read: (at: At<never>, leaf: string) => {
      const held = answer.read(at.below, leaf);
      return as ? as(held, at) : held;
    },
  };
}

/** A place read from the thing’s own answer to a question that is asked of all, else from the answer for all. */
function general<T>({ slot, answer }: Slot<T>): Place<T, unknown> {
  return {
    read: ({ row, answers }) => {
      const own = slotOf(row.id, slot);
      return answer.read(answers, answers.at(own) ? own : slot);
    },
  };
}

export function generals<P extends Readonly<Record<string, Slot>>>(slots: P) {
  const places = Object.entries(slots).map(([key, one]) => [key, general(one)]);
  return Object.fromEntries(places) as {
    readonly [K in keyof P]: P[K] extends Slot<infer T> ? Place<T, unknown> : never;
  };
}

/** A place that is derived from several answers. */
export function made<T, C>(read: (at: At<C>) => Sourced<T>, told: Told<T> = {}): Place<T, C> {
  return { ...told, read };
}

/** The id of the column, or the last part of the slot, that a place is read from. */
export function idOf(key: string, { column, asks }: Place): string {
  if (asks) return asks.id ?? key.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  return column?.id ?? key;
}

/** Places of the model by their names, each read from its own slot. */
export type PlacesOf<P> = { readonly [K in keyof P]: P[K] extends Slot<infer T> ? Sourced<T> : never };
