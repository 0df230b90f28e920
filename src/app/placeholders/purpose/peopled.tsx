import './peopled.css';
import '../../prototype/prototype.css';
import { useState } from 'react';
import { type PointView, PURPOSE } from '#core/index.ts';
import { heldValue, lookOfHeld, type Measure, type Product } from '#core/product.ts';
import { Pin } from '../../stage/pin.tsx';
import { Spot } from '../../stage/spot.tsx';
import { Tails } from '../people/tails.tsx';
import { askedBelow } from '../things/asked-of.ts';
import { type NamedProps, NamedStage } from '../things/named-stage.tsx';
import { useChosen } from '../things/use-chosen.ts';
import { Agreed } from './agreed.tsx';
import { Company } from './company.tsx';
import { HomePage } from './home-page.tsx';
import { Monday } from './monday.tsx';
import { Plate } from './plate.tsx';
import { Portrait, portraitIds } from './portrait.tsx';
import { type Seated, seated } from './seats.ts';
import { Sentence } from './sentence.tsx';
import { shares } from './shares.ts';
import { isPurposeFirm, stageOfGroup } from './stage-of.ts';
import { Story } from './story.tsx';

const STAGE_WORDS = {
  partly: [
    'Who else is in the room?',
    'Some of them have faces. Let each of them speak: where the sentence breaks off, nobody has asked them yet.',
    'Placeholder: the people it is for',
  ],
  known: [
    'Good morning, everybody',
    'Each of them has a face and a page to begin the day with. Press one, and do what they came for. Is it there?',
    'The people it is for, each with their page',
  ],
} as const;

/** The people by name: one of them speaks and has a page of its own; around them what it is for and within which bounds. */
export function Peopled({ view, product, stage }: NamedProps) {
  const [unbuilt, setUnbuilt] = useState(false);
  const all = seated(product);
  const subjects = all.map((one) => ({ ...one, id: one.group.id, stage: stageOfGroup(one.group) }));
  const [chosen, choose] = useChosen(subjects, 'group');
  return (
    <NamedStage
      view={view}
      stage={stage}
      words={STAGE_WORDS}
      address={<Plate />}
      firm={isPurposeFirm(product)}
      guesses={PURPOSE.questions}
      shown={shownIds(view, chosen?.id)}
      names={all.map(({ group }) => group)}
      choose={choose}
    >
      <div className="purpose-world purpose-peopled" data-unbuilt={unbuilt || undefined}>
        <Sentence />
        <Company all={all} chosen={chosen?.id} choose={choose} asks={stage === 'partly'} />
      </div>
      {chosen && <Chosen key={chosen.id} view={view} product={product} one={chosen} />}
      <Monday unbuilt={unbuilt} onToggle={setUnbuilt} view={view} />
      <Story view={view} product={product} />
      <Scales view={view} product={product} />
      <Agreed view={view} product={product} />
    </NamedStage>
  );
}

/** One group: what it says of itself, and where it arrives. */
function Chosen({ view, product, one }: { view: PointView; product: Product; one: Seated }) {
  return (
    <section className="purpose-chosen" aria-label={one.group.label}>
      <Portrait view={view} one={one} />
      <div className="purpose-home">
        <HomePage product={product} one={one} />
      </div>
    </section>
  );
}

/** Ids of the questions that have a place of their own: all but those about the groups that are not chosen. */
function shownIds(view: PointView, chosen: string | undefined): readonly string[] {
  const own = chosen === undefined ? [] : portraitIds(view, chosen);
  const placed = view.questions.filter(({ question }) => isPlaced(question.slot));
  return [...own, ...placed.map(({ question }) => question.id)];
}

const PLACED: ReadonlySet<string> = new Set([
  'name',
  'problem',
  'quitting',
  'cost',
  'groups',
  'last-case',
  'measure',
  'replaces',
  'deciders',
  'out-of-scope',
  'obligations',
]);

/** Whether a question has its place on this screen whoever is chosen. */
function isPlaced(slot: string | null): boolean {
  const [kind, leaf = '', item] = slot?.split('/') ?? [];
  return kind === 'purpose' && PLACED.has(leaf) && (leaf !== 'groups' || item === undefined);
}

const Q = 'purpose.measure';
const WORDS: ReadonlyMap<string, string> = new Map([['counted-by', 'counted by']]);

/** What must change, drawn to scale: what is counted today, and what it is to be one day. */
function Scales({ view, product }: { view: PointView; product: Product }) {
  const { measures } = product.model.purpose;
  const said = heldValue(measures);
  const worse = view.questions.filter(({ question }) => question.slot === 'purpose/measure/must-not-worsen');
  return (
    <section className="purpose-scales" aria-labelledby="purpose-scales-head">
      <h2 id="purpose-scales-head">It has worked when … {said && said.length > 0 && <Pin q={Q} />}</h2>
      {said && said.length > 0 ? (
        <ul data-look={lookOfHeld(measures)}>
          {said.map((measure) => (
            <li key={measure.id}>
              <Scale measure={measure} />
              <Tails of={askedBelow(view.questions, `purpose/measure/${measure.id}`)} words={WORDS} />
            </li>
          ))}
        </ul>
      ) : (
        <Spot q={Q} />
      )}
      <Tails of={worse} words={new Map([['must-not-worsen', 'must not get worse']])} />
    </section>
  );
}

function Scale({ measure }: { measure: Measure }) {
  const from = heldValue(measure.from) ?? '';
  const to = heldValue(measure.to) ?? '';
  const by = heldValue(measure.by);
  const [now, then] = shares(from, to);
  return (
    <div className="purpose-scale">
      <b>{measure.label}</b>
      <Bar says="today" value={from} share={now} />
      <Bar says={by ? `by ${by}` : 'one day'} value={to} share={then} />
    </div>
  );
}

function Bar({ says, value, share }: { says: string; value: string; share: number }) {
  return (
    <p className="purpose-bar">
      <small>{says}</small>
      <span
        className="purpose-bar-drawn"
        style={{ '--purpose-share': `${share * 100}%` }}
        aria-hidden="true"
      />
      <span>{value === '' ? <span className="void">nobody has said</span> : value}</span>
    </p>
  );
}
