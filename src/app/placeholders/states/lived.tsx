import type { PointView } from '#core/index.ts';
import {
  clockWords,
  heldValue,
  type LifeCycleOf,
  listOf,
  type Product,
  type Transition,
} from '#core/product.ts';
import { shortWords } from '../../asking/short-words.ts';
import { Pin } from '../../stage/pin.tsx';
import { Spot } from '../../stage/spot.tsx';
import { plainCondition } from '../known/plain-condition.ts';
import { Address } from '../screens/address.tsx';
import { addressAbout } from '../things/address-about.ts';
import { askedBelow } from '../things/asked-of.ts';
import { type NamedProps, NamedStage } from '../things/named-stage.tsx';
import { Sampled } from '../things/sampled.tsx';
import { sureWord } from '../things/sure-word.ts';
import { ThingPicker } from '../things/thing-picker.tsx';
import { useChosen } from '../things/use-chosen.ts';
import { areLivesFirm, type Life, livesOf } from './lives.ts';
import { Pushed } from './pushed.tsx';
import { Running } from './running.tsx';
import { Told } from './told.tsx';
import { useLeaves } from './use-leaves.ts';

const WORDS = {
  partly: [
    'And then what?',
    'Some of its life is told. Where an arrow ends in nothing, people will be standing one day. Say what comes then.',
    'Placeholder: a life half told',
  ],
  known: [
    'Live it once',
    'Every state has a way on. Walk every path, and press what you would press at work: does it ever feel wrong?',
    'The life of each thing, as decided',
  ],
} as const;

/** The lives of all things, one of them open: to be pushed, to be finished, or to be lived. */
export function Lived({ view, product, stage }: NamedProps) {
  const lives = livesOf(product);
  const [chosen, choose] = useChosen(lives, 'thing');
  const names = lives.flatMap(({ entity }) => entity ?? []);
  const leaves = useLeaves(chosen?.entity ?? null);
  const shown = [
    ...leaves.ids,
    ...(chosen?.cycle ? [...boardIds(chosen.cycle, view), ...moveListIds(chosen.cycle, view)] : []),
  ];
  return (
    <NamedStage
      view={view}
      stage={stage}
      words={WORDS}
      address={
        <Address door={chosen?.entity ? addressAbout(product, chosen.entity.id, 'page') : undefined} />
      }
      firm={areLivesFirm(lives)}
      shown={shown}
      names={names}
      choose={choose}
    >
      <ThingPicker view={view} of={lives} chosen={chosen?.id} choose={choose} names={names} />
      {chosen && <Opened key={chosen.id} life={chosen} product={product} view={view} />}
    </NamedStage>
  );
}

/** One life, as far as it is told. */
function Opened({ life, product, view }: { life: Life; product: Product; view: PointView }) {
  const { cycle, entity, without, stage } = life;
  if (without !== null) return <Without life={life} />;
  if (!cycle || stage === 'nothing') return <Pushed thing={entity} />;
  return (
    <Sampled product={product}>
      {(sample, refDate) => (
        <>
          {stage === 'known' ? (
            <Running life={life} cycle={cycle} product={product} sample={sample} refDate={refDate} />
          ) : (
            <Told life={life} cycle={cycle} product={product} sample={sample} refDate={refDate} />
          )}
          <MoveList cycle={cycle} view={view} />
          {listOf(cycle.states).length > 0 && <Board cycle={cycle} view={view} />}
        </>
      )}
    </Sampled>
  );
}

function Without({ life: { label, without } }: { life: Life }) {
  return (
    <div className="states-without">
      <h2>
        <bdi>{label}</bdi> has no life of its own
      </h2>
      <p className="lead">“{without}” Nothing ever happens to it, and nobody ever waits for it.</p>
    </div>
  );
}

const COLUMNS: readonly (readonly [leaf: string, head: string])[] = [
  ['responsible', 'Whose turn is it?'],
  ['editable', 'May still change'],
  ['visible-to', 'Who sees it'],
  ['longest-stay', 'At most how long'],
];

/** Ids of the questions raised by each state, as far as they are asked. */
function boardIds(cycle: LifeCycleOf, view: PointView): readonly string[] {
  const asked = new Set(view.questions.map(({ question }) => question.id));
  return listOf(cycle.states)
    .flatMap(({ id }) => COLUMNS.map(([leaf]) => idOf(cycle, id, leaf, asked)))
    .filter((id) => asked.has(id));
}

function idOf(cycle: LifeCycleOf, state: string, leaf: string, asked: ReadonlySet<string>): string {
  const own = `states.${cycle.entity}.list.${state}.${leaf}`;
  return asked.has(own) ? own : `states.list.${state}.${leaf}`;
}

/** State by state: what it means, whose turn it is, what may still change, who sees it, and how long it may stay. */
function Board({ cycle, view }: { cycle: LifeCycleOf; view: PointView }) {
  const asked = new Set(view.questions.map(({ question }) => question.id));
  return (
    <section className="states-board" aria-label="State by state">
      <h3>
        State by state <Pin q={cycle.source.question} />
      </h3>
      <section
        className="states-scroll"
        aria-label="State by state, table"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">While it is</th>
              {COLUMNS.map(([leaf, head]) => (
                <th scope="col" key={leaf}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listOf(cycle.states).map(({ id, label, meaning }) => (
              <tr key={id}>
                <th scope="row">
                  <bdi>{label}</bdi>
                  {heldValue(meaning) && <small>{heldValue(meaning)}</small>}
                </th>
                {COLUMNS.map(([leaf]) => {
                  const question = idOf(cycle, id, leaf, asked);
                  return (
                    <td key={leaf}>
                      {asked.has(question) ? (
                        <Spot q={question} guess={null} hole="?" />
                      ) : (
                        <span className="quiet">–</span>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** Ids of the questions raised by each move, as far as they are asked. */
function moveListIds(cycle: LifeCycleOf, view: PointView): readonly string[] {
  return listOf(cycle.transitions).flatMap((move) =>
    below(cycle, move, view).map(({ question }) => question.id),
  );
}

function below({ entity }: LifeCycleOf, { id }: Transition, view: PointView) {
  const slots = [`states/${entity}/transitions/${id}`, `states/transitions/${id}`];
  return slots.flatMap((slot) => askedBelow(view.questions, slot));
}

/** Move by move: from where to where, what happens, who does it and only if what; with what is still to be said of each. */
function MoveList({ cycle, view }: { cycle: LifeCycleOf; view: PointView }) {
  const moves = listOf(cycle.transitions);
  if (moves.length === 0) return null;
  return (
    <section className="states-moves-told" aria-label="Move by move">
      <h3>
        Move by move <Pin q={cycle.transitions.is === 'said' ? cycle.transitions.source.question : ''} />
      </h3>
      <ol>
        {moves.map((move) => (
          <MoveLine
            key={move.id}
            move={move}
            asked={below(cycle, move, view)}
            word={sureWord(cycle.transitions)}
          />
        ))}
      </ol>
    </section>
  );
}

interface MoveLineProps {
  readonly move: Transition;
  readonly asked: ReturnType<typeof below>;
  /** Why it is no more than a guess; empty where it was decided. */
  readonly word: string;
}

function MoveLine({ move: { from, to, event, actors, guard, by }, asked, word }: MoveLineProps) {
  const who =
    heldValue(by) === 'clock'
      ? clockWords({ actors })
      : (heldValue(actors) ?? []).map(({ label }) => label).join(', ');
  const onlyIf = heldValue(guard)?.text;
  return (
    <li data-look={word ? 'guess' : 'said'}>
      <span className="states-move">
        <bdi>{from.label}</bdi> <span aria-hidden="true">→</span>
        <span className="unseen"> to </span> <bdi>{to.label}</bdi>
      </span>
      <span>
        {heldValue(event) ?? <i className="states-unsaid">what happens?</i>} ·{' '}
        {who || <i className="states-unsaid">who?</i>}
        {onlyIf && !/^[-–—]$/.test(onlyIf) && <> · only if {plainCondition(onlyIf)}</>}
      </span>
      <span className="states-follow">
        {word && <span className="tag guess">{word}</span>}
        {asked.map(({ question }) => (
          <span key={question.id}>
            {shortWords({ ...question, origin: { from: 'bank' } })} <Pin q={question.id} />
          </span>
        ))}
      </span>
    </li>
  );
}
