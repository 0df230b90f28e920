import { saysAllThings } from '../../answers/all-things.ts';
import { type Answers, type Row, slotOf } from '../../answers/answers.ts';
import { partsOf } from '../../answers/find.ts';
import { onlyOnce } from '../../answers/named-once.ts';
import { knownFrom, knownValue, type Ref } from '../../answers/sourced.ts';
import { folded } from '../../shapes/folded.ts';
import { rowReader } from '../../slots/read-things.ts';
import type { RowOf } from '../../slots/things.ts';
import { noEdge } from '../../slots/validation/not-applicable.ts';
import { ACROSS, RULES } from '../../slots/validation/rules.ts';
import type { FieldIndex } from '../field-index.ts';
import type { Entity } from '../types.ts';
import { type Draft, ruleId } from './draft.ts';

/**
 * Rules that were stated as such: of one entity, and of all. A rule in the table for all gives way to an entity's own
 * rule of the same name.
 */
export function statedRules(answers: Answers, fields: FieldIndex): readonly Draft[] {
  const own = fields.entities.flatMap((entity) => {
    const placesOf = rowReader(RULES, answers, {}, entity.id);
    return rowsAt(answers, slotOf(entity.id, RULES.slot)).map((row) => {
      const refs = partsOf(row.cell('fields')).map((name) => fields.fieldRef(entity, name));
      return statedRule(row, { entity: entity.id, fields: refs }, placesOf(row));
    });
  });
  const taken = new Set(own.map(({ entity, label }) => `${entity}\n${folded(label)}`));
  const placesOf = rowReader(RULES, answers, {});
  const general = rowsAt(answers, RULES.slot).flatMap((row) => {
    const about = fields.entity(row.cell('thing'))?.id;
    const said = placesOf(row);
    return placesWith(fields, row.cell('thing'), partsOf(row.cell('fields')))
      .filter(({ entity }) => entity === null || speaksOf(answers, entity, about !== undefined))
      .map((place) => statedRule(row, place, said));
  });
  return [...own, ...general.filter(({ entity, label }) => !taken.has(`${entity}\n${folded(label)}`))];
}

/** Whether a row of the table for all is about an entity: it names it, or nothing was said of that entity alone. */
function speaksOf(answers: Answers, entity: string, named: boolean): boolean {
  const own = answers.at(slotOf(entity, RULES.slot));
  return !own || (named && own.value !== undefined);
}

function rowsAt(answers: Answers, slot: string): readonly Row[] {
  return knownValue(answers.rows(slot)) ?? [];
}

function statedRule(row: Row, { entity, fields }: Place, places: RowOf<typeof RULES>): Draft {
  const { label, formerly, source } = row;
  return {
    id: ruleId(entity, 'rules', row.id),
    label,
    formerly,
    source,
    entity,
    fields,
    ...places,
    madeOf: 'rules',
  };
}

/** As said of one entity, and of all entities that have these fields. */
export function acrossRules(answers: Answers, fields: FieldIndex): readonly Draft[] {
  const rulesIn = (slot: string, label: string, owner: string | null) => {
    const placesOf = rowReader(ACROSS, answers, {}, owner);
    return onlyOnce(rowsAt(answers, slot)).flatMap((row) =>
      placesWith(fields, label, namesIn(fields, row.cell('fields')))
        .filter(({ entity }) => owner !== null || entity === null || !answers.at(slotOf(entity, ACROSS.slot)))
        .map((place) => acrossRule(row, place, placesOf(row))),
    );
  };
  const own = fields.entities.flatMap(({ id, label }) => rulesIn(slotOf(id, ACROSS.slot), label, id));
  return [...own, ...rulesIn(ACROSS.slot, '', null)];
}

/** "Start, end", "start and end": a name that itself holds “and” stays whole. */
function namesIn(fields: FieldIndex, words: string): readonly string[] {
  return partsOf(words).flatMap((part) => {
    const bare = part.replace(/^(?:and|or)\s+/iu, '');
    return fields.called(bare).length > 0
      ? [bare]
      : bare.split(/\s+(?:and|or)\s+|\s*[&+/]\s*/iu).filter(Boolean);
  });
}

function acrossRule(row: Row, { entity, fields }: Place, places: RowOf<typeof ACROSS>): Draft {
  const { source } = row;
  return {
    id: ruleId(entity, 'across', row.id),
    label: `${row.label} must fit together`,
    formerly: row.formerly.map((label) => `${label} must fit together`),
    source,
    entity,
    fields,
    kind: knownFrom('across', source),
    inclusive: noEdge(source),
    ...places,
    madeOf: 'across',
  };
}

/** Fields that a rule names, and their entity; null where none has them all. */
interface Place {
  readonly entity: string | null;
  readonly fields: readonly Ref[];
}

/**
 * Where fields are that were named together: on the entity named with them, else on every entity that has them all,
 * as what is said of none is said of all.
 */
function placesWith(fields: FieldIndex, thing: string, names: readonly string[]): readonly Place[] {
  const one = thing === '' ? undefined : fields.entity(thing);
  if (one) return [placeOn(fields, one, names)];
  const unknown = [{ entity: null, fields: names.map((name) => ({ label: name, id: null })) }];
  const [first, ...others] = names;
  if (first === undefined || !saysAllThings(thing)) return unknown;
  const having = fields
    .called(first)
    .map(({ entity }) => entity)
    .filter((entity) => others.every((name) => refOn(fields, entity, name).id !== null));
  return having.length === 0 ? unknown : having.map((entity) => placeOn(fields, entity, names));
}

function placeOn(fields: FieldIndex, entity: Entity, names: readonly string[]): Place {
  return { entity: entity.id, fields: names.map((name) => refOn(fields, entity, name)) };
}

function refOn(fields: FieldIndex, entity: Entity, name: string): Ref {
  const ref = fields.fieldRef(entity, name);
  if (ref.id !== null) return ref;
  const place = fields.called(name).find((one) => one.entity === entity);
  return place ? { label: place.field.label, id: place.field.id } : ref;
}
