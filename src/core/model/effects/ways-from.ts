import { finderOf } from '../../answers/find.ts';
import { knownValue, listOf } from '../../answers/sourced.ts';
import { grouped } from '../../base/grouped.ts';
import { memoizeByObject } from '../../base/memoize.ts';
import { byEntity } from '../by-entity.ts';
import { otherEnd } from '../entities/other-end.ts';
import type { Entity, Field, Model } from '../types.ts';
import type { Way } from './types.ts';

/** Finds the records around a record, by the words that people use for them: “Tool”, “its reservations”. */
export function wayFinder(model: Model, entity: string): (words: string) => Way | undefined {
  const ways = waysFrom(model, entity);
  const find = finderOf(
    ways.map(({ label, to }, at) => ({
      id: String(at),
      label,
      formerly: to.formerly,
      also: [to.label, to.plural],
    })),
  );
  return (words) => ways[Number(find(words.replace(OWN, '')).id ?? Number.NaN)];
}

const OWN = /^(?:all )?(?:the|its|their|this|that|all|every|each)(?: of its)? /iu;

/** All ways from an entity to others; a field says more than the relation it represents. */
export function waysFrom(model: Model, entity: string): readonly Way[] {
  const { entity: get } = byEntity(model);
  const own = linksOf(get(entity)).flatMap((field): readonly Way[] => {
    const to = get(field.target?.id ?? '');
    return to ? [{ label: field.label, to, by: { kind: 'own line', field } }] : [];
  });
  const theirs = (linksByTarget(model).get(entity) ?? []).map(
    ({ to, field }): Way => ({ label: to.plural, to, by: { kind: 'their line', field } }),
  );
  const byLine = [...own, ...theirs];
  const relations = listOf(model.entities.relations).flatMap((relation): readonly Way[] => {
    const { other, many } = otherEnd(relation, entity);
    const to = get(other ?? '');
    if (!to || byLine.some((way) => way.to.id === to.id)) return [];
    return [{ label: many ? to.plural : to.label, to, by: { kind: 'relation', relation } }];
  });
  return [...byLine, ...relations];
}

const linksByTarget = memoizeByObject(({ entities }: Model) => {
  const all = listOf(entities.entities).flatMap((to) => linksOf(to).map((field) => ({ to, field })));
  return grouped(all, ({ field }) => field.target?.id);
});

function linksOf(entity: Entity | undefined): readonly Field[] {
  const fields = listOf(entity?.fields);
  return fields.filter(({ type, target }) => knownValue(type) === 'link' && target?.id);
}
