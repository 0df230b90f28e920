import { knownValue, listOf } from '../../answers/sourced.ts';
import { memoize } from '../../base/memoize.ts';
import type { RecordValue, Scope } from '../../conditions/types.ts';
import { byEntity, cyclesFor } from '../../model/by-entity.ts';
import { memoizeByData, readingInData } from '../../model/data-model.ts';
import { type RecordLink, recordLinksFrom } from '../../model/entities/record-links.ts';
import { linksToMe, meIn } from '../../model/roles/me.ts';
import type { DataModel, Field, Relation } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { nowOf } from '../now.ts';
import { constantValue, type Decisive } from './constant-value.ts';
import type { CheckContext } from './types.ts';
import { idsIn, readerOf } from './values.ts';

/** A record as conditions read it. Without `links` or an id, its links cannot be read. */
export interface ReadRecord {
  readonly id?: string | undefined;
  readonly value: (field: string) => unknown;
  /** Ids of its states. */
  readonly states: ReadonlySet<string>;
  /** Ids on the other end of a relation. */
  readonly links?: ((relation: Relation) => readonly string[]) | undefined;
  /** ISO 8601. */
  readonly created?: string | undefined;
}

/** The other records that conditions may read; what is absent cannot be read. */
export interface RecordSource {
  readonly record: (entity: string, id: string) => ReadRecord | undefined;
  readonly ids?: (entity: string) => readonly string[];
  /** Ids of the records of an entity whose link field contains the id. */
  readonly leadingTo?: (entity: string, field: string, id: string) => readonly string[];
  /** Id of the record of an entity that stands for the person who acts. */
  readonly me?: (entity: string) => string | undefined;
}

type NameReader = (record: ScopedRecord) => unknown;

interface ScopedRecord extends ReadRecord {
  readonly model: DataModel;
  readonly entity: string;
  readonly context: CheckContext;
}

/** What conditions about a record can read: its fields, its state, its links, the role, the constants, other records. */
export function conditionScopeOf(model: DataModel, entity: string, record: ReadRecord, context: CheckContext): Scope {
  const scoped = { ...record, model, entity, context };
  return {
    value: (label) => namesOf(model)(entity).get(foldCase(label))?.(scoped),
    today: context.today ?? '',
    now: context.now ?? (context.today === undefined ? '' : nowOf({ today: context.today })),
  };
}

const namesOf = memoizeByData((model) =>
  memoize((entity: string): ReadonlyMap<string, NameReader> => new Map(namesIn(model, entity))),
);

const pluralsIn = readingInData('plurals', ({ entities }) =>
  listOf(entities.entities).map(({ id, plural }) => [id, plural] as const),
);

/** Later names win, as in the vocabulary: all records, constants and roles before links, states and fields. */
function* namesIn(model: DataModel, entity: string): Generator<readonly [string, NameReader]> {
  for (const [id, plural] of pluralsIn(model)) {
    const all: NameReader = ({ context }) => recordsOf(model, id, context.source?.ids?.(id), context);
    for (const name of [plural, `all ${plural}`]) yield [foldCase(name), all];
  }
  for (const constant of model.constants.constants) {
    const { id, label, formerly } = constant;
    const read: NameReader = (record) =>
      constantValue(model, constant, record.context.role ?? null, () => decisiveFor(record));
    for (const name of [id, ...formerly, label]) yield [foldCase(name), read];
  }
  yield ['role', ({ context }) => knownValue(model.roles.roles)?.find(({ id }) => id === context.role)?.label];
  yield ['me', meOf];
  const owner = byEntity(model).entity(entity);
  if (owner) {
    yield ['created', ({ created }) => created];
    yield ['mine', isMine];
    yield [foldCase(`other ${owner.plural}`), othersOf];
    yield [
      'this',
      (record) => ({ id: record.id ?? '', value: conditionScopeOf(model, entity, record, record.context).value }),
    ];
  }
  const links = recordLinksFrom(model.entities, entity);
  for (const link of links.toReversed()) if (!link.many) yield [foldCase(link.to.label), linkReader(link)];
  for (const link of links.toReversed()) yield [foldCase(link.label), linkReader(link)];
  yield* statesIn(model, entity);
  const fields = listOf(owner?.fields).filter(
    ({ id }) => !links.some(({ by }) => by.kind === 'own line' && by.field.id === id),
  );
  for (const { id, label } of listOf(owner?.fields))
    yield [foldCase(`${label} before`), ({ context: { before } }) => before && readerOf(before)(id)];
  for (const field of fields) for (const name of [field.id, ...field.formerly]) yield [foldCase(name), fieldOf(field)];
  for (const field of fields) yield [foldCase(field.label), fieldOf(field)];
}

/** The record at hand, the records that it belongs to, and that of whoever acts. */
function decisiveFor(record: ScopedRecord): readonly Decisive[] {
  const { model, entity, context } = record;
  const read = (of: string, one: ReadRecord): Decisive => ({
    ...one,
    entity: of,
    scope: conditionScopeOf(model, of, one, context),
  });
  const found = (of: string, id: string | undefined): readonly Decisive[] => {
    const one = id === undefined ? undefined : context.source?.record(of, id);
    return one ? [read(of, one)] : [];
  };
  const me = meIn(model, context.role ?? null);
  return [
    read(entity, record),
    ...recordLinksFrom(model.entities, entity)
      .filter(({ many }) => !many)
      .flatMap((link) => found(link.to.id, linkedIds(record, link)?.[0])),
    ...(me === null ? [] : found(me, context.source?.me?.(me))),
  ];
}

/** The linked record, or all of them; where the record of a link cannot be read, its id. */
function linkReader(link: RecordLink): NameReader {
  const { to, by, many } = link;
  return (record) => {
    const ids = linkedIds(record, link);
    if (many) return recordsOf(record.model, to.id, ids, record.context);
    const [id] = ids ?? [];
    if (id === undefined) return undefined;
    return recordValue(record.model, to.id, id, record.context) ?? (by.kind === 'own line' ? id : undefined);
  };
}

/** Undefined where they cannot be read. */
function linkedIds({ id, value, links, context }: ScopedRecord, { to, by }: RecordLink): readonly string[] | undefined {
  switch (by.kind) {
    case 'own line':
      return idsIn(value(by.field.id)) ?? [];
    case 'their line': {
      const found = id === undefined ? undefined : context.source?.leadingTo?.(to.id, by.field.id, id);
      return found ?? (by.relation && links?.(by.relation));
    }
    case 'relation':
      return links?.(by.relation);
  }
}

function recordValue(model: DataModel, entity: string, id: string, context: CheckContext): RecordValue | undefined {
  const found = context.source?.record(entity, id);
  return found && { id, value: conditionScopeOf(model, entity, found, context).value };
}

function recordsOf(model: DataModel, entity: string, ids: readonly string[] | undefined, context: CheckContext) {
  return ids?.flatMap((id) => recordValue(model, entity, id, context) ?? []);
}

function othersOf({ model, entity, id, context }: ScopedRecord): readonly RecordValue[] | undefined {
  const others = context.source?.ids?.(entity).filter((other) => other !== id);
  return recordsOf(model, entity, others, context);
}

function isMine(record: ScopedRecord): boolean | undefined {
  const { model, entity, context } = record;
  const me = meIn(model, context.role ?? null);
  const id = me === null ? undefined : context.source?.me?.(me);
  if (id === undefined) return undefined;
  return linksToMe(model, entity).some((link) => (link === null ? record.id : linkedIds(record, link)?.[0]) === id);
}

function meOf({ model, context }: ScopedRecord): RecordValue | undefined {
  const entity = meIn(model, context.role ?? null);
  const id = entity === null ? undefined : context.source?.me?.(entity);
  return entity === null || id === undefined ? undefined : recordValue(model, entity, id, context);
}

function* statesIn(model: DataModel, entity: string): Generator<readonly [string, NameReader]> {
  const mine = cyclesFor(model, entity);
  for (const [at, cycle] of mine.entries()) {
    const all = listOf(cycle.states);
    const find: NameReader = ({ states }) => all.find(({ id }) => states.has(id))?.label;
    for (const name of [cycle.id, cycle.label, ...(at === 0 ? ['state', 'status'] : [])]) yield [foldCase(name), find];
  }
}

/** A choice is compared by its label. */
function fieldOf(field: Field): NameReader {
  const { id } = field;
  if (knownValue(field.type) !== 'choice') return ({ value }) => value(id);
  const labels = new Map(listOf(field.values).map((choice) => [choice.id, choice.label]));
  return ({ value }) => labels.get(String(value(id))) ?? value(id);
}
