import {
  type Cardinality,
  type Entity,
  knownValue,
  listOf,
  type Product,
  type Relation,
  type Sourced,
} from '#core/product.ts';

/** A link between two entities, with its cardinalities as far as they are known. */
export interface LinkPair {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly forth: Sourced<Cardinality>;
  readonly back: Sourced<Cardinality>;
  /** Id of the question whose answer holds the link or would hold it. */
  readonly question: string;
  /** Null while no answer names the link. */
  readonly relation: Relation | null;
}

/**
 * The links of an entity: its relations in both directions, then the targets of its link fields without a relation.
 * `ask` is the question that a new link belongs to.
 */
export function linkPairs(
  entity: Entity,
  { model, index }: Pick<Product, 'model' | 'index'>,
  ask: string,
): readonly LinkPair[] {
  const relations = listOf(model.entities.relations).filter(
    ({ from, to }) => from.id === entity.id || to.id === entity.id,
  );
  const pairs = relations.map((relation): LinkPair => {
    const { id, from, to, forth, back, source } = relation;
    return { key: id, from: from.label, to: to.label, forth, back, question: source.question, relation };
  });
  // A relation of an entity to itself names it at both ends.
  const linkedIds = new Set(relations.map(({ from, to }) => (from.id === entity.id ? to.id : from.id)));
  const columns = (knownValue(entity.fields) ?? []).flatMap(({ target }) => target ?? []);
  const unlinked = columns.filter(({ id }) => id === null || !linkedIds.has(id));
  const otherLabels = new Set(unlinked.map(({ id, label }) => index.entities.get(id)?.label ?? label));
  return [...pairs, ...[...otherLabels].map((to) => newLinkPair(entity.label, to, ask))];
}

/** A link that no answer names yet. */
export function newLinkPair(from: string, to: string, ask: string): LinkPair {
  const unknownCount = { is: 'unknown', question: ask } as const;
  return {
    key: `new-${to}`,
    from,
    to,
    forth: unknownCount,
    back: unknownCount,
    question: ask,
    relation: null,
  };
}
