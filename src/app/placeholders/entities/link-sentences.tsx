import { useState } from 'react';
import { capitalize, pluralOf, withArticle } from '#core/index.ts';
import {
  type Cardinality,
  type Entity,
  knownValue,
  listOf,
  lookOfSourced,
  type Product,
  type Relation,
  type Sourced,
} from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Select } from '../../kit/fields.tsx';
import { LOOK_BORDERS } from '../../kit/look-borders.ts';
import { Spot } from '../../stage/spot.tsx';
import { useDraftWriter } from '../answers/draft-writer.ts';
import { firmnessTag } from '../sourced/sourced-value.tsx';
import { questionIdFor } from '../things/question-ids.ts';
import { type AllowedCounts, cardinalityOf, countsOf } from './cardinality.ts';
import { OptionGroup } from './column-panel.tsx';

/** The links of an entity as sentences; where nobody has said how many, none, one and many can be ticked. */
export function LinkSentences({ entity, product }: { entity: Entity; product: Product }) {
  const { view } = useAsking();
  const [addedLabels, setAddedLabels] = useState<readonly string[]>([]);
  const ask = questionIdFor(view, 'entities', entity.id, 'relations');
  const knownPairs = linkPairs(entity, product, ask);
  const newPairs = addedLabels
    .filter((to) => !knownPairs.some((pair) => pair.from === to || pair.to === to))
    .map((to) => newLinkPair(entity.label, to, ask));
  const pairs = [...knownPairs, ...newPairs];
  const pluralFor = (label: string) => product.index.entities.called(label)?.plural ?? pluralOf(label);
  const linkedLabels = new Set(pairs.flatMap(({ from, to }) => [from, to]));
  const others = product.index.entities.all.filter(({ label }) => !linkedLabels.has(label) && label !== entity.label);
  return (
    <section className="grid content-start gap-2 min-w-0" aria-label={`What ${entity.label} is linked to`}>
      <h2 className="m-0">
        What hangs on {withArticle(entity.label)}?{' '}
        <Spot q={ask} guess={null} draw={() => null} className="[&:not(.hole)>.spot-body:empty]:hidden" />
      </h2>
      {pairs.length === 0 && (
        <p className="voice-lg">It is all alone. If it vanished tonight, nothing else would notice. True?</p>
      )}
      <ul className="grid gap-2">
        {pairs.map((pair) => (
          <LinkSentence key={pair.key} pair={pair} many={pluralFor} />
        ))}
      </ul>
      {others.length > 0 && (
        <label className="inline-flex flex-wrap items-center gap-2 max-w-full text-sm">
          Also to
          <Select
            className="field min-w-0 text-sm"
            value=""
            onChange={(to) => setAddedLabels([...addedLabels, to])}
            of={[['', 'choose a thing …'], ...others.map(({ label }) => label)]}
          />
        </label>
      )}
    </section>
  );
}

interface LinkSentenceProps {
  readonly pair: LinkPair;
  /** The plural of an entity’s label. */
  readonly many: (label: string) => string;
}

function LinkSentence({ pair, many }: LinkSentenceProps) {
  const { from, to, question, relation } = pair;
  const asking = useAsking();
  const draftWriter = useDraftWriter();
  const [forth, setForth] = useState(countsOf(knownValue(pair.forth)));
  const [back, setBack] = useState(countsOf(knownValue(pair.back)));
  const words = { forth: cardinalityOf(forth), back: cardinalityOf(back) };
  const isAnswered =
    (pair.forth.is === 'unknown' && words.forth !== '') || (pair.back.is === 'unknown' && words.back !== '');
  const addToDraft = () => {
    draftWriter.addRows(question, [{ from, to, ...words }], ['from', 'to']);
    announce(`${from} and ${to}: in the answer to question ${asking.pinOf(question) ?? ''}. Save it there.`);
  };
  const gone = knownValue(relation?.gone);
  return (
    <li className="entities-link grid gap-1 py-1.5 border-t-1 border-line">
      <LinkEnd one={from} other={to} others={many(to)} held={pair.forth} counts={forth} tick={setForth} />
      <LinkEnd one={to} other={from} others={many(from)} held={pair.back} counts={back} tick={setBack} />
      {relation && gone !== undefined && (
        <p className={sentenceClasses(relation.gone)}>
          {deletionSentence(gone, from, countsOf(knownValue(pair.forth)).many, many(to), to)}
        </p>
      )}
      {isAnswered && (
        <Button look="main" onClick={addToDraft}>
          Put it into the answer
        </Button>
      )}
    </li>
  );
}

/** What a deletion does to the other end: by a word of the answer, or in words of their own. */
function deletionSentence(gone: string, from: string, isMany: boolean, others: string, other: string): string {
  const one = withArticle(from);
  const ends = isMany ? others : other;
  if (gone === 'not allowed')
    return `${capitalize(one)} cannot be deleted while it has ${isMany ? others : withArticle(other)}.`;
  if (gone === 'goes too') return `Delete ${one}, and its ${ends} ${isMany ? 'go' : 'goes'} too.`;
  if (gone === 'stays alone') return `Delete ${one}, and its ${ends} ${isMany ? 'stay' : 'stays'} alone.`;
  return `Delete ${one}: ${gone}.`;
}

function sentenceClasses(held: Sourced<unknown>): string {
  return `voice-lg border-l-3 pl-2.5 ${LOOK_BORDERS[lookOfSourced(held)]}`;
}

interface LinkEndProps {
  readonly one: string;
  readonly other: string;
  readonly others: string;
  readonly held: Sourced<Cardinality>;
  readonly counts: AllowedCounts;
  readonly tick: (counts: AllowedCounts) => void;
}

const COUNT_WORDS = ['none', 'one', 'many'] as const;

function LinkEnd({ one, other, others, held, counts, tick }: LinkEndProps) {
  const tag = firmnessTag(held);
  if (held.is !== 'unknown') {
    const cardinality = knownValue(held);
    const words = cardinality === 'any number' ? 'any number of' : (cardinality ?? 'nothing to do with any');
    return (
      <p className={sentenceClasses(held)}>
        One <bdi>{one}</bdi> has <b className="font-semibold">{words}</b>{' '}
        <bdi>{countsOf(cardinality).many ? others : other}</bdi>.
        {tag && <span className={`tag ${tag} ml-2`}>{tag}</span>}
      </p>
    );
  }
  return (
    <OptionGroup
      ask={
        <>
          How many <bdi>{others}</bdi> can one <bdi>{one}</bdi> have?
        </>
      }
      of={COUNT_WORDS}
      several
      isOn={(word) => counts[word]}
      turn={(word, on) => tick({ ...counts, [word]: on })}
    />
  );
}

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
function newLinkPair(from: string, to: string, ask: string): LinkPair {
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
