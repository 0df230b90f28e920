import { useMemo, useState } from 'react';
import { article, isClosed, pluralOf } from '#core/index.ts';
import { type Entity, groupBy, knownValue, listOf, lookOfSourced, type Product, type Relation } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Diagram, type DiagramEdge, type DiagramNode } from '../../diagrams/diagram.tsx';
import { Select } from '../../kit/select.tsx';
import { Pin } from '../../stage/pin.tsx';
import { Spot } from '../../stage/spot.tsx';
import { useChosen } from '../../stage/use-chosen.ts';
import { HeadedSection } from '../pieces/headed-section.tsx';
import { Address } from '../things/address.tsx';
import { entityAddress } from '../things/entity-address.ts';
import { EntityPicker } from '../things/entity-picker.tsx';
import { firmnessTag } from '../things/firmness.ts';
import { type NamedProps, NamedStage } from '../things/named-stage.tsx';
import { idsOf, questionIdFor, useFollowUps } from '../things/question-ids.ts';
import { WithSamples } from '../things/with-samples.tsx';
import { cardinalitySign } from './cardinality.ts';
import { areEntitiesDecided, completenessOfEntity } from './completeness.ts';
import { EntityDetails, entityDetailIds } from './entity-details.tsx';
import { EntityPages } from './entity-pages.tsx';
import { LinkCard } from './link-card.tsx';
import { linkPairs, newLinkPair } from './link-pairs.ts';
import { RecordInput } from './record-input.tsx';
import { Sheet } from './sheet.tsx';

const STAGE_WORDS = {
  partly: [
    'What is written on each?',
    'The things have names. What is hatched, nobody has said: open a column and say what stands there.',
    'Placeholder: the columns of each thing',
  ],
  known: [
    'Is this what you keep?',
    'Every line has its kind. Look through real-looking ones until something is wrong; every value says where it is from.',
    'The things, as decided',
  ],
} as const;

export function Named({ view, product, completeness }: NamedProps) {
  const { all } = product.index.entities;
  const subjects = all.map((one) => ({ id: one.id, label: one.label, completeness: completenessOfEntity(one) }));
  const [chosen, choose] = useChosen(subjects, 'thing');
  const owners = new Map(
    listOf(product.model.entities.relations).flatMap(({ id, from }) => (from.id === null ? [] : [[id, from.id]])),
  );
  const entity = product.index.entities.get(chosen?.id);
  return (
    <>
      <NamedStage
        view={view}
        completeness={completeness}
        words={STAGE_WORDS}
        address={<Address door={entity && entityAddress(product, entity.id, 'list')} />}
        firm={areEntitiesDecided(product)}
        shown={usePlacedIds(entity, product)}
        names={all}
        owners={owners}
        choose={choose}
      >
        <EntityPicker {...{ view, choose, owners }} of={subjects} chosen={chosen?.id} names={all} />
        {entity && <OpenedEntity key={entity.id} entity={entity} product={product} />}
        <EntityDiagram product={product} chosen={entity?.id} choose={choose} />
        <div className="grid gap-6 mt-8 grid-fit-260">
          <section aria-label="What else it keeps">
            <h2 className="small-head">And what else does it keep?</h2>
            <Spot as="names" q="entities.records" />
          </section>
          <HeadedSection head="What its words mean">
            <Spot q="entities.terms" />
          </HeadedSection>
        </div>
      </NamedStage>
      {entity && <RecordInput key={entity.id} about={entity} />}
    </>
  );
}

/** One entity: its columns, or its running pages once all fields are known; its links, and other questions. */
function OpenedEntity({ entity, product }: { entity: Entity; product: Product }) {
  const { byLines } = useRaisedQuestions();
  const completeness = completenessOfEntity(entity);
  return (
    <section aria-label={entity.label}>
      <header className="flex flex-wrap items-baseline gap-3">
        <h2 className={completeness === 'known' ? 'unseen' : 'mt-0 mb-2 text-2xl wrap-anywhere'}>
          <bdi>{entity.plural}</bdi>
        </h2>
        {firmnessTag(entity.fields) && <span className="tag guess">Lines {firmnessTag(entity.fields)}</span>}
      </header>
      <WithSamples product={product}>
        {(sample, refDate) => {
          const viewProps = { entity, product, sample };
          return completeness === 'known' ? <EntityPages {...viewProps} refDate={refDate} /> : <Sheet {...viewProps} />;
        }}
      </WithSamples>
      <EntityLinks entity={entity} product={product} />
      <EntityDetails entity={entity} below={completeness === 'known' ? byLines(entity) : null} />
    </section>
  );
}

/** Finds the follow-ups of the fields of an entity (its own or those of all entities), and of a relation. */
function useRaisedQuestions() {
  const below = useFollowUps();
  const { view } = useAsking();
  return {
    byLines: ({ id, fields }: Entity) =>
      listOf(fields).flatMap((field) => below(`entities/${id}/fields/${field.id}`, `entities/fields/${field.id}`)),
    byLink: (relation: Relation | null) =>
      relation ? below(`${view(relation.source.question)?.question.slot}/${relation.id}`) : [],
  };
}

/** Ids of the questions that are placed on the screen of this entity. */
function usePlacedIds(entity: Entity | undefined, product: Product): readonly string[] {
  const find = useAsking().view;
  const { byLines, byLink } = useRaisedQuestions();
  const general = ['entities.records', 'entities.terms'];
  if (!entity) return general;
  const links = linkPairs(entity, product, '').flatMap(({ relation }) => byLink(relation));
  return [...general, ...entityDetailIds(find, entity.id), ...idsOf([...byLines(entity), ...links])];
}

interface EntityDiagramProps {
  readonly product: Product;
  readonly chosen: string | undefined;
  readonly choose: (id: string, question?: string) => void;
}

/** The entity diagram. Clicking an entity selects it and opens its first open question. */
function EntityDiagram({ product, chosen, choose }: EntityDiagramProps) {
  const asking = useAsking();
  const graph = useMemo(() => entityGraph(product), [product]);
  const nodes = useMemo(
    () => graph.nodes.map((node) => (node.id === chosen ? { ...node, emphasis: 'current' as const } : node)),
    [graph, chosen],
  );
  // The questions of the workspace are sorted by rank, so the first match is the one to ask first.
  const firstOpen = (slot: string) =>
    product.workspace.questions.find(({ question, status }) => !isClosed(status) && question.slot?.startsWith(slot))
      ?.question.id;
  const openThing = (id: string) => {
    const isNamed = product.index.entities.has(id);
    const question = isNamed ? firstOpen(`entities/${id}/`) : 'entities.records';
    if (isNamed) choose(id, question);
    else if (question) asking.ask(question);
  };
  const openLink = (id: string) => {
    const relation = listOf(product.model.entities.relations).find((one) => one.id === id);
    if (relation) asking.ask(relation.source.question);
  };
  return (
    <section className="entities-together mt-8" aria-labelledby="entities-together">
      <h2 id="entities-together">How they hang together</h2>
      <Diagram
        label="The things and how they hang together"
        nodes={nodes}
        edges={graph.edges}
        onNode={openThing}
        onEdge={openLink}
      />
      {graph.edges.length === 0 && graph.nodes.length > 1 && (
        <p className="mt-2 mb-3 voice-lg">
          {graph.nodes.length} islands, and no bridge. Does really nothing belong to anything here?
        </p>
      )}
    </section>
  );
}

/** The links of an entity; an end with unknown cardinality asks for it. */
function EntityLinks({ entity, product }: { entity: Entity; product: Product }) {
  const { byLink } = useRaisedQuestions();
  const find = useAsking().view;
  const [addedLabels, setAddedLabels] = useState<readonly string[]>([]);
  const ask = questionIdFor(find, 'entities', entity.id, 'relations');
  const knownPairs = linkPairs(entity, product, ask);
  const newPairs = addedLabels
    .filter((to) => !knownPairs.some((pair) => pair.from === to || pair.to === to))
    .map((to) => newLinkPair(entity.label, to, ask));
  const pairs = [...knownPairs, ...newPairs];
  const pluralFor = (label: string) => product.index.entities.called(label)?.plural ?? pluralOf(label);
  const linkedLabels = new Set(pairs.flatMap(({ from, to }) => [from, to]));
  const others = product.index.entities.all.filter(({ label }) => !linkedLabels.has(label) && label !== entity.label);
  return (
    <section className="mt-8" aria-label={`What ${entity.label} is linked to`}>
      <h2 className="mt-0 text-xl">
        What hangs on {article(entity.label)}
        <bdi>{entity.label}</bdi>? <Pin q={ask} />
      </h2>
      {pairs.length === 0 && (
        <p className="mt-2 mb-3 voice-lg">
          It stands all alone. If it vanished tonight, nothing else would notice. True?
        </p>
      )}
      <ul className="grid gap-3 my-3">
        {pairs.map((pair) => (
          <LinkCard key={pair.key} pair={pair} asked={byLink(pair.relation)} many={pluralFor} />
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

/** Entities with fields, relations with cardinalities; a name that only a relation mentions is a hole. */
export function entityGraph({ model, index }: Pick<Product, 'model' | 'index'>) {
  const relations = listOf(model.entities.relations);
  const unknownRefs = relations.flatMap(({ from, to }) => [from, to]).filter(({ id }) => id === null);
  const unknownEntities = [...groupBy(unknownRefs, ({ label }) => unknownNodeId(label)).entries()];
  return {
    nodes: [
      ...index.entities.all.map(nodeOf),
      ...unknownEntities.map(([id, [ref]]): DiagramNode => ({ id, label: ref?.label ?? '', look: 'hole' })),
    ],
    edges: relations.map(edgeOf),
  };
}

function unknownNodeId(label: string): string {
  return `?${label}`;
}

function nodeOf({ id, label, fields }: Entity): DiagramNode {
  const lines = (knownValue(fields) ?? []).map((field) => `${field.label}: ${knownValue(field.type) ?? '?'}`);
  return { id, label, look: lookOfSourced(fields), lines };
}

function edgeOf({ id, from, to, forth, back }: Relation): DiagramEdge {
  const looks = [lookOfSourced(forth), lookOfSourced(back)];
  return {
    id,
    from: from.id ?? unknownNodeId(from.label),
    to: to.id ?? unknownNodeId(to.label),
    look: looks.includes('hole') ? 'hole' : looks.includes('guess') ? 'guess' : 'decided',
    ends: [cardinalitySign(knownValue(back)), cardinalitySign(knownValue(forth))],
  };
}
