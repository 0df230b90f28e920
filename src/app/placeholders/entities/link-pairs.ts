import {
  type Entity,
  type HowMany,
  knownValue,
  listOf,
  type Product,
  type Relation,
  type Sourced,
} from '#core/product.ts';

/** A link of one thing to another, and how many of each, as far as somebody has said. */
export interface LinkPair {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly forth: Sourced<HowMany>;
  readonly back: Sourced<HowMany>;
  /** The question whose answer holds the link or would hold it. */
  readonly question: string;
  /** Null while no answer names the link. */
  readonly relation: Relation | null;
}

/**
 * The links of one thing: those that were named, in both directions; then its columns that link to a thing for which
 * nobody has said how many belong to how many. `ask` is the question a new link belongs to.
 */
export function linkPairs(
  entity: Entity,
  { model, index }: Pick<Product, 'model' | 'index'>,
  ask: string,
): readonly LinkPair[] {
  const named = listOf(model.entities.relations).filter(({ from, to }) => from.id === entity.id || to.id === entity.id);
  const pairs = named.map((relation): LinkPair => {
    const { id, from, to, forth, back, source } = relation;
    return { key: id, from: from.label, to: to.label, forth, back, question: source.question, relation };
  });
  // A link to its own kind names the thing at both ends; any other names it at one.
  const linked = new Set(named.map(({ from, to }) => (from.id === entity.id ? to.id : from.id)));
  const columns = (knownValue(entity.fields) ?? []).flatMap(({ target }) => target ?? []);
  const strange = columns.filter(({ id }) => id === null || !linked.has(id));
  const others = new Set(strange.map(({ id, label }) => index.entities.get(id)?.label ?? label));
  return [...pairs, ...[...others].map((to) => newPair(entity.label, to, ask))];
}

/** A link that nobody has named yet, to try. */
export function newPair(from: string, to: string, ask: string): LinkPair {
  const nobody = { is: 'unknown', question: ask } as const;
  return { key: `new-${to}`, from, to, forth: nobody, back: nobody, question: ask, relation: null };
}
