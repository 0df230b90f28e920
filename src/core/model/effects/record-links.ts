import { finderOf } from '../../answers/name-finder.ts';
import { knownValue, listOf } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import { memoizeByObject } from '../../base/memoize.ts';
import { byEntity } from '../by-entity.ts';
import { otherEnd } from '../entities/naming-field.ts';
import type { Entity, Field, Model } from '../types.ts';
import type { RecordLink } from './types.ts';

/** Finds linked records by the words that people use for them: “Tool”, “its reservations”. */
export function recordLinkFinder(model: Model, entity: string): (words: string) => RecordLink | undefined {
  const links = recordLinksFrom(model, entity);
  const find = finderOf(
    links.map(({ label, to }, at) => ({
      id: String(at),
      label,
      formerly: to.formerly,
      aliases: [to.label, to.plural],
    })),
  );
  return (words) => links[Number(find(words.replace(DETERMINER, '')).id ?? Number.NaN)];
}

const DETERMINER = /^(?:all )?(?:the|its|their|this|that|all|every|each)(?: of its)? /iu;

/** All links from an entity to others. A link field replaces the relation it stands for. */
export function recordLinksFrom(model: Model, entity: string): readonly RecordLink[] {
  const { entity: get } = byEntity(model);
  const own = linkFieldsOf(get(entity)).flatMap((field): readonly RecordLink[] => {
    const to = get(field.target?.id ?? '');
    return to ? [{ label: field.label, to, by: { kind: 'own line', field } }] : [];
  });
  const theirs = (linkFieldsByTarget(model).get(entity) ?? []).map(
    ({ to, field }): RecordLink => ({ label: to.plural, to, by: { kind: 'their line', field } }),
  );
  const byLine = [...own, ...theirs];
  const relations = listOf(model.entities.relations).flatMap((relation): readonly RecordLink[] => {
    const { other, many } = otherEnd(relation, entity);
    const to = get(other ?? '');
    if (!to || byLine.some((way) => way.to.id === to.id)) return [];
    return [{ label: many ? to.plural : to.label, to, by: { kind: 'relation', relation } }];
  });
  return [...byLine, ...relations];
}

const linkFieldsByTarget = memoizeByObject(({ entities }: Model) => {
  const all = listOf(entities.entities).flatMap((to) => linkFieldsOf(to).map((field) => ({ to, field })));
  return groupBy(all, ({ field }) => field.target?.id);
});

function linkFieldsOf(entity: Entity | undefined): readonly Field[] {
  const fields = listOf(entity?.fields);
  return fields.filter(({ type, target }) => knownValue(type) === 'link' && target?.id);
}
