import { knownValue, listOf, type Sourced } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import { inQuotes } from '../../english/lists.ts';
import type { Cardinality, Entity, Relation } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { type Breach, breachesAt, closingRule, notYet, oneBreach, placeAt } from '../closing-rule.ts';
import { isLeftEmpty } from '../unanswered.ts';
import { circularRelations } from './circular-relations.ts';

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
