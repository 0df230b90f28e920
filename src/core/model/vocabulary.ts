import { knownValue, listOf } from '../answers/sourced.ts';
import { type Name, type NameType, type Vocabulary, vocabularyOf } from '../conditions/index.ts';
import { isCalendarTime, isCurrency } from '../conditions/units.ts';
import type { Constant } from '../slots/constants/about-numbers.ts';
import { hasHour } from './entities/has-hour.ts';
import { otherEnd } from './entities/other-end.ts';
import type { Entity, Field, FieldType, LifeCycleOf, Parts } from './types.ts';

/**
 * All names a condition may use, by entity; each worked out once, when it is first asked for. Labels: a field has its
 * own; “State” (of several lives each by its own name); “Role”; a constant by its own; an entity related as one
 * record by its name, with its fields as “Member.Name”; one related as many by its plural, as a list, with each of
 * their fields as a list too, as “Lines.Amount”.
 */
export function vocabularyIn(parts: Parts): (entity: string | null) => Vocabulary {
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

function fieldNames(entity: Entity, entities: ReadonlyMap<string, Entity>): readonly Name[] {
  const fields = listOf(entity.fields);
  return [
    ...fields.map((field) => fieldName(field, entity.label)),
    ...fields.flatMap((field) => partsOfTarget(field, entities)),
  ];
}

function fieldName(field: Field, owner: string): Name {
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

function partsOfTarget(field: Field, entities: ReadonlyMap<string, Entity>): readonly Name[] {
  const target = entities.get(field.target?.id ?? '');
  return target ? partsOf(target, field.label) : [];
}

function partsOf(entity: Entity, owner: string): readonly Name[] {
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
  const said = knownValue(field.type);
  const by = said === undefined ? 'unknown' : TYPES[said];
  if (by === 'date' && hasHour(field)) return 'moment';
  return by === 'number' || said === 'computed' ? amountType(unit, by) : by;
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

function statesFor(id: string | null, cycles: readonly LifeCycleOf[], entity: Entity | undefined): readonly Name[] {
  const own = cycles.filter((cycle) => cycle.entity === id);
  const lives = own.length > 0 ? own : cycles.filter((cycle) => cycle.entity === null);
  return lives.map((life) => ({
    label: lives.length > 1 ? life.label : 'State',
    aliases: lives.length > 1 ? [`${life.label} state`, ...life.formerly] : ['Status', ...dotted(entity, 'State')],
    type: 'state',
    options: listOf(life.states).map(({ label }) => label),
  }));
}

function dotted(entity: Entity | undefined, name: string): readonly string[] {
  return entity ? [`${entity.label}.${name}`] : [];
}

function roleNames({ roles }: Parts): readonly Name[] {
  const options = listOf(roles.roles).map(({ label }) => label);
  return [{ label: 'Role', aliases: ['User role'], type: 'role', options }];
}

function constantName({ id, label, formerly, value }: Constant): Name {
  const unit = knownValue(value)?.unit ?? '';
  return {
    label,
    aliases: [id, ...formerly],
    type: amountType(unit, 'number'),
    ...(unit && { unit }),
  };
}

/** What an entity is related to: one record, or a list of them. */
function relatedNames(entity: Entity, { entities }: Parts, all: ReadonlyMap<string, Entity>) {
  return listOf(entities.relations).flatMap((relation): readonly Name[] => {
    const { other, many } = otherEnd(relation, entity.id);
    const target = all.get(other ?? '');
    if (!target) return [];
    const { label, plural, formerly } = target;
    const named = { aliases: many ? [label, ...formerly] : formerly };
    if (many) return [{ label: plural, ...named, type: 'list' }, ...listsOf(target)];
    return [{ label, ...named, type: 'record' }, ...partsOf(target, label)];
  });
}

/** The fields of many records, each as the list of what they hold: “Lines.Amount”. */
function listsOf({ fields, label, plural, formerly }: Entity): readonly Name[] {
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
