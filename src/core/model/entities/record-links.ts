import { finderOf } from '../../answers/name-finder.ts';
import { knownValue, listOf } from '../../answers/sourced.ts';
import { groupBy } from '../../base/group-by.ts';
import { memoize } from '../../base/memoize.ts';
import { lookup } from '../../base/watch.ts';
import type { Entities, Entity, Field, Relation } from '../types.ts';
import { otherEnd } from './naming-field.ts';

/** How a record is linked to others: by its own link field, by their link field, or only by a relation. */
export interface RecordLink {
  readonly label: string;
  /** Other words for it; every link is also found by the names of the entity it leads to. */
  readonly aliases: readonly string[];
  readonly to: Entity;
  readonly many: boolean;
  readonly by:
    | { readonly kind: 'own line'; readonly field: Field }
    /** With the relation that the field stands for, where there is one. */
    | { readonly kind: 'their line'; readonly field: Field; readonly relation: Relation | undefined }
    | { readonly kind: 'relation'; readonly relation: Relation };
}

/** Finds linked records by the words that people use for them: “Tool”, “its reservations”. */
export function recordLinkFinder(entities: Entities, entity: string): (words: string) => RecordLink | undefined {
  const links = recordLinksFrom(entities, entity);
  const find = finderOf(
    links.map(({ label, aliases, to }, at) => ({
      id: String(at),
      label,
      formerly: to.formerly,
      aliases: [...aliases, to.label, to.plural],
    })),
  );
  return (words) => links[Number(find(words.replace(DETERMINER, '')).id ?? Number.NaN)];
}

const DETERMINER = /^(?:all )?(?:the|its|their|this|that|all|every|each)(?: of its)? /iu;

/** All links from an entity to others. A link field replaces the relation it stands for. */
export function recordLinksFrom(entities: Entities, entity: string): readonly RecordLink[] {
  return linksIn(entities)(entity);
}

const linksIn = lookup('links', (entities: Entities) => {
  const all = new Map(listOf(entities.entities).map((one) => [one.id, one]));
  const linkFields = [...all.values()].flatMap((of) => linkFieldsOf(of).map((field) => ({ of, field })));
  const byTarget = groupBy(linkFields, ({ field }) => field.target?.id ?? '');
  const relations = listOf(entities.relations);
  const byEnd = groupBy(
    relations.flatMap((relation) => [...new Set([relation.from.id, relation.to.id])].map((end) => ({ end, relation }))),
    ({ end }) => end,
  );
  return memoize((id: string): readonly RecordLink[] => {
    const ends = (byEnd.get(id) ?? []).flatMap(({ relation }) => {
      const { other, many } = otherEnd(relation, id);
      const to = all.get(other ?? '');
      return to ? [{ relation, to, many }] : [];
    });
    const own = linkFieldsOf(all.get(id)).flatMap((field): readonly RecordLink[] => {
      const to = all.get(field.target?.id ?? '');
      return to
        ? [{ label: field.label, aliases: field.formerly, to, many: isList(field), by: { kind: 'own line', field } }]
        : [];
    });
    const theirs = (byTarget.get(id) ?? []).map(({ of, field }): RecordLink => {
      const relation = ends.find(({ to }) => to.id === of.id)?.relation;
      const aliases = [`${of.plural} as ${field.label}`];
      return { label: of.plural, aliases, to: of, many: true, by: { kind: 'their line', field, relation } };
    });
    const byLine = [...own, ...theirs];
    const others = ends.flatMap(({ relation, to, many }): readonly RecordLink[] => {
      if (byLine.some((way) => way.to.id === to.id)) return [];
      return [{ label: many ? to.plural : to.label, aliases: [], to, many, by: { kind: 'relation', relation } }];
    });
    return [...byLine, ...others];
  });
});

function isList({ format }: Field): boolean {
  return knownValue(format) === 'links';
}

function linkFieldsOf(entity: Entity | undefined): readonly Field[] {
  const fields = listOf(entity?.fields);
  return fields.filter(({ type, target }) => knownValue(type) === 'link' && target?.id);
}

/** The entities that a name leads to, one for each link in it: of “Loan.Tool.Deposit” two. */
export function entitiesAlong(entities: Entities, entity: string, name: string): readonly string[] {
  const found: string[] = [];
  let at = entity;
  for (const part of name.split('.')) {
    const link = recordLinksFrom(entities, at).find(({ label, to }) => label === part || to.label === part);
    if (!link) return found;
    at = link.to.id;
    found.push(at);
  }
  return found;
}
