import type { AnswerReader } from '../answers/answer-reader.ts';
import { type Answers, type ItemAnswers, type Row, slotOfEntity } from '../answers/answers.ts';
import { asQuantity, asWord, asWordOrText } from '../answers/cells.ts';
import type { NamedElement, Quantity, Sourced } from '../answers/sourced.ts';
import { type ColumnSpec, columnOf, formatQuantity, text } from './answer-types.ts';
import type { AnswerType, CellType, FollowUp, RowRules, Slot, StandingQuestion, Wording } from './slot.ts';

/** What a place is read from: the item's row, its follow-up answers, all answers, and the context of the fold. */
export interface PlaceInput<C> {
  readonly row: Row;
  readonly below: ItemAnswers;
  readonly answers: Answers;
  readonly context: C;
  /** The id of the entity whose own answer the row is from; null: none. */
  readonly owner: string | null;
}

export interface PlaceSpec<T = unknown, C = never> extends Wording<never> {
  /** `id` is that of its column or of its question; absent: other places read its column. */
  readonly read?: (at: PlaceInput<C>, id: string) => Sourced<T>;
  /** The column whose cell it reads; `id` is by default its name in the model. */
  readonly column?: {
    readonly id?: string | undefined;
    readonly words: ColumnSpec;
    readonly holds?: CellType | undefined;
  };
  /** The follow-up about the item whose answer it reads; `id` is by default its name in the model, with hyphens. */
  readonly asks?: FollowUp & { readonly id?: string | undefined; readonly answer: AnswerType<unknown> };
}

export type PlaceSpecs = Readonly<Record<string, PlaceSpec>>;

export type PlacesOfRow<P extends PlaceSpecs> = {
  readonly [K in keyof P as PlaceValue<P[K]> extends Unread ? never : K]: Sourced<PlaceValue<P[K]>>;
};
type PlaceValue<P> = P extends PlaceSpec<infer T> ? T : never;
export interface Unread {
  readonly unread: true;
}

export type PlacesOfItem<P extends PlaceSpecs> = NamedElement & PlacesOfRow<P>;
export type ItemOf<S> = S extends ItemsSlot<infer P> ? PlacesOfItem<P> : never;
/** The places of a row, without the id and label of an item. */
export type RowOf<S> = S extends ItemsSlot<infer P> ? PlacesOfRow<P> : never;

type Needs<P> = P extends PlaceSpec<unknown, infer C> ? (context: [C] extends [never] ? unknown : C) => void : never;

export type ContextOf<P extends PlaceSpecs> = Needs<P[keyof P]> extends (context: infer All) => void ? All : never;

/** A question whose answer names items, with the places of each. */
export interface ItemsSlot<P extends PlaceSpecs = PlaceSpecs> extends Slot<readonly Row[]> {
  readonly of: P;
  /** Rows with the same name are different items, as the steps of a story; else only the first row counts. */
  readonly repeats?: true | undefined;
  /** The slot under which follow-ups about the items lie, if not this one. */
  readonly under?: string | undefined;
  /** The header above their names in the specification. */
  readonly names: string;
  /** The headers of both ends, where each item leads from one thing to another. */
  readonly ends?: readonly [from: string, to: string] | undefined;
}

interface TableRecord<P> extends StandingQuestion, Wording<never>, Omit<RowRules, 'holds'> {
  /** The first column: its id, its label, and its header in the specification where that is different. */
  readonly name: readonly [id: string, label: string, head?: string];
  readonly repeats?: true;
  readonly under?: string;
  readonly of: P;
}

/** A question whose answer is a table, with an item in each row. */
export function tableSlot<P extends PlaceSpecs>(
  at: string,
  { name: [id, label, names = label], ...record }: TableRecord<P>,
): ItemsSlot<P> {
  const columns = [{ id, label }, ...columnsOfPlaces(record.of)];
  return itemsSlot(at, { ...record, answer: { shape: { shape: 'table', columns } }, names });
}

/** A question whose answer is a list of links from one thing to another, with further columns. */
export function edgesSlot<P extends PlaceSpecs>(
  at: string,
  { ends = ['From', 'To'], ...record }: Omit<TableRecord<P>, 'name'> & Partial<Pick<ItemsSlot, 'ends'>>,
): ItemsSlot<P> {
  const shape = { shape: 'edges', columns: columnsOfPlaces(record.of) } as const;
  return { ...itemsSlot(at, { ...record, answer: { shape }, names: '' }), ends };
}

function columnsOfPlaces(of: PlaceSpecs) {
  return Object.entries(of).flatMap(([key, { column: cell }]) => (cell ? [columnOf(cell.id ?? key, cell.words)] : []));
}

interface ItemsRecord<P> extends Omit<TableRecord<P>, 'name'> {
  readonly answer: Pick<AnswerType<unknown>, 'shape'>;
  readonly names: string;
}

/** A question with any other shape. */
export function itemsSlot<P extends PlaceSpecs>(
  at: string,
  { answer: { shape }, of, noun, within, repeats, under, names, head, beside, words, ...asked }: ItemsRecord<P>,
): ItemsSlot<P> {
  const holds = Object.fromEntries(
    Object.entries(of).flatMap(([key, { column: cell }]) =>
      cell?.holds ? [[cell.id ?? key, cell.holds] as const] : [],
    ),
  );
  const answer = { shape, read: ({ rows }: AnswerReader) => rows(at), noun, within, holds };
  return { slot: at, answer, asked, of, repeats, under, names, head, beside, words };
}

interface PlaceRecord<T> extends Wording<T> {
  readonly id?: string;
}

interface ColumnRecord<T> extends PlaceRecord<T> {
  readonly holds?: CellType;
}

type FollowUpRecord<T> = FollowUp & PlaceRecord<T>;

type Convert<T, U, C> = (held: Sourced<T>, at: PlaceInput<C>) => Sourced<U>;

/** A place read from a cell of the row; the label is its header in the specification, unless another one is given. */
export function column(words: ColumnSpec, record: PlaceRecord<string> = {}): PlaceSpec<string, unknown> {
  return columnAs(words, (held) => held, record);
}

/** With the cell converted. */
export function columnAs<T, C>(
  words: ColumnSpec,
  convert: Convert<string, T, C>,
  { id, head, beside, words: format, holds }: ColumnRecord<T> = {},
): PlaceSpec<T, C> {
  const label = typeof words === 'string' ? words : words[0];
  return {
    head: head ?? label,
    beside,
    words: format,
    column: { id, words, holds },
    read: (at, cell) => convert(at.row.sourced(cell), at),
  };
}

/** A cell with one of the given words; any other is unknown and reported. A label alone offers all of them. */
export function wordColumn<W extends string>(
  words: ColumnSpec,
  known: ReadonlyMap<string, W>,
  record: PlaceRecord<W> = {},
): PlaceSpec<W, unknown> {
  return columnAs(withOptions(words, known), (held) => asWord(held, known), { ...record, holds: known });
}

/** A cell with one of the given words, or other words. */
export function wordOrOwnColumn(
  words: ColumnSpec,
  known: ReadonlyMap<string, string>,
  record: PlaceRecord<string> = {},
): PlaceSpec<string, unknown> {
  return columnAs(withOptions(words, known), (held) => asWordOrText(held, known), record);
}

function withOptions(words: ColumnSpec, known: ReadonlyMap<string, string>): ColumnSpec {
  return typeof words === 'string' ? [words, ...new Set(known.values())] : words;
}

/** A cell that holds a number, with or without a unit. */
export function numberColumn(words: ColumnSpec, record: PlaceRecord<Quantity> = {}) {
  return columnAs(words, asQuantity, { words: formatQuantity, ...record, holds: 'number' });
}

/** A column that no place is read from; other places may read its cells. */
export function unreadColumn(words: ColumnSpec): PlaceSpec<Unread, unknown> {
  return { column: { words } };
}

/** A place read from the answer to a follow-up about the item; a text unless the record says otherwise. */
export function followUp(record: FollowUpRecord<string> & { readonly answer?: never }): PlaceSpec<string, unknown>;
export function followUp<T>(
  record: FollowUpRecord<T> & { readonly answer: AnswerType<T>; readonly as?: never },
): PlaceSpec<T, unknown>;
/** With the answer converted. */
export function followUp<T, U, C>(
  record: FollowUpRecord<U> & { readonly answer: AnswerType<T>; readonly as: Convert<T, U, C> },
): PlaceSpec<U, C>;
export function followUp({
  answer = text,
  as,
  id,
  head,
  beside,
  words,
  ...asked
}: FollowUpRecord<never> & {
  readonly answer?: AnswerType<unknown>;
  readonly as?: Convert<unknown, unknown, never>;
}): PlaceSpec {
  const own = as ? undefined : answer.words;
  return {
    head,
    beside,
    words: words ?? own,
    asks: { ...asked, id, answer },
    read: (at: PlaceInput<never>, leaf: string) => {
      const held = answer.read(at.below, leaf);
      return as ? as(held, at) : held;
    },
  };
}

/** A place read from the item’s own answer to a general question, else from the general answer. */
function generalPlace<T>({ slot, answer }: Slot<T>): PlaceSpec<T, unknown> {
  return {
    read: ({ row, answers }) => {
      const own = slotOfEntity(row.id, slot);
      return answer.read(answers, answers.at(own) ? own : slot);
    },
  };
}

export function generalPlaces<P extends Readonly<Record<string, Slot>>>(slots: P) {
  const places = Object.entries(slots).map(([key, one]) => [key, generalPlace(one)]);
  return Object.fromEntries(places) as {
    readonly [K in keyof P]: P[K] extends Slot<infer T> ? PlaceSpec<T, unknown> : never;
  };
}

/** A place that is derived from several answers. */
export function derived<T, C>(read: (at: PlaceInput<C>) => Sourced<T>, told: Wording<T> = {}): PlaceSpec<T, C> {
  return { ...told, read };
}

/** The id of the column, or the last segment of the slot, that a place is read from. */
export function placeId(key: string, { column, asks }: PlaceSpec): string {
  if (asks) return asks.id ?? key.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  return column?.id ?? key;
}

/** Places of the model by their names, each read from its own slot. */
export type PlacesOfSlots<P> = { readonly [K in keyof P]: P[K] extends Slot<infer T> ? Sourced<T> : never };
