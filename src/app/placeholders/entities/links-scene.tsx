import { useMemo, useState } from 'react';
import { isClosed, type QuestionView } from '#core/index.ts';
import {
  type Entity,
  groupBy,
  knownValue,
  listOf,
  lookOfSourced,
  type Product,
  type Relation,
  type Term,
} from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Diagram, type DiagramEdge, type DiagramNode } from '../../diagrams/diagram.tsx';
import { RadioGroup } from '../../kit/fields.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { type Trial, TrialButton } from '../pieces/controls.tsx';
import { AttributedText, SpotCard } from '../pieces/spot-card.tsx';
import { questionIdFor } from '../things/question-ids.ts';
import { cardinalitySign } from './cardinality.ts';
import { LinkSentences } from './link-sentences.tsx';

/** What belongs together, as a diagram and as sentences, and the words that mean two things. */
export function LinksScene({ product, subject, choose }: SceneProps) {
  const entity = product.index.entities.get(subject);
  if (!entity) return <DeletedCustomer />;
  return (
    <div className="grid gap-x-8 gap-y-5 items-start @wide:grid-cols-[minmax(0,1fr)_minmax(0,420px)]">
      <div className="grid gap-3 min-w-0">
        <EntityDiagram product={product} chosen={entity.id} choose={choose} />
        <SpotCard says={KEPT_IN_ORDER} q="entities.kept-in-order" />
        <SpotCard says={TWO_MEANINGS} q="entities.terms" draw={(view) => <Terms product={product} view={view} />} />
      </div>
      <LinkSentences key={entity.id} entity={entity} product={product} />
    </div>
  );
}

const KEPT_IN_ORDER = 'Planned, counted and kept in order';
const TWO_MEANINGS = 'Words that mean two things';
const DELETION: Trial = {
  press: 'Delete Ana Silva',
  shows: 'She is gone, and so are her 14 invoices, three of them unpaid.',
  ask: 'What should have become of them?',
};
/** How many customers two teams count. */
const COUNTS = [
  ['Sales', 'We have 4,012 customers.'],
  ['Support', 'We have 11,530 customers.'],
];

/** While nothing has a name: a customer who takes the invoices along, and a word that two teams use. */
function DeletedCustomer() {
  const [gone, setGone] = useState(false);
  const box = `px-3 py-2 border border-dashed rounded-sm voice-lg
    ${gone ? 'line-through text-ink-2 border-ink-2' : 'border-guess bg-guess-wash'}`;
  return (
    <div className="grid gap-x-10 gap-y-6 @wide:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
      <section className="grid content-start gap-4" aria-label="A customer and three invoices">
        <div className="flex items-center" aria-hidden="true">
          <span className={box}>Ana Silva</span>
          <span className="flex-1 max-w-24 dashed-t-guess" />
          <ul className="grid gap-2 dashed-l-guess">
            {['Invoice 7', 'Invoice 8', 'Invoice 9, unpaid'].map((invoice) => (
              <li className="flex items-center" key={invoice}>
                <span className="w-6 dashed-t-guess" />
                <span className={box}>{invoice}</span>
              </li>
            ))}
          </ul>
        </div>
        <SpotCard says="If the one goes" q="entities.relations" />
        <TrialButton q="entities.relations" look="main" {...DELETION} onTry={setGone} />
        <StickyNotes />
      </section>
      <section className="grid content-start gap-4" aria-label={TWO_MEANINGS}>
        {COUNTS.map(([team, says]) => (
          <p className="grid px-4 py-2 bg-raised border border-line-strong rounded-xl voice-lg" key={team}>
            <span className="text-sm text-ink-2">{team}</span>
            <span>
              “<span className="dashed-b-guess">{says}</span>”
            </span>
          </p>
        ))}
        <SpotCard says="Both are right" q="entities.terms" />
      </section>
    </div>
  );
}

const NOTES = [
  ['Tue 10?', '-rotate-3'],
  ['3 left', 'rotate-2'],
  ['ASK ANA', '-rotate-2'],
  ['2 h, I think', 'rotate-3'],
] as const;

/** How all of it is kept in order, while nobody has said. */
function StickyNotes() {
  return (
    <div className="grid gap-2">
      <ul className="flex flex-wrap gap-3 py-1" aria-hidden="true">
        {NOTES.map(([note, turn]) => (
          <li className={`px-2.5 py-2 voice-lg bg-guess-wash dashed-guess ${turn}`} key={note}>
            {note}
          </li>
        ))}
      </ul>
      <SpotCard says={KEPT_IN_ORDER} q="entities.kept-in-order" />
    </div>
  );
}

/** Each word with what it means, to whom, and on the screens. */
function Terms({ product, view }: { product: Product; view: QuestionView }) {
  const words = groupBy(listOf(product.model.entities.terms), ({ label }) => label);
  return (
    <AttributedText view={view}>
      {[...words].map(([label, terms]) => (
        <span className="block text-sm" key={label}>
          <b className="font-semibold">{label}</b>: {terms.map(meaningText).join('; ')}
          {chosenText(terms)}
        </span>
      ))}
    </AttributedText>
  );
}

function meaningText({ meaning, team }: Term): string {
  const to = knownValue(team);
  return `${knownValue(meaning) ?? 'nobody has said what'}${to ? ` (${to})` : ''}`;
}

function chosenText(terms: readonly Term[]) {
  const chosen = terms.flatMap((term) => knownValue(term.chosen) ?? [])[0];
  return chosen && <span className="text-ink-2"> On our screens: {chosen}</span>;
}

interface EntityDiagramProps {
  readonly product: Product;
  readonly chosen: string | undefined;
  readonly choose: (id: string, question?: string) => void;
}

const DETAILS = { names: 'Names', fields: 'With their fields' } as const;

/** The entity diagram. Clicking an entity selects it, and opens the question about its links while that is open. */
function EntityDiagram({ product, chosen, choose }: EntityDiagramProps) {
  const asking = useAsking();
  const [detail, setDetail] = useState<keyof typeof DETAILS>('names');
  const graph = useMemo(() => entityGraph(product), [product]);
  const nodes = useMemo(
    () =>
      graph.nodes.map(({ lines = [], ...node }) => ({
        ...node,
        ...(detail === 'fields' && { lines }),
        ...(node.id === chosen && { emphasis: 'current' as const }),
      })),
    [graph, chosen, detail],
  );
  const openThing = (id: string) => {
    if (!product.index.entities.has(id)) return asking.ask('entities.records');
    const links = asking.view(questionIdFor(asking.view, 'entities', id, 'relations'));
    choose(id, links && !isClosed(links.status) ? links.question.id : undefined);
  };
  const openLink = (id: string) => {
    const relation = listOf(product.model.entities.relations).find((one) => one.id === id);
    if (relation) asking.ask(relation.source.question);
  };
  return (
    <section className="entities-together min-w-0" aria-label="How they hang together">
      <RadioGroup label="What is drawn of each" choices={DETAILS} value={detail} onChange={setDetail} />
      <div className="max-h-76 mt-2 overflow-auto">
        <Diagram
          label="The things and how they hang together"
          nodes={nodes}
          edges={graph.edges}
          direction="right"
          onNode={openThing}
          onEdge={openLink}
        />
      </div>
      {graph.edges.length === 0 && graph.nodes.length > 1 && (
        <p className="mt-2 voice-lg">
          {graph.nodes.length} islands, and no bridge. Does really nothing belong to anything here?
        </p>
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
