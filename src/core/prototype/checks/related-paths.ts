import { knownValue, listOf } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import { memoize, memoizeByObject } from '../../base/memoize.ts';
import { type ByEntity, byEntity } from '../../model/by-entity.ts';
import { otherEnd } from '../../model/entities/naming-field.ts';
import type { Entity, Field, Model, Relation } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { amountIn, idsIn } from './values.ts';

interface RelatedRecord {
  readonly id: string;
  readonly value: (field: string) => unknown;
}

/** Reads a record’s own values, its links and the linked records. */
export interface RecordReader {
  readonly value: (field: string) => unknown;
  /** Ids on the other end of a relation. */
  readonly links: (relation: Relation) => readonly string[];
  readonly record: (entity: string, id: string) => RelatedRecord | undefined;
}

/** How a name such as “Member.Name” is read through a link, and the entity that it leads to. */
interface RelatedPath {
  readonly entity: string;
  readonly look: (around: RecordReader) => unknown;
}

/**
 * What conditions can read of other records: “Member” and “Member.Name” of a relation or a link to one record, “Lines”
 * and “Lines.Amount” of a relation to many.
 */
export function relatedValue(model: Model, entity: string, label: string, reader: RecordReader): unknown {
  return pathsIn(model)(entity).get(foldCase(label))?.look(reader);
}

/** The entity to which a name leads; undefined for a name of the record itself. */
export function relatedEntity(model: Model, entity: string, label: string): string | undefined {
  return pathsIn(model)(entity).get(foldCase(label))?.entity;
}

const pathsIn = memoizeByObject((model: Model) => {
  const byEnd = groupBy(listOf(model.entities.relations).flatMap(bothEnds), ({ end }) => end);
  return memoize((id: string): ReadonlyMap<string, RelatedPath> => {
    const relations = (byEnd.get(id) ?? []).map(({ relation }) => relation);
    return new Map(pathsFrom(id, relations, byEntity(model).entity));
  });
});

function bothEnds(relation: Relation) {
  const ends = new Set([relation.from.id, relation.to.id]);
  return [...ends].map((end) => ({ end, relation }));
}

/** Later names win: links of the record before relations. */
function* pathsFrom(
  id: string,
  relations: readonly Relation[],
  entityOf: ByEntity['entity'],
): Generator<readonly [string, RelatedPath]> {
  for (const relation of relations) {
    const { other, many } = otherEnd(relation, id);
    const target = entityOf(other ?? '');
    const ids = ({ links }: RecordReader) => links(relation);
    if (target && many) yield* pathsToMany(target, ids);
    if (target && !many) yield* pathsToOne(target, target.label, ids);
  }
  for (const field of fieldsOf(entityOf(id))) {
    const target = entityOf(field.target?.id ?? '');
    if (target) yield* pathsToOne(target, field.label, ({ value }) => idsIn(value(field.id)) ?? []);
  }
}

function* pathsToOne(
  target: Entity,
  label: string,
  ids: (around: RecordReader) => readonly string[],
): Generator<readonly [string, RelatedPath]> {
  const one = (around: RecordReader) => around.record(target.id, ids(around)[0] ?? '');
  yield [foldCase(label), { entity: target.id, look: (around) => asRecord(one(around), target) }];
  for (const field of fieldsOf(target)) {
    const look = (around: RecordReader) => one(around)?.value(field.id);
    yield [foldCase(`${label}.${field.label}`), { entity: target.id, look }];
  }
}

function* pathsToMany(
  target: Entity,
  ids: (around: RecordReader) => readonly string[],
): Generator<readonly [string, RelatedPath]> {
  const all = (around: RecordReader) => ids(around).flatMap((id) => around.record(target.id, id) ?? []);
  yield [
    foldCase(target.plural),
    { entity: target.id, look: (around) => all(around).map((seen) => asItem(seen, target)) },
  ];
  for (const field of fieldsOf(target)) {
    const look = (around: RecordReader) => all(around).map(({ value }) => value(field.id));
    yield [foldCase(`${target.plural}.${field.label}`), { entity: target.id, look }];
  }
}

/** A map, so that a field called “amount” does not make the record look like an amount. */
function asRecord(seen: RelatedRecord | undefined, target: Entity): ReadonlyMap<string, unknown> | undefined {
  if (!seen) return undefined;
  const parts = fieldsOf(target).map(({ id, label }): [string, unknown] => [label, seen.value(id)]);
  return new Map([['id', seen.id], ...parts]);
}

/** In a list that is summed up, a record counts as its amount of money: the only one, or the only computed one. */
function asItem(seen: RelatedRecord, target: Entity): unknown {
  const money = fieldsOf(target).filter(isMoney);
  const computed = money.filter(({ type }) => knownValue(type) === 'computed');
  const [amount, another] = money.length > 1 ? computed : money;
  return amount && !another ? amountIn(seen.value(amount.id)) : asRecord(seen, target);
}

function isMoney({ type, formula, unit }: Field): boolean {
  const fieldType = knownValue(type);
  return (
    fieldType === 'money' ||
    (fieldType === 'computed' && formula.is === 'known' && /^[A-Z]{3}$|[€$£¥]/.test(knownValue(unit) ?? ''))
  );
}

function fieldsOf(entity: Entity | undefined): readonly Field[] {
  return listOf(entity?.fields);
}
