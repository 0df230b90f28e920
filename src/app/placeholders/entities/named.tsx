import { useMemo, useState } from 'react';
import { article, isClosed, type PointView, pluralOf, type QuestionView } from '#core/index.ts';
import { type Entity, listOf, type Product, type Relation } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Diagram } from '../../diagrams/diagram.tsx';
import { Pin } from '../../stage/pin.tsx';
import { Spot } from '../../stage/spot.tsx';
import { Address } from '../screens/address.tsx';
import { addressAbout } from '../things/address-about.ts';
import { askedBelow, askedOf } from '../things/asked-of.ts';
import { type NamedProps, NamedStage } from '../things/named-stage.tsx';
import { Sampled } from '../things/sampled.tsx';
import { sureWord } from '../things/sure-word.ts';
import { ThingPicker } from '../things/thing-picker.tsx';
import { useChosen } from '../things/use-chosen.ts';
import { AroundThing, aroundIds } from './around-thing.tsx';
import { entityDrawing } from './diagram-of.ts';
import { linkPairs, newPair } from './link-pairs.ts';
import { PhoneBox } from './phone-box.tsx';
import { Running } from './running.tsx';
import { Sheet } from './sheet.tsx';
import { areEntitiesFirm, stageOfEntity } from './stage-of.ts';
import { Stub } from './stub.tsx';

const WORDS = {
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

/** The things of the product by name: one of them open, with its columns or its running pages, and how all hang together. */
export function Named({ view, product, stage }: NamedProps) {
  const { all } = product.index.entities;
  const subjects = all.map((entity) => ({
    id: entity.id,
    label: entity.label,
    stage: stageOfEntity(entity),
  }));
  const [chosen, choose] = useChosen(subjects, 'thing');
  const owners = new Map(
    listOf(product.model.entities.relations).flatMap(({ id, from }) =>
      from.id === null ? [] : [[id, from.id]],
    ),
  );
  const entity = product.index.entities.get(chosen?.id);
  return (
    <>
      <NamedStage
        view={view}
        stage={stage}
        words={WORDS}
        address={<Address door={entity && addressAbout(product, entity.id, 'list')} />}
        firm={areEntitiesFirm(product)}
        shown={useShown(view, entity, product)}
        names={all}
        owners={owners}
        choose={choose}
      >
        <ThingPicker
          view={view}
          of={subjects}
          chosen={chosen?.id}
          choose={choose}
          names={all}
          owners={owners}
        />
        {entity && <Opened key={entity.id} entity={entity} product={product} view={view} />}
        <EntityDiagram product={product} chosen={entity?.id} choose={choose} />
        <div className="entities-all">
          <section aria-label="What else it keeps">
            <h2 className="small-head">And what else does it keep?</h2>
            <Spot as="names" q="entities.records" />
          </section>
          <section aria-label="What its words mean">
            <h2 className="small-head">What its words mean</h2>
            <Spot q="entities.terms" />
          </section>
        </div>
      </NamedStage>
      {entity && <PhoneBox key={entity.id} about={entity} />}
    </>
  );
}

/** One thing: its columns while some are hatched, its running pages once all are said; its links, and what is around it. */
function Opened({ entity, product, view }: { entity: Entity; product: Product; view: PointView }) {
  const stage = stageOfEntity(entity);
  return (
    <section className="entities-opened" aria-label={entity.label}>
      <header>
        <h2 className={stage === 'known' ? 'unseen' : undefined}>
          <bdi>{entity.plural}</bdi>
        </h2>
        {sureWord(entity.fields) && <span className="tag guess">Lines {sureWord(entity.fields)}</span>}
      </header>
      <Sampled product={product}>
        {(sample, refDate) => (
          <>
            {stage === 'known' && (
              <Running entity={entity} product={product} sample={sample} view={view} refDate={refDate} />
            )}
            {stage !== 'known' && <Sheet entity={entity} product={product} sample={sample} view={view} />}
          </>
        )}
      </Sampled>
      <Links entity={entity} product={product} view={view} />
      <AroundThing entity={entity} below={stage === 'known' ? askedOnFields(entity, view) : null} />
    </section>
  );
}

/** Questions that the lines of a thing raised, its own or those of all things. */
function askedOnFields({ id, fields }: Entity, view: PointView): readonly QuestionView[] {
  const slots = listOf(fields).flatMap((field) => [
    `entities/${id}/fields/${field.id}`,
    `entities/fields/${field.id}`,
  ]);
  return slots.flatMap((slot) => askedBelow(view.questions, slot));
}

/** Ids of the questions that have a place of their own while this thing is open. */
function useShown(view: PointView, entity: Entity | undefined, product: Product): readonly string[] {
  const find = useAsking().view;
  const general = ['entities.records', 'entities.terms'];
  if (!entity) return general;
  const below = [
    ...askedOnFields(entity, view),
    ...linkPairs(entity, product, '').flatMap(({ relation }) => askedOnLink(relation, view)),
  ];
  return [...general, ...aroundIds(find, entity.id), ...below.map(({ question }) => question.id)];
}

interface EntityDiagramProps {
  readonly product: Product;
  readonly chosen: string | undefined;
  readonly choose: (id: string, question?: string) => void;
}

/** How the things hang together. A click on one opens it, with the first of its questions that is still open. */
function EntityDiagram({ product, chosen, choose }: EntityDiagramProps) {
  const asking = useAsking();
  const drawing = useMemo(() => entityDrawing(product), [product]);
  const nodes = useMemo(
    () =>
      drawing.nodes.map((node) => (node.id === chosen ? { ...node, emphasis: 'current' as const } : node)),
    [drawing, chosen],
  );
  // The questions of the workspace come by rank: what is to be asked first comes first.
  const firstOpen = (slot: string) =>
    product.workspace.questions.find(
      ({ question, status }) => !isClosed(status) && question.slot?.startsWith(slot),
    )?.question.id;
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
    <section className="entities-together" aria-labelledby="entities-together">
      <h2 id="entities-together">How they hang together</h2>
      <Diagram
        label="The things and how they hang together"
        nodes={nodes}
        edges={drawing.edges}
        direction="right"
        onNode={openThing}
        onEdge={openLink}
      />
      {drawing.edges.length === 0 && drawing.nodes.length > 1 && (
        <p className="entities-islands">
          {drawing.nodes.length} islands, and no bridge. Does really nothing belong to anything here?
        </p>
      )}
    </section>
  );
}

/** Questions that the answer on one link raised. */
function askedOnLink(relation: Relation | null, view: PointView): readonly QuestionView[] {
  if (relation === null) return [];
  const raised = view.questions.find(({ question }) => question.id === relation.source.question);
  return raised ? askedBelow(view.questions, `${raised.question.slot}/${relation.id}`) : [];
}

/** What a thing is linked to, each link drawn with its two ends; an end nobody has spoken of asks none, one or many. */
function Links({ entity, product, view }: { entity: Entity; product: Product; view: PointView }) {
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
