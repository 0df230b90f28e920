import { knownValue, listOf } from '../../answers/sourced.ts';
import type { Entity, Field, Model } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { type ExampleRecord, fieldExampleValues, speakerOf } from './example-records.ts';
import { isKindOfPerson } from './meanings.ts';
import type { ValueOnDay } from './parse-field-value.ts';
import type { PinnedRecord } from './types.ts';

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
}

interface FieldExampleContext {
  readonly model: Model;
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
  return { bySlot, all: [...once.values()], loose, people: peopleFor(field, context, [...once.values()]) };
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
  if (names.length + speakers.length > 1) return [...new Set([...names, ...speakers])];
  const personEntities = listOf(model.entities.entities).filter(({ label }) => isKindOfPerson(label));
  const recorded = pinned.flatMap(({ entity: of, values }) => {
    const name = values[personEntities.find(({ id }) => id === of)?.display ?? ''];
    return typeof name === 'string' && / /u.test(name) ? [name] : [];
  });
  return [...new Set([...names, ...speakers, ...recorded])];
}
