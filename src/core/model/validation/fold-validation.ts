import { type Answers, type Row, slotOfEntity } from '../../answers/answers.ts';
import { isNever } from '../../answers/cells.ts';
import { type Diagnostic, diagnosticsIn, unknownNameDiagnostic } from '../../answers/diagnostics.ts';
import { keepPiece } from '../../answers/kept-pieces.ts';
import { splitList } from '../../answers/name-finder.ts';
import { meansAllEntities, rowsOfUnknownEntities } from '../../answers/rows-by-entity.ts';
import { knownFrom, listOf, type NameRef, type Source } from '../../answers/sourced.ts';
import { uniqueRows } from '../../answers/unique-rows.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { RowOf } from '../../slots/items-slot.ts';
import { readSlots, rowReader } from '../../slots/read-items.ts';
import { holdsAlways, noEdge } from '../../slots/validation/not-applicable.ts';
import { CROSS_FIELD_RULES, RULES, UNIQUE } from '../../slots/validation/rules.ts';
import { FOR_ALL_RULES, VALIDATION } from '../../slots/validation/validation.ts';
import { type FieldIndex, fieldIndex } from '../field-index.ts';
import { roleFinder } from '../role-names.ts';
import type { Entities, Entity, Field, ModelParts, RuleKind, Validation } from '../types.ts';
import { completedRules } from './completed-rules.ts';
import { examplesIn } from './examples.ts';
import { requiredRule, requiredRules, requirementsIn } from './required.ts';
import { fieldKey, type RuleDraft, ruleId } from './rule-draft.ts';
import { uniqueIn, uniqueRules, withinDiagnostics } from './unique.ts';

/** The rules that follow from the fields: required, range, choices and format. */
function fieldRules(entities: Entities): readonly RuleDraft[] {
  return listOf(entities.entities).flatMap((entity) =>
    keepPiece(`rules of ${entity.id}`, [entity.fields, entity.identity], () => [
      ...listOf(entity.fields).flatMap((field) => rulesOf(entity.id, field)),
      ...formatRule(entity),
    ]),
  );
}

function rulesOf(entity: string, { id, label, required, range, values }: Field): readonly RuleDraft[] {
  const field: NameRef = { label, id };
  const drafts: RuleDraft[] = [];
  if (required.is === 'known' && !isNever(required.value))
    drafts.push(requiredRule(entity, field, required.value, required.source));
  if (range.is === 'known') drafts.push(rangeRule(entity, field, range));
  const choices = listOf(values)
    .filter(({ retired }) => !retired)
    .map((choice) => choice.label);
  if (values.is === 'known' && choices.length > 0) {
    const must = 'must be one of its choices';
    drafts.push(
      singleFieldRule(
        entity,
        field,
        { kind: 'type', madeOf: 'values', must, limit: choices.join(', ') },
        values.source,
      ),
    );
  }
  return drafts;
}

type KnownRange = Extract<Field['range'], { readonly is: 'known' }>;

/** Both ends of a range are accepted. */
function rangeRule(entity: string, field: NameRef, { value, source }: KnownRange): RuleDraft {
  const limit = rangeWords(value);
  return singleFieldRule(entity, field, { kind: 'range', madeOf: 'range', must: `must be ${limit}`, limit }, source);
}

function rangeWords({ least, most }: KnownRange['value']): string {
  if (least && most) return `${least.text} to ${most.text}`;
  return least ? `at least ${least.text}` : `at most ${most?.text ?? ''}`;
}

/** The format of the identifying number; an assigned number that is no field has no rule. */
function formatRule({ id, identity: { looks, fields } }: Entity): readonly RuleDraft[] {
  const [field, another] = listOf(fields);
  if (looks.is !== 'known' || !field || another) return [];
  const must = `must look like ${looks.value}`;
  return [singleFieldRule(id, field, { kind: 'pattern', madeOf: 'format', must, limit: looks.value }, looks.source)];
}

interface FieldRuleSpec extends Pick<RuleDraft, 'madeOf'> {
  readonly kind: RuleKind;
  readonly must: string;
  readonly limit: string;
}

function singleFieldRule(
  entity: string,
  field: NameRef,
  { kind, madeOf, must, limit }: FieldRuleSpec,
  source: Source,
): RuleDraft {
  return {
    id: ruleId(entity, madeOf, fieldKey(field)),
    label: `${field.label} ${must}`,
    formerly: [],
    source,
    entity,
    fields: [field],
    kind: knownFrom(kind, source),
    limit: limit === '' ? holdsAlways(source) : knownFrom({ text: limit, source }, source),
    inclusive: knownFrom(true, source),
    madeOf,
  };
}

const ENTITY_TABLES = [RULES, UNIQUE];

export function validationDiagnostics(answers: Answers, parts: ModelParts): readonly Diagnostic[] {
  const { entities, validation } = parts;
  const find = fieldIndex(entities).entityRef;
  const strays = ENTITY_TABLES.flatMap(({ slot }) => rowsOfUnknownEntities(answers, slot, find));
  return [
    ...diagnosticsIn(answers, VALIDATION),
    ...strays.map((row) => unknownNameDiagnostic(row.cell('thing'), 'no thing', 'the list of things', row.source)),
    ...withinDiagnostics(validation.unique, parts),
    ...validation.examples.flatMap(({ field, source }) =>
      field.id === null ? unknownNameDiagnostic(field.label, 'no field', 'the fields', source) : [],
    ),
    ...validation.strays.map(({ label, source }) => unknownNameDiagnostic(label, 'no rule', 'the rules', source)),
  ];
}

export function validationOf(answers: Answers, entities: Entities): Validation {
  const fields = fieldIndex(entities);
  const required = requirementsIn(answers, fields, roleFinder(answers));
  const unique = uniqueIn(answers, fields);
  const examples = examplesIn(answers, fields);
  const forAll = readSlots(FOR_ALL_RULES, answers);
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
      const slot = slotOfEntity(id, FOR_ALL_RULES.drafts.slot);
      return answers.at(slot) ? [{ entity: id, drafts: answers.choice(slot) }] : [];
    }),
  };
}

/** Stated rules. An entity's own rule replaces a general one of the same name. */
function statedRules(answers: Answers, fields: FieldIndex): readonly RuleDraft[] {
  const own = fields.entities.flatMap((entity) => {
    const placesOf = rowReader(RULES, answers, {}, entity.id);
    return rowsAt(answers, slotOfEntity(entity.id, RULES.slot)).map((row) => {
      const refs = splitList(row.cell('fields')).map((name) => fields.fieldRef(entity, name));
      return statedRule(row, { entity: entity.id, fields: refs }, placesOf(row));
    });
  });
  const ownKeys = new Set(own.map(({ entity, label }) => `${entity}\n${foldCase(label)}`));
  const placesOf = rowReader(RULES, answers, {});
  const general = rowsAt(answers, RULES.slot).flatMap((row) => {
    const about = fields.entity(row.cell('thing'))?.id;
    const said = placesOf(row);
    return ruleFieldsFor(fields, row.cell('thing'), splitList(row.cell('fields')))
      .filter(({ entity }) => entity === null || appliesTo(answers, entity, about !== undefined))
      .map((place) => statedRule(row, place, said));
  });
  return [...own, ...general.filter(({ entity, label }) => !ownKeys.has(`${entity}\n${foldCase(label)}`))];
}

/** Whether a general row applies: the entity has no own answer, or is named in the row and not excluded by its own. */
function appliesTo(answers: Answers, entity: string, named: boolean): boolean {
  const own = answers.at(slotOfEntity(entity, RULES.slot));
  return !own || (named && own.value !== undefined);
}

function rowsAt(answers: Answers, slot: string): readonly Row[] {
  return listOf(answers.rows(slot));
}

function statedRule(row: Row, { entity, fields }: RuleFields, places: RowOf<typeof RULES>): RuleDraft {
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

/** From each entity's own answer, and from the general one for all entities that have these fields. */
function acrossRules(answers: Answers, fields: FieldIndex): readonly RuleDraft[] {
  const rulesIn = (slot: string, label: string, owner: string | null) => {
    const placesOf = rowReader(CROSS_FIELD_RULES, answers, {}, owner);
    return uniqueRows(rowsAt(answers, slot)).flatMap((row) =>
      ruleFieldsFor(fields, label, namesIn(fields, row.cell('fields')))
        .filter(
          ({ entity }) =>
            owner !== null || entity === null || !answers.at(slotOfEntity(entity, CROSS_FIELD_RULES.slot)),
        )
        .map((place) => acrossRule(row, place, placesOf(row))),
    );
  };
  const own = fields.entities.flatMap(({ id, label }) => rulesIn(slotOfEntity(id, CROSS_FIELD_RULES.slot), label, id));
  return [...own, ...rulesIn(CROSS_FIELD_RULES.slot, '', null)];
}

/** "Start, end", "start and end"; a field name that contains “and” stays whole. */
function namesIn(fields: FieldIndex, words: string): readonly string[] {
  return splitList(words).flatMap((part) => {
    const bare = part.replace(/^(?:and|or)\s+/iu, '');
    return fields.called(bare).length > 0 ? [bare] : bare.split(/\s+(?:and|or)\s+|\s*[&+/]\s*/iu).filter(Boolean);
  });
}

function acrossRule(row: Row, { entity, fields }: RuleFields, places: RowOf<typeof CROSS_FIELD_RULES>): RuleDraft {
  const { source } = row;
  return {
    id: ruleId(entity, 'across', row.id),
    label: `${row.label} must agree`,
    formerly: row.formerly.map((label) => `${label} must agree`),
    source,
    entity,
    fields,
    kind: knownFrom('across', source),
    inclusive: noEdge(source),
    ...places,
    madeOf: 'across',
  };
}

/** The fields that a rule names, and their entity; null: no entity has them all. */
interface RuleFields {
  readonly entity: string | null;
  readonly fields: readonly NameRef[];
}

/**
 * Resolves field names: on the named entity, else on every entity that has all of them, as a rule without an entity
 * applies to all.
 */
function ruleFieldsFor(fields: FieldIndex, thing: string, names: readonly string[]): readonly RuleFields[] {
  const one = thing === '' ? undefined : fields.entity(thing);
  if (one) return [ruleFieldsOn(fields, one, names)];
  const unknown = [{ entity: null, fields: names.map((name) => ({ label: name, id: null })) }];
  const [first, ...others] = names;
  if (first === undefined || !meansAllEntities(thing)) return unknown;
  const having = fields
    .called(first)
    .map(({ entity }) => entity)
    .filter((entity) => others.every((name) => fieldRefOn(fields, entity, name).id !== null));
  return having.length === 0 ? unknown : having.map((entity) => ruleFieldsOn(fields, entity, names));
}

function ruleFieldsOn(fields: FieldIndex, entity: Entity, names: readonly string[]): RuleFields {
  return { entity: entity.id, fields: names.map((name) => fieldRefOn(fields, entity, name)) };
}

function fieldRefOn(fields: FieldIndex, entity: Entity, name: string): NameRef {
  const ref = fields.fieldRef(entity, name);
  if (ref.id !== null) return ref;
  const place = fields.called(name).find((one) => one.entity === entity);
  return place ? { label: place.field.label, id: place.field.id } : ref;
}
