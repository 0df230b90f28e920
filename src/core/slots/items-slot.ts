import type { AnswerReader } from '../answers/answer-reader.ts';
import { type Answers, type ItemAnswers, type Row, slotOfEntity } from '../answers/answers.ts';
import { asQuantity, asWord, asWordOrText } from '../answers/cells.ts';
import type { NamedElement, Quantity, Sourced } from '../answers/sourced.ts';
import { type ColumnSpec, columnOf, formatQuantity, text } from './answer-types.ts';
import type { AnswerType, CellType, FollowUp, RowRules, Slot, StandingQuestion, Wording } from './slot.ts';

/** What a property is read from: the item's row, its follow-up answers, all answers, and the context of the fold. */
export interface PropertyInput<C> {
  readonly row: Row;
  readonly followUps: ItemAnswers;
  readonly answers: Answers;
  readonly context: C;
  /** The id of the entity whose own answer the row is from; null: none. */
  readonly owner: string | null;
}

export interface PropertySpec<T = unknown, C = never> extends Wording<never> {
  /** `id` is that of its column or of its question; absent: other properties read its column. */
  readonly read?: (at: PropertyInput<C>, id: string) => Sourced<T>;
  /** The column whose cell it reads; `id` is by default its name in the model. */
  readonly column?: {
    readonly id?: string | undefined;
    readonly words: ColumnSpec;
    readonly cellType?: CellType | undefined;
  };
  /** The follow-up about the item whose answer it reads; `id` is by default its name in the model, with hyphens. */
  readonly asks?: FollowUp & { readonly id?: string | undefined; readonly answer: AnswerType<unknown> };
}

export type PropertySpecs = Readonly<Record<string, PropertySpec>>;

export type PropertiesOfRow<P extends PropertySpecs> = {
  readonly [K in keyof P as PropertyValue<P[K]> extends Unread ? never : K]: Sourced<PropertyValue<P[K]>>;
};
type PropertyValue<P> = P extends PropertySpec<infer T> ? T : never;
export interface Unread {
  readonly unread: true;
}

export type PropertiesOfItem<P extends PropertySpecs> = NamedElement & PropertiesOfRow<P>;
export type ItemOf<S> = S extends ItemsSlot<infer P> ? PropertiesOfItem<P> : never;
/** The properties of a row, without the id and label of an item. */
export type RowOf<S> = S extends ItemsSlot<infer P> ? PropertiesOfRow<P> : never;

type Needs<P> = P extends PropertySpec<unknown, infer C> ? (context: [C] extends [never] ? unknown : C) => void : never;

export type ContextOf<P extends PropertySpecs> = Needs<P[keyof P]> extends (context: infer All) => void ? All : never;

/** A question whose answer names items, with the properties of each. */
export interface ItemsSlot<P extends PropertySpecs = PropertySpecs> extends Slot<readonly Row[]> {
  readonly properties: P;
  /** Rows with the same name are different items, as the steps of a story; else only the first row counts. */
  readonly repeats?: true | undefined;
  /** The slot under which follow-ups about the items lie, if not this one. */
  readonly followUpSlot?: string | undefined;
  /** The header above their names in the specification. */
  readonly nameHeader: string;
  /** The headers of both ends, where each item leads from one thing to another. */
  readonly endHeaders?: readonly [from: string, to: string] | undefined;
}

interface TableRecord<P> extends StandingQuestion, Wording<never>, Omit<RowRules, 'holds'> {
  /** The first column: its id, its label, and its header in the specification where that is different. */
  readonly name: readonly [id: string, label: string, head?: string];
  readonly repeats?: true;
  readonly followUpSlot?: string;
  readonly properties: P;
}

/** A question whose answer is a table, with an item in each row. */
export function tableSlot<P extends PropertySpecs>(
  at: string,
  { name: [id, label, nameHeader = label], ...record }: TableRecord<P>,
): ItemsSlot<P> {
  const columns = [{ id, label }, ...columnsOfProperties(record.properties)];
  return itemsSlot(at, { ...record, answer: { shape: { shape: 'table', columns } }, nameHeader });
}

/** A question whose answer is a list of links from one thing to another, with further columns. */
export function edgesSlot<P extends PropertySpecs>(
  at: string,
  { endHeaders = ['From', 'To'], ...record }: Omit<TableRecord<P>, 'name'> & Partial<Pick<ItemsSlot, 'endHeaders'>>,
): ItemsSlot<P> {
  const shape = { shape: 'edges', columns: columnsOfProperties(record.properties) } as const;
  return { ...itemsSlot(at, { ...record, answer: { shape }, nameHeader: '' }), endHeaders };
}

function columnsOfProperties(of: PropertySpecs) {
  return Object.entries(of).flatMap(([key, { column: cell }]) => (cell ? [columnOf(cell.id ?? key, cell.words)] : []));
}

interface ItemsRecord<P> extends Omit<TableRecord<P>, 'name'> {
  readonly answer: Pick<AnswerType<unknown>, 'shape'>;
  readonly nameHeader: string;
}

/** What both table and edges slots are made with. */
export function itemsSlot<P extends PropertySpecs>(
  at: string,
  {
    answer: { shape },
    properties: of,
    noun,
    within,
    repeats,
    followUpSlot,
    nameHeader,
    head,
    beside,
    words,
    ...asked
  }: ItemsRecord<P>,
): ItemsSlot<P> {
  const holds = Object.fromEntries(
    Object.entries(of).flatMap(([key, { column: cell }]) =>
      cell?.cellType ? [[cell.id ?? key, cell.cellType] as const] : [],
    ),
  );
  const answer = { shape, read: ({ rows }: AnswerReader) => rows(at), noun, within, holds };
  return { slot: at, answer, asked, properties: of, repeats, followUpSlot, nameHeader, head, beside, words };
}

interface PropertyRecord<T> extends Wording<T> {
  readonly id?: string;
}

interface ColumnRecord<T> extends PropertyRecord<T> {
  readonly cellType?: CellType;
}

type FollowUpRecord<T> = FollowUp & PropertyRecord<T>;

type Convert<T, U, C> = (held: Sourced<T>, at: PropertyInput<C>) => Sourced<U>;

/** A property read from a cell of the row; the label is its header in the specification, unless another one is given. */
export function column(words: ColumnSpec, record: PropertyRecord<string> = {}): PropertySpec<string, unknown> {
  return columnAs(words, (held) => held, record);
}

/** Like `column`, with the cell converted. */
export function columnAs<T, C>(
  words: ColumnSpec,
  convert: Convert<string, T, C>,
  { id, head, beside, words: format, cellType }: ColumnRecord<T> = {},
): PropertySpec<T, C> {
  const label = typeof words === 'string' ? words : words[0];
  return {
    head: head ?? label,
    beside,
    words: format,
    column: { id, words, cellType },
    read: (at, cell) => convert(at.row.sourced(cell), at),
  };
}

/** A cell with one of the given words; any other is unknown and reported. A label alone offers all of them. */
export function wordColumn<W extends string>(
  words: ColumnSpec,
  known: ReadonlyMap<string, W>,
  record: PropertyRecord<W> = {},
): PropertySpec<W, unknown> {
  return columnAs(withOptions(words, known), (held) => asWord(held, known), { ...record, cellType: known });
}

/** A cell with one of the given words, or other words. */
export function wordOrOwnColumn(
  words: ColumnSpec,
  known: ReadonlyMap<string, string>,
  record: PropertyRecord<string> = {},
): PropertySpec<string, unknown> {
  return columnAs(withOptions(words, known), (held) => asWordOrText(held, known), record);
}

function withOptions(words: ColumnSpec, known: ReadonlyMap<string, string>): ColumnSpec {
  return typeof words === 'string' ? [words, ...new Set(known.values())] : words;
}

/** A cell that holds a number, with or without a unit. */
export function numberColumn(words: ColumnSpec, record: PropertyRecord<Quantity> = {}) {
  return columnAs(words, asQuantity, { words: formatQuantity, ...record, cellType: 'number' });
}

/** A column that no property is read from; other properties may read its cells. */
export function unreadColumn(words: ColumnSpec): PropertySpec<Unread, unknown> {
  return { column: { words } };
}

/** A property read from the answer to a follow-up about the item; a text unless the record says otherwise. */
export function followUp(record: FollowUpRecord<string> & { readonly answer?: never }): PropertySpec<string, unknown>;
export function followUp<T>(
  record: FollowUpRecord<T> & { readonly answer: AnswerType<T>; readonly as?: never },
): PropertySpec<T, unknown>;
/** Like `followUp`, with the answer converted. */
export function followUp<T, U, C>(
  record: FollowUpRecord<U> & { readonly answer: AnswerType<T>; readonly as: Convert<T, U, C> },
): PropertySpec<U, C>;
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
}): PropertySpec {
  const own = as ? undefined : answer.words;
  return {
    head,
    beside,
    words: words ?? own,
    asks: { ...asked, id, answer },
    read: (at: PropertyInput<never>, leaf: string) => {
      const held = answer.read(at.followUps, leaf);
      return as ? as(held, at) : held;
    },
  };
}

/** A property read from the item’s own answer to a general question, else from the general answer. */
function generalProperty<T>({ slot, answer }: Slot<T>): PropertySpec<T, unknown> {
  return {
    read: ({ row, answers }) => {
      const own = slotOfEntity(row.id, slot);
      return answer.read(answers, answers.at(own) ? own : slot);
    },
  };
}

export function generalProperties<P extends Readonly<Record<string, Slot>>>(slots: P) {
  const properties = Object.entries(slots).map(([key, one]) => [key, generalProperty(one)]);
  return Object.fromEntries(properties) as {
    readonly [K in keyof P]: P[K] extends Slot<infer T> ? PropertySpec<T, unknown> : never;
  };
}

/** A property that is derived from several answers. */
export function derived<T, C>(
  read: (at: PropertyInput<C>) => Sourced<T>,
  wording: Wording<T> = {},
): PropertySpec<T, C> {
  return { ...wording, read };
}

/** The id of the column, or the last segment of the slot, that a property is read from. */
export function propertyId(key: string, { column, asks }: PropertySpec): string {
  if (asks) return asks.id ?? key.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  return column?.id ?? key;
}

/** Properties of the model by their names, each read from its own slot. */
export type PropertiesOfSlots<P> = { readonly [K in keyof P]: P[K] extends Slot<infer T> ? Sourced<T> : never };
