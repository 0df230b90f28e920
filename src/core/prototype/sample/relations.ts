import { listOf, type Sourced } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import type { Cardinality, DataModel, Relation } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { FieldPlan } from './field-plan.ts';

/** A relation between two named entities, as seen from one side. */
export interface RelationSide {
  readonly relation: Relation;
  readonly way: 'forth' | 'back';
  /** Id of the entity on the other side. */
  readonly other: string;
  /** The key of the ids among the links of a record. */
  readonly key: string;
}

/** Key of the reverse direction of a relation between records of one entity, such as the people whom somebody leads. */
export function backLink(relation: string): string {
  return `${relation}←`;
}

export interface Relations {
  readonly sidesOf: (entity: string) => readonly RelationSide[];
  /** The relation of a link field; undefined where there is none, or more than one. */
  readonly sideFor: (entity: string, plan: Pick<FieldPlan, 'target' | 'field'>) => RelationSide | undefined;
}

/**
 * Reads the relations. Two entities may describe the same relation, each from its own end: they become one, and each
 * fills in what the other left open.
 */
export function relationsIn({ entities }: DataModel): Relations {
  const known = new Set(listOf(entities.entities).map(({ id }) => id));
  const all = listOf(entities.relations).filter(({ from, to }) => known.has(from.id ?? '') && known.has(to.id ?? ''));
  const twins = twinsIn(all);
  const shared = new Map(all.map((relation) => [relation.id, sharedOf(relation, twins.get(relation))]));
  const places = new Map(all.map((relation, at) => [relation, at]));
  const sides = all.flatMap((relation) => {
    const twin = twins.get(relation);
    const isSecond = twin !== undefined && (places.get(twin) ?? 0) < (places.get(relation) ?? 0);
    return sidesIn(relation, isSecond ? twin : relation, shared);
  });
  const byEntity = groupBy(sides, ({ of }) => of);
  const sidesOf = (entity: string) => (byEntity.get(entity) ?? []).map(({ side }) => side);
  return { sidesOf, sideFor: (entity, plan) => sideFor(sidesOf(entity), plan) };
}

function sharedOf(relation: Relation, twin: Relation | undefined): Relation {
  if (!twin) return relation;
  return {
    ...relation,
    forth: firstKnown(relation.forth, twin.back),
    back: firstKnown(relation.back, twin.forth),
  };
}

function firstKnown(one: Sourced<Cardinality>, other: Sourced<Cardinality>): Sourced<Cardinality> {
  return one.is === 'known' ? one : other;
}

/** A relation from both of its ends; `first` is the one of two twins that represents both. */
function sidesIn(relation: Relation, first: Relation, shared: ReadonlyMap<string, Relation>) {
  const { id, from, to } = relation;
  const [start, end] = [from.id ?? '', to.id ?? ''];
  const [forth, back] = first === relation ? (['forth', 'back'] as const) : (['back', 'forth'] as const);
  const one = shared.get(first.id) ?? first;
  return [
    { of: start, side: { relation: one, way: forth, other: end, key: id } },
    { of: end, side: { relation: one, way: back, other: start, key: start === end ? backLink(id) : id } },
  ];
}

/** For each relation the one in the opposite direction, where there is exactly one in each. */
function twinsIn(all: readonly Relation[]): ReadonlyMap<Relation, Relation> {
  const byEnds = groupBy(all, ({ from, to }) => endsOf(from.id, to.id));
  return new Map(
    all.flatMap((relation): readonly (readonly [Relation, Relation])[] => {
      const { from, to } = relation;
      const [reverse, another] = byEnds.get(endsOf(to.id, from.id)) ?? [];
      const isAlone = byEnds.get(endsOf(from.id, to.id))?.length === 1;
      return reverse && !another && isAlone && from.id !== to.id ? [[relation, reverse]] : [];
    }),
  );
}

function endsOf(from: string | null, to: string | null): string {
  return `${from}\n${to}`;
}

export function sideFor(sides: readonly RelationSide[], { target, field }: Pick<FieldPlan, 'target' | 'field'>) {
  const fitting = sides.filter(({ other }) => other === target);
  const shared = new Set(fitting.map(({ relation, way }) => `${relation.id} ${way}`));
  if (shared.size === 1) return fitting[0];
  const name = foldCase(field.label);
  const [called, another] = fitting.filter(({ relation }) => foldCase(relation.label).includes(name));
  return another ? undefined : called;
}
