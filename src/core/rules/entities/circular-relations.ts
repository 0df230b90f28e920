import { knownValue, listOf } from '../../answers/sourced.ts';
import { stronglyConnectedComponents } from '../../base/strongly-connected.ts';
import { inQuotes, quotedList } from '../../english/lists.ts';
import type { Cardinality, Relation } from '../../model/types.ts';
import type { Product } from '../../product/product.ts';
import { type Breach, breach, placeAt } from '../closing-rule.ts';

/** Entities that each need one of the next, in a circle: no first record can ever be created. */
export function circularRelations({ model, index }: Product): readonly Breach[] {
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
