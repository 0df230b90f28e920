import { knownValue, listOf } from '../../answers/sourced.ts';
import type { Entity, Field, Model } from '../../model/types.ts';
import { folded } from '../../shapes/folded.ts';
import { type Given, speakerOf, valuesGiven } from './given.ts';
import { isKindOfPerson } from './meanings.ts';
import type { Told } from './read-value.ts';
import type { PinnedRecord } from './types.ts';

export interface Examples {
  /** By slot: the value in the example of that record, if any. */
  readonly bySlot: readonly (Told | undefined)[];
  /** All of them, and what was written down for the prototype, each once. */
  readonly all: readonly Told[];
  /** Examples of no particular record that are about another thing and would not fit every record; else undefined. */
  readonly loose: readonly Told[] | undefined;
  /** People who were named, where the field names people other than the one the record is about. */
  readonly people: readonly string[];
}

interface About {
  readonly model: Model;
  readonly entity: Entity;
  readonly given: readonly Given[];
  readonly pinned: readonly PinnedRecord[];
}

export function examplesFor(field: Field, about: About): Examples {
  const { model, entity, given, pinned } = about;
  const bySlot = given.map(({ values }) => values.get(field.id));
  const written = pinned.flatMap(({ entity: of, values }) => {
    const value = of === entity.id ? values[field.id] : undefined;
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  const all = [...bySlot.filter((value) => value !== undefined), ...valuesGiven(field, model, entity)];
  const isWords = knownValue(field.type) === 'text' || knownValue(field.type) === 'person';
  const known = isWords ? [...all, ...written.map((value) => () => value)] : all;
  const taken = new Set([...bySlot.flatMap((value) => value?.(0) ?? []), ...written]);
  const once = new Map(known.map((value) => [JSON.stringify(value(0)), value]));
  const isAbout = knownValue(field.type) === 'text' && listOf(entity.fields).some(({ target }) => target?.id);
  const loose = isAbout ? [...once.values()].filter((value) => !taken.has(value(0) as string)) : undefined;
  return { bySlot, all: [...once.values()], loose, people: peopleFor(field, about, [...once.values()]) };
}

/** Those named for this field, else those who speak for the people it is called after, else people with a record. */
function peopleFor(field: Field, { model, entity, pinned }: About, named: readonly Told[]) {
  if (knownValue(field.type) !== 'person' || (isKindOfPerson(entity.label) && entity.display === field.id)) return [];
  const names = named.map((value) => String(value(0)));
  const groups = listOf(model.purpose.groups);
  const called = folded(field.label);
  const speakers = groups
    .filter(({ label }) => folded(label) === called || folded(label) === `${called}s`)
    .flatMap(speakerOf);
  if (names.length + speakers.length > 1) return [...new Set([...names, ...speakers])];
  const things = listOf(model.entities.entities).filter(({ label }) => isKindOfPerson(label));
  const recorded = pinned.flatMap(({ entity: of, values }) => {
    const name = values[things.find(({ id }) => id === of)?.display ?? ''];
    return typeof name === 'string' && / /u.test(name) ? [name] : [];
  });
  return [...new Set([...names, ...speakers, ...recorded])];
}
