import type { AnswerReader } from '../answers/answer-reader.ts';
import { type Answers, namedElementOf, type Row } from '../answers/answers.ts';
import type { NameFinder } from '../answers/name-finder.ts';
import {
  listOf,
  mapSourced,
  type NotApplicable,
  type Source,
  type Sourced,
  type Unknown,
  unknownAt,
} from '../answers/sourced.ts';
import { uniqueRows, withUniqueIds } from '../answers/unique-rows.ts';
import {
  type ContextOf,
  type ItemsSlot,
  type PropertiesOfItem,
  type PropertiesOfRow,
  type PropertiesOfSlots,
  type PropertySpecs,
  propertyId,
} from './items-slot.ts';
import type { Slot } from './slot.ts';

/** The items that the rows of an answer name, each once. */
export function itemsIn<P extends PropertySpecs>(itemsSlot: ItemsSlot<P>, answers: Answers, context: ContextOf<P>) {
  return mapSourced(answers.rows(itemsSlot.slot), (rows) => itemsOfRows(itemsSlot, rows, answers, context));
}

/** Only for some of the rows, or for those of one entity’s own answer. */
export function itemsOfRows<P extends PropertySpecs>(
  itemsSlot: ItemsSlot<P>,
  rows: readonly Row[],
  answers: Answers,
  context: ContextOf<P>,
  owner: string | null = null,
): readonly PropertiesOfItem<P>[] {
  const readItem = itemReader(itemsSlot, answers, context, owner);
  return itemsSlot.repeats ? withUniqueIds(rows.map(readItem)) : uniqueRows(rows).map(readItem);
}

/** Reads the item that a row names. */
export function itemReader<P extends PropertySpecs>(
  itemsSlot: ItemsSlot<P>,
  answers: Answers,
  context: ContextOf<P>,
  owner: string | null = null,
): (row: Row) => PropertiesOfItem<P> {
  const readPlaces = rowReader(itemsSlot, answers, context, owner, NAMED_KEYS);
  return (row) => ({ ...readPlaces(row), ...namedElementOf(row) });
}

/** The keys of `NamedElement`, which an item has in addition to its properties. */
export const NAMED_KEYS = ['id', 'label', 'formerly', 'source'];

/** Reads the properties of a row, whether it names something or not; `extraKeys` are added by the caller later. */
export function rowReader<P extends PropertySpecs>(
  { slot, followUpSlot = slot, properties }: ItemsSlot<P>,
  answers: Answers,
  context: ContextOf<P>,
  owner: string | null = null,
  extraKeys: readonly string[] = [],
): (row: Row) => PropertiesOfRow<P> {
  const readers = Object.entries(properties).flatMap(([key, property]) =>
    property.read ? [{ key, read: property.read, id: propertyId(key, property) }] : [],
  );
  // Every result is a copy of one object with all keys: adding keys one by one takes most of the time.
  const keys = [...readers.map(({ key }) => key), ...extraKeys];
  const blank: Readonly<Record<string, unknown>> = JSON.parse(
    JSON.stringify(Object.fromEntries(keys.map((key) => [key, null]))),
  );
  return (row) => {
    const at = { row, followUps: answers.forItem(owner, followUpSlot, row.id), answers, context, owner };
    const values = { ...blank };
    for (const { key, read, id } of readers) values[key] = read(at as never, id);
    return values as PropertiesOfRow<P>;
  };
}

/** The properties of the first row; without rows, each is unknown or not applicable as the rows are. */
export function readFirstRow<P extends PropertySpecs>(
  itemsSlot: ItemsSlot<P>,
  rows: Sourced<readonly Row[]>,
  answers: Answers,
  context: ContextOf<P>,
): PropertiesOfRow<P> {
  const [row] = listOf(rows);
  if (row) return rowReader(itemsSlot, answers, context)(row);
  return fillProperties(itemsSlot, rows.is === 'known' ? unknownAt(rows.source.question) : rows);
}

export function fillProperties<P extends PropertySpecs>(
  { properties }: Pick<ItemsSlot<P>, 'properties'>,
  missing: NotApplicable | Unknown,
) {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([key, { read }]) => (read ? [[key, missing]] : [])),
  ) as PropertiesOfRow<P>;
}

/** The rows of an answer about items that another answer names. */
interface JoinedRows<P extends PropertySpecs> {
  readonly of: (item: string) => PropertiesOfRow<P>;
  /** Rows about a name that no item has. */
  readonly strays: readonly Row[];
}

/** Of two rows about one item the first counts; `whenMissing` gives the properties of an item without a row. */
export function joinRows<P extends PropertySpecs>(
  itemsSlot: ItemsSlot<P>,
  answers: Answers,
  find: NameFinder,
  context: ContextOf<P>,
  whenMissing: (source: Source) => NotApplicable | Unknown = ({ question }) => unknownAt(question),
): JoinedRows<P> {
  const rows = answers.rows(itemsSlot.slot);
  const all = listOf(rows);
  const byItem = new Map([...all].reverse().map((row) => [find(row.label).id, row]));
  const readPlaces = rowReader(itemsSlot, answers, context);
  const otherwise = fillProperties(itemsSlot, rows.is === 'known' ? whenMissing(rows.source) : rows);
  return {
    of: (item) => {
      const row = byItem.get(item);
      return row ? readPlaces(row) : otherwise;
    },
    strays: all.filter(({ label }) => find(label).id === null),
  };
}

export function readSlots<P extends Readonly<Record<string, Slot>>>(
  slots: P,
  from: AnswerReader,
): PropertiesOfSlots<P> {
  return Object.fromEntries(
    Object.entries(slots).map(([key, { slot, answer }]) => [key, answer.read(from, slot.replace('/{thing}', ''))]),
  ) as PropertiesOfSlots<P>;
}
