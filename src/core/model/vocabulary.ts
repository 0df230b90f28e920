import { keepPiece } from '../answers/kept-pieces.ts';
import { knownValue, listOf, type Sourced } from '../answers/sourced.ts';
import { lazily, memoize, memoizeByDeps, memoizeByObject } from '../base/memoize.ts';
import { vocabularyOf } from '../conditions/index.ts';
import type { NameType, Vocabulary, VocabularyName } from '../conditions/types.ts';
import { isCalendarTime, isCurrency } from '../conditions/units.ts';
import type { Constant } from '../slots/constants/number-details.ts';
import { hasTimeOfDay, isMany } from './entities/naming-field.ts';
import { type RecordLink, recordLinksFrom } from './entities/record-links.ts';
import { linksToMe, meIn } from './roles/me.ts';
import type { Entity, Field, FieldType, Lifecycle, ModelParts } from './types.ts';

/** What gives names to conditions. */
export type NamingParts = Pick<ModelParts, 'entities' | 'states' | 'roles' | 'constants'>;

/**
 * All names a condition may use, by entity; memoized. Of the record: its fields, “State” (each of several lifecycles by
 * its own name), “Created”, `this`, its links (“Member” to one, “Loans” to many) and “other loans”. Of the product:
 * “Role”, `me`, each constant, and all records of an entity, as “all loans”. The names within a linked record are those
 * of its own entity.
 */
export function vocabularyIn(parts: NamingParts): (entity: string | null) => Vocabulary {
  return vocabularies(parts.entities, [parts.states, parts.roles, parts.constants], () => keptVocabulary(parts));
}

const vocabularies = memoizeByDeps<NamingParts['entities'], (entity: string | null) => Vocabulary>();

/** The same as before while all that gives names says the same: conditions are then not read again. */
function keptVocabulary(parts: NamingParts): (entity: string | null) => Vocabulary {
  const said = keepPiece('what gives names', [parts.entities, parts.states, parts.roles, parts.constants], () => [
    listOf(parts.entities.entities).map(namesOfEntity),
    listOf(parts.entities.relations).map(({ from, to, forth, back }) => [from, to, isMany(forth), isMany(back)]),
    parts.states.cycles.map(({ entity, label, formerly, states }) => [entity, label, formerly, labelsOf(states)]),
    listOf(parts.roles.roles).map(({ id, label }) => [id, label]),
    knownValue(parts.roles.me),
    parts.constants.constants.map(constantName),
  ]);
  return keepPiece('vocabulary', [said], () => newVocabulary(parts));
}

const namesOfEntity = memoizeByObject(({ id, label, plural, formerly, fields }: Entity) => [
  ...[id, label, plural, formerly],
  listOf(fields).map((field) => [
    ...[field.target?.id, knownValue(field.type), knownValue(field.format)],
    fieldName(field, label, undefined, nothing),
  ]),
]);

const nothing = () => vocabularyOf([]);

function labelsOf(items: Sourced<readonly { readonly label: string }[]>): readonly string[] {
  return listOf(items).map(({ label }) => label);
}

function newVocabulary(parts: NamingParts): (entity: string | null) => Vocabulary {
  const all = new Map(listOf(parts.entities.entities).map((entity) => [entity.id, entity]));
  const shared = lazily(() => vocabularyOf(sharedNames(parts, all, of)));
  const of = memoize((id: string | null): Vocabulary => {
    const entity = id === null ? undefined : all.get(id);
    const states = statesFor(id, parts.states.cycles, entity);
    return vocabularyOf(entity ? recordNames(entity, states, parts, of) : states, shared());
  });
  return of;
}

type VocabularyFor = (entity: string | null) => Vocabulary;

function recordNames(
  entity: Entity,
  states: readonly VocabularyName[],
  parts: NamingParts,
  of: VocabularyFor,
): readonly VocabularyName[] {
  const { id, label, plural, formerly } = entity;
  const members = () => of(id);
  const byField = new Map<string, RecordLink>();
  const links: RecordLink[] = [];
  for (const link of recordLinksFrom(parts.entities, id)) {
    if (link.by.kind === 'own line') byField.set(link.by.field.id, link);
    else links.push(link);
  }
  return [
    ...listOf(entity.fields).map((field) => fieldName(field, label, byField.get(field.id), of)),
    ...listOf(entity.fields).flatMap(beforeName),
    ...states,
    ...links.map((link) => linkName(link, of)),
    ...targetNames([...byField.values()], of),
    { label: 'this', aliases: ['itself', `this ${label}`], type: 'record', members, of: id, outermost: true },
    {
      label: `other ${plural}`,
      aliases: [label, ...formerly].map((name) => `other ${name}`),
      type: 'records',
      members,
      of: id,
      ...amountIn(entity),
    },
    { label: 'Created', aliases: ['Created at', 'Created on'], type: 'moment' },
    ...(linksToMe(parts, id).length > 0
      ? [{ label: 'mine', aliases: ['own', 'my own'], type: 'yes-no' as const }]
      : []),
  ];
}

/** “Title before”: what a field said until now, where it is changed. */
function beforeName(field: Field): readonly VocabularyName[] {
  const { members, of, aliases, ...name } = fieldName(field, '', undefined, () => vocabularyOf([]));
  return name.type === 'record' || name.type === 'unknown' ? [] : [{ ...name, label: `${field.label} before` }];
}

/** The only link field to an entity is also found by the entity’s name. */
function targetNames(links: readonly RecordLink[], of: VocabularyFor): readonly VocabularyName[] {
  return links.flatMap((link) => {
    const isOnly = links.filter(({ to }) => to.id === link.to.id).length === 1;
    return isOnly ? [{ ...linkName(link, of), label: link.to.label, aliases: link.to.formerly }] : [];
  });
}

function linkName({ label, aliases, to, many: areMany }: RecordLink, of: VocabularyFor): VocabularyName {
  const members = () => of(to.id);
  if (!areMany) return { label, aliases: [...aliases, ...to.formerly], type: 'record', members, of: to.id };
  const many = [...aliases, to.label, ...to.formerly];
  return { label, aliases: many, type: 'records', members, of: to.id, ...amountIn(to) };
}

/** In a sum, a record counts as its amount of money: the only one, or the only computed one. */
function amountIn({ fields }: Entity): Pick<VocabularyName, 'addsUp'> {
  const money = listOf(fields).filter((field) => typeOf(field, unitOf(field)) === 'money');
  const computed = money.filter(({ type }) => knownValue(type) === 'computed');
  const [amount, another] = money.length > 1 ? computed : money;
  return amount && !another ? { addsUp: amount.label } : {};
}

function sharedNames(
  parts: NamingParts,
  all: ReadonlyMap<string, Entity>,
  of: VocabularyFor,
): readonly VocabularyName[] {
  const me = meIn(parts);
  return [
    ...roleNames(parts),
    ...(me === null
      ? []
      : [{ label: 'me', aliases: ['myself'], type: 'record' as const, members: () => of(me), of: me }]),
    ...parts.constants.constants.map(constantName),
    ...[...all.values()].map(
      (entity): VocabularyName => ({
        label: `all ${entity.plural}`,
        aliases: [entity.plural],
        type: 'records',
        members: () => of(entity.id),
        of: entity.id,
        ...amountIn(entity),
      }),
    ),
  ];
}

function fieldName(field: Field, owner: string, link: RecordLink | undefined, of: VocabularyFor): VocabularyName {
  const unit = unitOf(field);
  const options = field.values.is === 'known' ? labelsOf(field.values) : undefined;
  return {
    label: field.label,
    aliases: [`${owner}.${field.label}`, field.id, ...field.formerly],
    type: link?.many ? 'records' : typeOf(field, unit),
    ...(options && { options }),
    ...(unit && { unit }),
    ...(link && { members: () => of(link.to.id), of: link.to.id }),
    ...(link?.many && amountIn(link.to)),
  };
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
    options: labelsOf(lifecycle.states),
  }));
}

function dotted(entity: Entity | undefined, name: string): readonly string[] {
  return entity ? [`${entity.label}.${name}`] : [];
}

function roleNames({ roles }: NamingParts): readonly VocabularyName[] {
  return [{ label: 'Role', aliases: ['User role'], type: 'role', options: labelsOf(roles.roles) }];
}

function constantName({ id, label, formerly, value, setting, options }: Constant): VocabularyName {
  const name = { label, aliases: [id, ...formerly] };
  const set = knownValue(setting);
  if (typeof set === 'boolean') return { ...name, type: 'yes-no' };
  const choices = listOf(options);
  if (set !== undefined)
    return choices.includes(set) ? { ...name, type: 'choice', options: choices } : { ...name, type: 'text' };
  const unit = knownValue(value)?.unit ?? '';
  return { ...name, type: amountType(unit, 'number'), ...(unit && { unit }) };
}
