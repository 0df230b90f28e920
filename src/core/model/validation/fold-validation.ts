import { type Answers, type Row, slotOf } from '../../answers/answers.ts';
import { type Diagnostic, diagnosticsIn, noName } from '../../answers/diagnostics.ts';
import { partsOf } from '../../answers/find.ts';
import { onlyOnce } from '../../answers/named-once.ts';
import { saysAllThings, strayRows } from '../../answers/rows-by-thing.ts';
import { knownFrom, listOf, type Ref, type Source } from '../../answers/sourced.ts';
import { folded } from '../../shapes/folded.ts';
import { placesIn, rowReader } from '../../slots/read-things.ts';
import type { RowOf } from '../../slots/things.ts';
import { always, noEdge } from '../../slots/validation/not-applicable.ts';
import { ACROSS, RULES, UNIQUE } from '../../slots/validation/rules.ts';
import { FOR_ALL, VALIDATION } from '../../slots/validation/validation.ts';
import { type FieldIndex, fieldIndex } from '../field-index.ts';
import { roleFinder } from '../role-names.ts';
import type { Entities, Entity, Field, Parts, RuleKind, Validation } from '../types.ts';
import { completedRules } from './completed-rules.ts';
import { type Draft, fieldKey, ruleId } from './draft.ts';
import { examplesIn } from './examples.ts';
import { requiredRule, requiredRules, requirementsIn } from './required.ts';
import { uniqueIn, uniqueRules, unreadWithin } from './unique.ts';

/** The rules that follow from what was said of each field: when it is required, its range, its choices, its form. */
function fieldRules(entities: Entities): readonly Draft[] {
  return listOf(entities.entities).flatMap((entity) => [
    ...listOf(entity.fields).flatMap((field) => rulesOf(entity.id, field)),
    ...formRule(entity),
  ]);
}

const NEVER = /^(?:never|no|n|-|–|—|optional|not required|may be empty|not needed)$/u;

function rulesOf(entity: string, { id, label, required, range, values }: Field): readonly Draft[] {
  const field: Ref = { label, id };
  const drafts: Draft[] = [];
  if (required.is === 'known' && !NEVER.test(folded(required.value)))
    drafts.push(requiredRule(entity, field, required.value, required.source));
  if (range.is === 'known') drafts.push(rangeRule(entity, field, range));
  const choices = listOf(values)
    .filter(({ retired }) => !retired)
    .map((choice) => choice.label);
  if (values.is === 'known' && choices.length > 0) {
    const must = 'must be one of its choices';
    drafts.push(
      ruleOn(entity, field, { kind: 'type', madeOf: 'values', must, limit: choices.join(', ') }, values.source),
    );
  }
  return drafts;
}

type Range = Extract<Field['range'], { readonly is: 'known' }>;

/** The smallest and the largest value that make sense are themselves accepted. */
function rangeRule(entity: string, field: Ref, { value, source }: Range): Draft {
  const limit = rangeWords(value);
  return ruleOn(entity, field, { kind: 'range', madeOf: 'range', must: `must be ${limit}`, limit }, source);
}

function rangeWords({ least, most }: Range['value']): string {
  if (least && most) return `${least.text} to ${most.text}`;
  return least ? `at least ${least.text}` : `at most ${most?.text ?? ''}`;
}

/** The number that identifies records looks like something; a number that is no field of the record has no rule. */
function formRule({ id, identity: { looks, fields } }: Entity): readonly Draft[] {
  const [field, another] = listOf(fields);
  if (looks.is !== 'known' || !field || another) return [];
  const must = `must look like ${looks.value}`;
  return [ruleOn(id, field, { kind: 'pattern', madeOf: 'format', must, limit: looks.value }, looks.source)];
}

interface OnField extends Pick<Draft, 'madeOf'> {
  readonly kind: RuleKind;
  readonly must: string;
  readonly limit: string;
}

function ruleOn(entity: string, field: Ref, { kind, madeOf, must, limit }: OnField, source: Source): Draft {
  return {
    id: ruleId(entity, madeOf, fieldKey(field)),
    label: `${field.label} ${must}`,
    formerly: [],
    source,
    entity,
    fields: [field],
    kind: knownFrom(kind, source),
    limit: limit === '' ? always(source) : knownFrom({ text: limit, source }, source),
    inclusive: knownFrom(true, source),
    madeOf,
  };
}

const WITH_THINGS = [RULES, UNIQUE];

export function validationDiagnostics(answers: Answers, parts: Parts): readonly Diagnostic[] {
  const { entities, validation } = parts;
  const find = fieldIndex(entities).entityRef;
  const strays = WITH_THINGS.flatMap(({ slot }) => strayRows(answers, slot, find));
  return [
    ...diagnosticsIn(answers, VALIDATION),
    ...strays.map((row) => noName(row.cell('thing'), 'no thing', 'the list of things', row.source)),
    ...unreadWithin(validation.unique, parts),
    ...validation.strays.map(({ label, source }) => noName(label, 'no rule', 'the rules', source)),
  ];
}

export function validationOf(answers: Answers, entities: Entities): Validation {
  const fields = fieldIndex(entities);
  const required = requirementsIn(answers, fields, roleFinder(answers));
  const unique = uniqueIn(answers, fields);
  const examples = examplesIn(answers, fields);
  const forAll = placesIn(FOR_ALL, answers);
  const drafts = [
    ...statedRules(answers, fields),
    ...requiredRules(required),
    ...fieldRules(entities),
    ...acrossRules(answers, fields),
    ...uniqueRules(unique),
  ];
  return {
    ...completedRules(answers, fields, { drafts, examples, moments: forAll.moments }),
    required,
    unique,
    examples,
    ...forAll,
    draftsOf: fields.entities.flatMap(({ id }) => {
      const slot = slotOf(id, FOR_ALL.drafts.slot);
      return answers.at(slot) ? [{ entity: id, drafts: answers.choice(slot) }] : [];
    }),
  };
}

/**
 * Rules that were stated as such: of one entity, and of all. A rule in the table for all gives way to an entity's own
 * rule of the same name.
 */
function statedRules(answers: Answers, fields: FieldIndex): readonly Draft[] {
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
  return listOf(answers.rows(slot));
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
function acrossRules(answers: Answers, fields: FieldIndex): readonly Draft[] {
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
    return fields.called(bare).length > 0 ? [bare] : bare.split(/\s+(?:and|or)\s+|\s*[&+/]\s*/iu).filter(Boolean);
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
