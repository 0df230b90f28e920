import { useState } from 'react';
import { article, type PointView, pluralOf, type QuestionView } from '#core/index.ts';
import type { Entity, Product, Relation } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Pin } from '../../stage/pin.tsx';
import { askedBelow, askedOf } from '../things/asked-of.ts';
import { linkPairs, newPair } from './link-pairs.ts';
import { Stub } from './stub.tsx';

/** Questions that the answer on one link raised. */
export function askedOnLink(relation: Relation | null, view: PointView): readonly QuestionView[] {
  if (relation === null) return [];
  const raised = view.questions.find(({ question }) => question.id === relation.source.question);
  return raised ? askedBelow(view.questions, `${raised.question.slot}/${relation.id}`) : [];
}

/** What a thing is linked to, each link drawn with its two ends; an end nobody has spoken of asks none, one or many. */
export function Links({ entity, product, view }: { entity: Entity; product: Product; view: PointView }) {
  const find = useAsking().view;
  const [wondered, setWondered] = useState<readonly string[]>([]);
  const ask = askedOf(find, 'entities', entity.id, 'relations');
  const known = linkPairs(entity, product, ask);
  const news = wondered
    .filter((to) => !known.some((pair) => pair.from === to || pair.to === to))
    .map((to) => newPair(entity.label, to, ask));
  const pairs = [...known, ...news];
  const many = (label: string) => product.index.entities.called(label)?.plural ?? pluralOf(label);
  const there = new Set(pairs.flatMap(({ from, to }) => [from, to]));
  const others = product.index.entities.all.filter(
    ({ label }) => !there.has(label) && label !== entity.label,
  );
  return (
    <section className="entities-links" aria-label={`What ${entity.label} is linked to`}>
      <h2>
        What hangs on {article(entity.label)}
        <bdi>{entity.label}</bdi>? <Pin q={ask} />
      </h2>
      {pairs.length === 0 && (
        <p className="entities-alone">
          It stands all alone. If it vanished tonight, nothing else would notice. True?
        </p>
      )}
      <ul>
        {pairs.map((pair) => (
          <Stub key={pair.key} pair={pair} asked={askedOnLink(pair.relation, view)} many={many} />
        ))}
      </ul>
      {others.length > 0 && (
        <label className="entities-wonder">
          Also to
          <select value="" onChange={(event) => setWondered([...wondered, event.target.value])}>
            <option value="">choose a thing …</option>
            {others.map(({ id, label }) => (
              <option key={id}>{label}</option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
}
