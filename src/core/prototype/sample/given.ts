import { knownValue, listOf } from '../../answers/sourced.ts';
import { withValues } from '../../base/grouped.ts';
import { splitRecord } from '../../facts/records/split-record.ts';
import { byEntity } from '../../model/by-entity.ts';
import type { Entity, Field, Model, State } from '../../model/types.ts';
import { folded } from '../../shapes/folded.ts';
import type { UserGroup } from '../../slots/purpose/people.ts';
import { isKindOfPerson } from './meanings.ts';
import { isName, placed } from './placing.ts';
import { type Told, valueFrom } from './read-value.ts';
import type { PinnedRecord } from './types.ts';

/** A record that people gave as an example, as far as its words could be read. */
export interface Given {
  /** By field id; for a link the words that name the record it leads to. */
  readonly values: ReadonlyMap<string, Told>;
  readonly links: ReadonlyMap<string, string>;
  /** Id of the state it is in, where the words say so. */
  readonly state: string | undefined;
  /** The number that identifies it, where that is no field of it. */
  readonly number: string | undefined;
}

const NOTHING: Given = { values: new Map(), links: new Map(), state: undefined, number: undefined };

/**
 * The records that people gave as examples, each once: those of the entity, and the examples of its fields, which
 * form one record. One that somebody wrote down for the prototype is left out.
 */
export function givenRecords(model: Model, entity: Entity, pinned: readonly PinnedRecord[]) {
  const fields = listOf(entity.fields);
  const states = byEntity(model)
    .cycles(entity.id)
    .flatMap(({ states: all }) => listOf(all));
  const told = entity.examples.map((text) =>
    placed(splitRecord(text).fields, { model, entity, fields, states, pinned }),
  );
  const all = spokenFor(model, entity, withFieldExamples(told, fields, model, entity));
  return all.filter((given) => !pinned.some((record) => isSame(given, record, entity)));
}

export interface Telling {
  readonly model: Model;
  readonly entity: Entity;
  readonly fields: readonly Field[];
  readonly states: readonly State[];
  readonly pinned: readonly PinnedRecord[];
}

/** The examples of the fields belong to the first record that shares a value with them and contradicts none. */
function withFieldExamples(told: readonly Given[], fields: readonly Field[], model: Model, entity: Entity) {
  const links = fields.filter(({ type }) => knownValue(type) === 'link');
  const given: Given = {
    ...NOTHING,
    values: withValues(fields.map((field) => [field.id, valuesGiven(field, model, entity)[0]])),
    links: withValues(links.map(({ id, example }) => [id, knownValue(example)?.trim() || undefined])),
  };
  if (given.values.size + given.links.size === 0) return told;
  const at = told.findIndex((one) => agree(one, given));
  if (at < 0) return [...told, given];
  return told.map((one, place) =>
    place === at
      ? {
          ...one,
          values: new Map([...given.values, ...one.values]),
          links: new Map([...given.links, ...one.links]),
        }
      : one,
  );
}

/** Values of a field that can be read: its own example, then what the examples of the form say is accepted. */
export function valuesGiven(field: Field, model: Model, entity: Entity): readonly Told[] {
  const accepted = byEntity(model)
    .examples(entity.id)
    .filter((example) => example.field.id === field.id)
    .map((example) => example.accepted);
  const texts = [knownValue(field.example) ?? '', ...accepted].map((text) => text.trim());
  return texts.flatMap((text) => (text === '' ? [] : (valueFrom(text, field) ?? [])));
}

function agree(one: Given, other: Given): boolean {
  const both = [...one.values].filter(([field]) => other.values.has(field));
  const isAlike = both.every(
    ([field, value]) => JSON.stringify(value(0)) === JSON.stringify(other.values.get(field)?.(0)),
  );
  const links = [...one.links].filter(([field]) => other.links.has(field));
  return (
    isAlike &&
    both.length > 0 &&
    links.every(([field, words]) => folded(words) === folded(other.links.get(field) ?? ''))
  );
}

/** The spokesperson of a kind of people is one of them. */
function spokenFor(model: Model, { id, label, plural, display }: Entity, told: readonly Given[]) {
  if (!isKindOfPerson(label) || display === null) return told;
  const names = new Set([folded(label), folded(plural), folded(id)]);
  const groups = listOf(model.purpose.groups);
  const speakers = groups.filter((group) => names.has(folded(group.label))).flatMap(speakerOf);
  const known = new Set(told.flatMap(({ values }) => folded(String(values.get(display)?.(0) ?? ''))));
  const others = speakers.filter((name) => !known.has(folded(name)));
  return [...told, ...others.map((name) => ({ ...NOTHING, values: new Map([[display, () => name]]) }))];
}

/** Who speaks for a group, without a remark after the name. */
export function speakerOf({ spokesperson }: UserGroup): readonly string[] {
  const name = (knownValue(spokesperson) ?? '').split(/[,;(]/u)[0]?.trim() ?? '';
  return isName(name) ? [name] : [];
}

function isSame({ values, number }: Given, record: PinnedRecord, { id, display }: Entity): boolean {
  if (record.entity !== id) return false;
  if (number !== undefined) return folded(number) === folded(record.id);
  const name = display === null ? undefined : values.get(display)?.(0);
  return typeof name === 'string' && folded(String(record.values[display ?? ''] ?? '')) === folded(name);
}
