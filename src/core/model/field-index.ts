import { keepPiece } from '../answers/kept-pieces.ts';
import { finderOf, finderWithPlurals, type NameFinder } from '../answers/name-finder.ts';
import { listOf, type NameRef } from '../answers/sourced.ts';
import { lazily, memoize, memoizeByObject } from '../base/memoize.ts';
import { lookup } from '../base/watch.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { Entities, Entity, Field } from './types.ts';

export interface EntityField {
  readonly entity: Entity;
  readonly field: Field;
}

export interface FieldIndex {
  readonly entities: readonly Entity[];
  readonly byId: (id: string | null) => Entity | undefined;
  readonly entity: (name: string) => Entity | undefined;
  readonly entityRef: NameFinder;
  readonly fieldRef: (entity: Entity, name: string) => NameRef;
  /** All fields of that name: "Name" may be on several entities, "Customer: name" is on one. */
  readonly called: (name: string) => readonly EntityField[];
}

/** Finds entities by id. */
export const entityIn = lookup('entity', ({ entities }: Entities) => {
  const byId = new Map(listOf(entities).map((entity) => [entity.id, entity]));
  return (id: string) => byId.get(id);
});
const entityNamedIn = lookup('entity named', ({ entities }: Entities) => finderWithPlurals(listOf(entities)));

/** Memoized per entities object. */
export const fieldIndex = memoizeByObject((entities: Entities): FieldIndex => {
  const byId = entityIn(entities);
  const entityRef = entityNamedIn(entities);
  const entity = (name: string) => byId(entityRef(name).id ?? '');
  const fieldsOf = memoize((one: Entity) => finderOf(listOf(one.fields)));
  const places = fieldLookup(() => listOf(entities.entities));
  const named = (name: string): readonly EntityField[] => {
    const together = entityAndFieldName(name, entity);
    const own = together.flatMap(([one, fieldName]) => places(fieldName).filter((place) => place.entity === one));
    return own.length > 0 ? own : places(name);
  };
  const called = memoize(named);
  return {
    get entities() {
      return listOf(entities.entities);
    },
    byId: (id) => byId(id ?? ''),
    entity,
    entityRef,
    fieldRef: (one, name) => fieldsOf(one)(name),
    called: (name) => called(foldCase(name)),
  };
});

/** Finds entities by name; the same function as long as no name changes. */
export function keptEntityFinder(entities: readonly Entity[]): NameFinder {
  const names = keepPiece('names of entities', [entities], () =>
    entities.map(({ id, label, formerly, plural }) => ({ id, label, formerly, plural })),
  );
  return keepPiece('entities by name', [names], () => finderWithPlurals(names));
}

/** Looks fields up by name; the index is built on first use. */
function fieldLookup(entities: () => readonly Entity[]): (name: string) => readonly EntityField[] {
  const byName = lazily(() => fieldsByName(entities()));
  const find = lazily(() => finderOf([...byName().keys()].map((id) => ({ id, label: id }))));
  return (name) => byName().get(find()(name).id ?? '') ?? [];
}

/** Current names come first: a field that once had the name is no second match on the same entity. */
function fieldsByName(entities: readonly Entity[]): ReadonlyMap<string, readonly EntityField[]> {
  const byName = new Map<string, EntityField[]>();
  const add = (name: string, place: EntityField) => {
    const key = foldCase(name);
    const known = byName.get(key);
    if (!known) byName.set(key, [place]);
    else if (known.at(-1)?.entity !== place.entity) known.push(place);
  };
  for (const entity of entities) {
    const fields = listOf(entity.fields);
    for (const field of fields) add(field.label, { entity, field });
    for (const field of fields) for (const name of field.formerly) add(name, { entity, field });
  }
  return byName;
}

/** How an entity and its field are named together: "Customer: name", "the customer’s name", "name of a customer". */
const ENTITY_FIELD_PATTERNS: readonly (readonly [mark: RegExp, first: 'thing' | 'field'])[] = [
  [/^([^:./→›>]+?)\s*[:./→›>]\s*(.+)$/su, 'thing'],
  [/^(.+?)(?:’s|'s|’|')\s+(.+)$/su, 'thing'],
  [/^(.+?)\s+(?:of|on)\s+(.+)$/isu, 'field'],
];

function entityAndFieldName(name: string, entityCalled: FieldIndex['entity']) {
  return ENTITY_FIELD_PATTERNS.flatMap(([pattern, first]) => {
    const [, left = '', right = ''] = pattern.exec(name) ?? [];
    const entity = left && entityCalled(first === 'thing' ? left : right);
    return entity ? [[entity, first === 'thing' ? right : left] as const] : [];
  });
}
