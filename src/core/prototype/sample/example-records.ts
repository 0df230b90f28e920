import { knownValue, listOf } from '../../answers/sourced.ts';
import { groupBy, mapOfDefined } from '../../base/group-by.ts';
import { exampleLines } from '../../facts/records/example-lines.ts';
import { distinct } from '../../facts/records/guess-field.ts';
import { splitRecords } from '../../facts/records/split-record.ts';
import { byEntity } from '../../model/by-entity.ts';
import { lookupInData } from '../../model/data-model.ts';
import type { DataModel, Entity, Field, State } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { UserGroup } from '../../slots/purpose/people.ts';
import { isFullName, matchToFields } from './match-to-fields.ts';
import { isKindOfPerson } from './meanings.ts';
import { parseFieldValue, type ValueOnDay } from './parse-field-value.ts';
import type { PinnedRecord } from './types.ts';
import { writtenRecords } from './written-records.ts';

/** A record that people gave as an example, as far as its words could be read. */
export interface ExampleRecord {
  /** By field id; for a link the words that name the record it leads to. */
  readonly values: ReadonlyMap<string, ValueOnDay>;
  readonly links: ReadonlyMap<string, string>;
  /** Id of the state it is in, where the words say so. */
  readonly state: string | undefined;
  /** The number that identifies it, where that is no field of it. */
  readonly number: string | undefined;
  /** By field id, where it was told field by field: what it says in each, as words where they are no value. */
  readonly written?: ReadonlyMap<string, ValueOnDay>;
}

const EMPTY_RECORD: ExampleRecord = {
  values: new Map(),
  links: new Map(),
  state: undefined,
  number: undefined,
};

/**
 * The records that people gave as examples, each once: those told field by field, those of the entity, and the examples
 * of its fields, which form one record. One that is also a pinned record is left out.
 */
export function exampleRecords(model: DataModel, entity: Entity, pinned: readonly PinnedRecord[]) {
  const fields = listOf(entity.fields);
  const states = byEntity(model)
    .cycles(entity.id)
    .flatMap(({ states: all }) => listOf(all));
  const read = entity.examples.flatMap((text) => splitRecords(text).records);
  const written = writtenRecords({ entity, fields, states }, read);
  const parsed = written.others.map(({ fields: pieces }) =>
    matchToFields(
      pieces.filter(({ piece }) => piece !== ''),
      { model, entity, fields, states, pinned },
    ),
  );
  const told = written.records.length > 0 ? parsed : withFieldExamples(parsed, fields, model, entity);
  const all = withSpokespeople(model, entity, [...written.records, ...told]);
  return withLinkedNames(model, entity, all).filter(
    (example, at) =>
      !pinned.some((record) => record.id !== `${entity.id}-${at + 1}` && isSame(example, record, entity)),
  );
}

export interface ExampleContext {
  readonly model: DataModel;
  readonly entity: Entity;
  readonly fields: readonly Field[];
  readonly states: readonly State[];
  readonly pinned: readonly PinnedRecord[];
}

/** The examples of the fields belong to the first record that shares a value with them and contradicts none. */
function withFieldExamples(
  records: readonly ExampleRecord[],
  fields: readonly Field[],
  model: DataModel,
  entity: Entity,
) {
  const links = fields.filter(({ type }) => knownValue(type) === 'link');
  const fromFields: ExampleRecord = {
    ...EMPTY_RECORD,
    values: mapOfDefined(fields.map((field) => [field.id, fieldExampleValues(field, model, entity)[0]])),
    links: mapOfDefined(links.map(({ id, example }) => [id, knownValue(example)?.trim() || undefined])),
  };
  if (fromFields.values.size + fromFields.links.size === 0) return records;
  const at = records.findIndex((one) => isCompatible(one, fromFields));
  if (at < 0) return [...records, fromFields];
  return records.map((one, place) =>
    place === at
      ? {
          ...one,
          values: new Map([...fromFields.values, ...one.values]),
          links: new Map([...fromFields.links, ...one.links]),
        }
      : one,
  );
}

/** Readable values of a field: its own example, then the accepted examples of the form. */
function fieldExampleValues(field: Field, model: DataModel, entity: Entity): readonly ValueOnDay[] {
  const accepted = byEntity(model)
    .examples(entity.id)
    .filter((example) => example.field.id === field.id)
    .map((example) => example.accepted);
  const texts = [...exampleLines(knownValue(field.example) ?? ''), ...accepted].map((text) => text.trim());
  // While nobody has said what can be chosen, what was chosen is.
  const isOpen = knownValue(field.type) === 'choice' && listOf(field.values).length === 0;
  return texts.flatMap((text) => (text === '' ? [] : isOpen ? () => text : (parseFieldValue(text, field) ?? [])));
}

function isCompatible(one: ExampleRecord, other: ExampleRecord): boolean {
  const both = [...one.values].filter(([field]) => other.values.has(field));
  const isAlike = both.every(
    ([field, value]) => JSON.stringify(value(0)) === JSON.stringify(other.values.get(field)?.(0)),
  );
  const links = [...one.links].filter(([field]) => other.links.has(field));
  return (
    isAlike &&
    both.length > 0 &&
    links.every(([field, words]) => foldCase(words) === foldCase(other.links.get(field) ?? ''))
  );
}

/** Adds the spokesperson of a user group as a record of the entity that the group is called after. */
function withSpokespeople(model: DataModel, { id, label, plural, display }: Entity, records: readonly ExampleRecord[]) {
  if (!isKindOfPerson(label) || display === null) return records;
  const names = new Set([foldCase(label), foldCase(plural), foldCase(id)]);
  const groups = listOf(model.purpose.groups);
  const speakers = groups.filter((group) => names.has(foldCase(group.label))).flatMap(speakerOf);
  const known = new Set(records.flatMap(({ values }) => foldCase(String(values.get(display)?.(0) ?? ''))));
  const others = speakers.filter((name) => !known.has(foldCase(name)));
  return [...records, ...others.map((name) => ({ ...EMPTY_RECORD, values: new Map([[display, () => name]]) }))];
}

/** Adds the records that those of other entities name in a link, where nobody has told more of them. */
function withLinkedNames(model: DataModel, { id, display }: Entity, records: readonly ExampleRecord[]) {
  if (display === null) return records;
  const names = namedInLinks(model)(id);
  const known = records.flatMap(({ values, number, written = values }) => [
    ...[...written.values()].map((value) => foldCase(String(value(0) ?? ''))),
    foldCase(number ?? ''),
  ]);
  const others = distinct(names).filter((name) => !known.includes(foldCase(name)));
  return [...records, ...others.map((name) => ({ ...EMPTY_RECORD, values: new Map([[display, () => name]]) }))];
}

/** What the fields of other entities that lead to an entity name: several records a field. */
const namedInLinks = lookupInData('named in links', ({ entities }) => {
  const all = listOf(entities.entities).flatMap(({ id, fields }) =>
    listOf(fields).flatMap(({ target, example }) => {
      const lines = !target || target.id === id ? [] : exampleLines(knownValue(example) ?? '');
      return lines.length > 1 ? lines.map((line) => [target?.id, line] as const) : [];
    }),
  );
  const byTarget = groupBy(all, ([target]) => target);
  return (id: string) => (byTarget.get(id) ?? []).map(([, line]) => line);
});

/** Who speaks for a group, without a remark after the name. */
function speakerOf({ spokesperson }: UserGroup): readonly string[] {
  const name = (knownValue(spokesperson) ?? '').split(/[,;(]/u)[0]?.trim() ?? '';
  return isFullName(name) ? [name] : [];
}

function isSame({ values, number }: ExampleRecord, record: PinnedRecord, { id, display }: Entity): boolean {
  if (record.entity !== id) return false;
  if (number !== undefined) return foldCase(number) === foldCase(record.id);
  const name = display === null ? undefined : values.get(display)?.(0);
  return typeof name === 'string' && foldCase(String(record.values[display ?? ''] ?? '')) === foldCase(name);
}

export interface ExampleValues {
  /** The value of the field in each example record, by the index of the record. */
  readonly bySlot: readonly (ValueOnDay | undefined)[];
  /** All of them, and those of pinned records, each once. */
  readonly all: readonly ValueOnDay[];
  /**
   * Examples of no particular record, where the field is probably about a linked record and they would not fit every
   * one; else undefined.
   */
  readonly loose: readonly ValueOnDay[] | undefined;
  /** Names for a field that refers to a person other than the record itself. */
  readonly people: readonly string[];
  /** Whether it names records that were told field by field: no other record is called like them. */
  readonly isOwnName: boolean;
}

interface FieldExampleContext {
  readonly model: DataModel;
  readonly entity: Entity;
  readonly given: readonly ExampleRecord[];
  readonly pinned: readonly PinnedRecord[];
}

export function examplesFor(field: Field, context: FieldExampleContext): ExampleValues {
  const { model, entity, given, pinned } = context;
  const bySlot = given.map(({ values }) => values.get(field.id));
  const written = pinned.flatMap(({ entity: of, values }) => {
    const value = of === entity.id ? values[field.id] : undefined;
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  const all = [...bySlot.filter((value) => value !== undefined), ...fieldExampleValues(field, model, entity)];
  const isWords = knownValue(field.type) === 'text' || knownValue(field.type) === 'person';
  const readable = isWords ? [...all, ...written.map((value) => () => value)] : all;
  const taken = new Set([...bySlot.flatMap((value) => value?.(0) ?? []), ...written]);
  const once = new Map(readable.map((value) => [JSON.stringify(value(0)), value]));
  const isAbout = knownValue(field.type) === 'text' && listOf(entity.fields).some(({ target }) => target?.id);
  const loose = isAbout ? [...once.values()].filter((value) => !taken.has(value(0) as string)) : undefined;
  const isOwnName = entity.display === field.id && given.some(({ written }) => written?.has(field.id));
  return { bySlot, all: [...once.values()], loose, people: peopleFor(field, context, [...once.values()]), isOwnName };
}

/** People named for this field, else the spokespeople of the group it is called after, else people with a record. */
function peopleFor(field: Field, { model, entity, pinned }: FieldExampleContext, named: readonly ValueOnDay[]) {
  if (knownValue(field.type) !== 'person' || (isKindOfPerson(entity.label) && entity.display === field.id)) return [];
  const names = named.map((value) => String(value(0)));
  const groups = listOf(model.purpose.groups);
  const called = foldCase(field.label);
  const speakers = groups
    .filter(({ label }) => foldCase(label) === called || foldCase(label) === `${called}s`)
    .flatMap(speakerOf);
  if (names.length + speakers.length > 1 || pinned.length === 0) return [...new Set([...names, ...speakers])];
  const personEntities = listOf(model.entities.entities).filter(({ label }) => isKindOfPerson(label));
  const recorded = pinned.flatMap(({ entity: of, values }) => {
    const name = values[personEntities.find(({ id }) => id === of)?.display ?? ''];
    return typeof name === 'string' && / /u.test(name) ? [name] : [];
  });
  return [...new Set([...names, ...speakers, ...recorded])];
}
