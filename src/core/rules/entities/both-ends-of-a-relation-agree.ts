import { knownValue, listOf, type Sourced } from '../../answers/sourced.ts';
import { stronglyConnectedComponents } from '../../base/graphs.ts';
import { groupBy } from '../../base/group-by.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import type { Cardinality, Entity, Relation } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import {
  type Breach,
  breach,
  breachesAt,
  closingRule,
  isLeftEmpty,
  notYet,
  oneBreach,
  placeAt,
} from '../closing-rule.ts';

/**
 * Rule 13: both ends of a relation exist, how many there are is said once, and so is what happens if one is deleted;
 * and some record can be the first one.
 */
export const bothEndsOfARelationAgree = closingRule({
  id: 13,
  severity: 'error',
  reason:
    'Whether a customer has one order or many, and what is left when the customer goes, shapes every page about both.',
  after: ['entities'],
  finds: (product) => {
    const { relations } = product.model.entities;
    const all = listOf(relations);
    const breaches = [
      ...all.flatMap((relation) => breachesOf(relation, product)),
      ...breachesOfPairs(all),
      ...circularRelations(product),
      ...product.index.entities.all.flatMap((entity) => breachesOfLinks(entity, product)),
    ];
    return relations.is === 'unknown'
      ? [...breaches, notYet('Nobody has said yet which records belong together.', relations.question)]
      : breaches;
  },
});

function breachesOf(relation: Relation, product: Product): readonly Breach[] {
  const { from, to, forth, back, gone } = relation;
  const lost = [from, to].filter(({ id }) => !product.index.entities.has(id));
  const name = inQuotes(relation.label);
  return breachesAt(
    placeAt('relation', relation),
    ...lost.map(
      ({ label }) =>
        `${name} mentions ${inQuotes(label)}, but no records are kept of that; name one of the things, or add it.`,
    ),
    [forth, back].some((many) => isLeftEmpty(many, product)) &&
      `Nobody has said how many there are on both sides of ${name}; fill in both.`,
    isLeftEmpty(gone, product) &&
      `Nobody has said what happens to ${inQuotes(to.label)} when its ${inQuotes(from.label)} is deleted; say it for ${name}.`,
    knownValue(gone) === 'stays alone' &&
      knownValue(back) === 'exactly one' &&
      `Each ${inQuotes(to.label)} has exactly one ${inQuotes(from.label)}, and yet stays alone when that is deleted; delete it too, or allow it to have none.`,
  );
}

/** The same two entities, linked more than once: each relation must agree with the first. */
function breachesOfPairs(relations: readonly Relation[]): readonly Breach[] {
  const pairs = groupBy(relations, ({ from, to }) => [from.id ?? '', to.id ?? ''].sort().join('\n'));
  return [...pairs.values()].flatMap(([first, ...others]) =>
    first ? others.flatMap((other) => breachOfPair(first, other)) : [],
  );
}

function breachOfPair(one: Relation, other: Relation): readonly Breach[] {
  const turned = one.from.id !== other.from.id;
  const [forth, back] = turned ? [other.back, other.forth] : [other.forth, other.back];
  if (agree(one.forth, forth) && agree(one.back, back)) return [];
  const sentence = `${inQuotes(one.label)} and ${inQuotes(other.label)} disagree about how many there are; say it once, or make them the same.`;
  return oneBreach(sentence, placeAt('relation', one), placeAt('relation', other));
}

function agree(one: Sourced<Cardinality>, other: Sourced<Cardinality>): boolean {
  const [a, b] = [knownValue(one), knownValue(other)];
  return a === undefined || b === undefined || a === b;
}

function breachesOfLinks(entity: Entity, { index }: Product): readonly Breach[] {
  return listOf(entity.fields).flatMap((field) => {
    const { target } = field;
    if (target === null || index.entities.has(target.id)) return [];
    const sentence = `${inQuotes(field.label)} of ${inQuotes(entity.label)} leads to ${inQuotes(target.label)}, but no records are kept of that; name one of the things, or add it.`;
    return oneBreach(sentence, placeAt('field', field, entity.fields, entity.id));
  });
}

/** Entities that each need one of the next, in a circle: no first record can ever be created. */
function circularRelations({ model, index }: Product): readonly Breach[] {
  const things = index.entities.all;
  const places = new Map(things.map(({ id }, place) => [id, place]));
  const needs = listOf(model.entities.relations).flatMap((relation) => needsOf(relation, places));
  const next = things.map((_, place) => needs.flatMap(({ from, to }) => (from === place ? [to] : [])));
  return stronglyConnectedComponents(next)
    .filter((circle) => circle.length > 1 || circle.some((place) => next[place]?.includes(place)))
    .map((circle) => {
      const names = circle.toSorted((a, b) => a - b).flatMap((place) => things[place]?.label ?? []);
      const inside = new Set(circle);
      const edges = needs.filter(({ from, to }) => inside.has(from) && inside.has(to));
      return breach(sentenceOf(names), ...edges.map(({ relation }) => placeAt('relation', relation)));
    });
}

function sentenceOf(names: readonly string[]): string {
  const [name = ''] = names;
  return names.length === 1
    ? `Each ${inQuotes(name)} needs another ${inQuotes(name)} first, so there can never be a first one; allow one without.`
    : `${quotedList(names)} each need one of the others first, so none of them can ever be created; allow one of them without the others.`;
}

/** Records that need each other over one relation are created together; none has to come first. */
function needsOf(relation: Relation, places: ReadonlyMap<string, number>) {
  const [from, to] = [places.get(relation.from.id ?? ''), places.get(relation.to.id ?? '')];
  const [forth, back] = [isNeeded(knownValue(relation.forth)), isNeeded(knownValue(relation.back))];
  if (from === undefined || to === undefined || forth === back) return [];
  return [forth ? { from, to, relation } : { from: to, to: from, relation }];
}

function isNeeded(many: Cardinality | undefined): boolean {
  return many === 'exactly one' || many === 'one or more';
}
