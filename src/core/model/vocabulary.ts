import { knownValue, listOf } from '../answers/sourced.ts';
import { vocabularyOf } from '../conditions/index.ts';
import type { NameType, Vocabulary, VocabularyName } from '../conditions/types.ts';
import { isCalendarTime, isCurrency } from '../conditions/units.ts';
import type { Constant } from '../slots/constants/number-details.ts';
import { hasTimeOfDay, otherEnd } from './entities/naming-field.ts';
import type { Entity, Field, FieldType, Lifecycle, ModelParts } from './types.ts';

/**
 * All names a condition may use, by entity; memoized. Labels: each field by its own; “State” (each of several
 * lifecycles by its own name); “Role”; each constant by its own; a to-one related entity by its name, with its fields
 * as “Member.Name”; a to-many one by its plural, as a list, with each of its fields as a list too, as “Lines.Amount”.
 */
export function vocabularyIn(parts: ModelParts): (entity: string | null) => Vocabulary {
  const entities = new Map(listOf(parts.entities.entities).map((entity) => [entity.id, entity]));
  const known = new Map<string | null, Vocabulary>();
  return (id) => {
    const entity = id === null ? undefined : entities.get(id);
    const vocabulary =
      known.get(id) ??
      vocabularyOf([
        ...(entity ? fieldNames(entity, entities) : []),
        ...statesFor(id, parts.states.cycles, entity),
        ...roleNames(parts),
        ...parts.constants.constants.map(constantName),
        ...(entity ? relatedNames(entity, parts, entities) : []),
      ]);
    known.set(id, vocabulary);
    return vocabulary;
  };
}

function fieldNames(entity: Entity, entities: ReadonlyMap<string, Entity>): readonly VocabularyName[] {
  const fields = listOf(entity.fields);
  return [
    ...fields.map((field) => fieldName(field, entity.label)),
    ...fields.flatMap((field) => fieldsOfTarget(field, entities)),
  ];
}

function fieldName(field: Field, owner: string): VocabularyName {
  const unit = unitOf(field);
  const options = knownValue(field.values)?.map(({ label }) => label);
  return {
    label: field.label,
    aliases: [`${owner}.${field.label}`, field.id, ...field.formerly],
    type: typeOf(field, unit),
    ...(options && { options }),
    ...(unit && { unit }),
  };
}

function fieldsOfTarget(field: Field, entities: ReadonlyMap<string, Entity>): readonly VocabularyName[] {
  const target = entities.get(field.target?.id ?? '');
  return target ? dottedFieldNames(target, field.label) : [];
}

function dottedFieldNames(entity: Entity, owner: string): readonly VocabularyName[] {
  return listOf(entity.fields).map((field) => ({
    ...fieldName(field, owner),
    label: `${owner}.${field.label}`,
    aliases: field.formerly.map((label) => `${owner}.${label}`),
  }));
}

const TYPES: Readonly<Record<FieldType, NameType>> = {
  text: 'text',
  number: 'number',
  money: 'money',
  date: 'date',
  choice: 'choice',
  'yes or no': 'yes-no',
  file: 'unknown',
  person: 'record',
  link: 'record',
  computed: 'unknown',
};

function typeOf(field: Field, unit: string): NameType {
  const fieldType = knownValue(field.type);
  const nameType = fieldType === undefined ? 'unknown' : TYPES[fieldType];
  if (nameType === 'date' && hasTimeOfDay(field)) return 'moment';
  return nameType === 'number' || fieldType === 'computed' ? amountType(unit, nameType) : nameType;
}

function amountType(unit: string, otherwise: NameType): NameType {
  if (isCalendarTime(unit)) return 'duration';
  return isCurrency(unit) ? 'money' : unit === '' ? otherwise : 'number';
}

function unitOf({ type, unit, currencies }: Field): string {
  const amounts = ['number', 'money', 'computed'];
  if (!amounts.includes(knownValue(type) ?? '')) return '';
  const [currency = '', ...others] = listOf(currencies);
  return currency !== '' && others.length === 0 ? currency : (knownValue(unit) ?? '');
}

function statesFor(
  id: string | null,
  cycles: readonly Lifecycle[],
  entity: Entity | undefined,
): readonly VocabularyName[] {
  const own = cycles.filter((cycle) => cycle.entity === id);
  const lifecycles = own.length > 0 ? own : cycles.filter((cycle) => cycle.entity === null);
  return lifecycles.map((lifecycle) => ({
    label: lifecycles.length > 1 ? lifecycle.label : 'State',
    aliases:
      lifecycles.length > 1
        ? [`${lifecycle.label} state`, ...lifecycle.formerly]
        : ['Status', ...dotted(entity, 'State')],
    type: 'state',
    options: listOf(lifecycle.states).map(({ label }) => label),
  }));
}

function dotted(entity: Entity | undefined, name: string): readonly string[] {
  return entity ? [`${entity.label}.${name}`] : [];
}

function roleNames({ roles }: ModelParts): readonly VocabularyName[] {
  const options = listOf(roles.roles).map(({ label }) => label);
  return [{ label: 'Role', aliases: ['User role'], type: 'role', options }];
}

function constantName({ id, label, formerly, value }: Constant): VocabularyName {
  const unit = knownValue(value)?.unit ?? '';
  return {
    label,
    aliases: [id, ...formerly],
    type: amountType(unit, 'number'),
    ...(unit && { unit }),
  };
}

/** The names of related entities: one record, or a list of them. */
function relatedNames(entity: Entity, { entities }: ModelParts, all: ReadonlyMap<string, Entity>) {
  return listOf(entities.relations).flatMap((relation): readonly VocabularyName[] => {
    const { other, many } = otherEnd(relation, entity.id);
    const target = all.get(other ?? '');
    if (!target) return [];
    const { label, plural, formerly } = target;
    const named = { aliases: many ? [label, ...formerly] : formerly };
    if (many) return [{ label: plural, ...named, type: 'list' }, ...listNames(target)];
    return [{ label, ...named, type: 'record' }, ...dottedFieldNames(target, label)];
  });
}

/** The fields of a list of records, each as a list of values: “Lines.Amount”. */
function listNames({ fields, label, plural, formerly }: Entity): readonly VocabularyName[] {
  return listOf(fields).map((field) => {
    const unit = unitOf(field);
    const called = [plural, label, ...formerly];
    const aliases = called.flatMap((owner) => [field.label, ...field.formerly].map((name) => `${owner}.${name}`));
    return {
      label: `${plural}.${field.label}`,
      aliases: aliases.slice(1),
      type: 'list',
      ...(unit && { unit }),
    };
  });
}
