import { useState } from 'react';
import { capital, withArticle } from '#core/index.ts';
import { clockWords, knownValue, type LifeCycleOf, listOf, type Product, type Transition } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { shortWords } from '../../asking/short-words.ts';
import { announce } from '../../kit/announcer.tsx';
import { ScrollBox } from '../../kit/scroll-box.tsx';
import { Pin } from '../../stage/pin.tsx';
import { Spot } from '../../stage/spot.tsx';
import { isUnknown } from '../known/known-value.ts';
import { plainCondition } from '../known/plain-condition.ts';
import { Headed } from '../pieces/headed.tsx';
import { Address } from '../screens/address.tsx';
import { addressAbout } from '../things/address-about.ts';
import { type Below, idsOf, useBelow } from '../things/asked-of.ts';
import { CrossTable } from '../things/cross-table.tsx';
import { type NamedProps, NamedStage } from '../things/named-stage.tsx';
import { Sampled } from '../things/sampled.tsx';
import { sureWord } from '../things/sure-word.ts';
import { ThingPicker } from '../things/thing-picker.tsx';
import { useChosen } from '../things/use-chosen.ts';
import { Around } from './around.tsx';
import { DeleteForEver } from './delete-for-ever.tsx';
import { Grid, HEADS } from './grid.tsx';
import { LifeDiagram } from './life-diagram.tsx';
import { areLifecyclesFirm, type Life, type LifeProps, livesOf, livingIn } from './lives.ts';
import { Pushed } from './pushed.tsx';
import { QuietDays } from './quiet-days.tsx';
import { LifeViews } from './running.tsx';
import { Stuck } from './stuck.tsx';
import { Unsaid } from './unsaid.tsx';
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

/** The life cycles of all things, one of them open: to push a record through, to complete, or to play. */
export function Named({ view, product, stage }: NamedProps) {
  const lives = livesOf(product);
  const [chosen, choose] = useChosen(lives, 'thing');
  const names = lives.flatMap(({ entity }) => entity ?? []);
  const leaves = useLeaves(chosen?.entity ?? null);
  const below = useBelow();
  const asked = useAskedIds();
  const ids = ({ cycle }: Life) => (cycle ? [...boardIds(cycle, asked), ...moveListIds(cycle, below)] : []);
  return (
    <NamedStage
      view={view}
      stage={stage}
      words={WORDS}
      address={<Address door={chosen?.entity ? addressAbout(product, chosen.entity.id, 'page') : undefined} />}
      firm={areLifecyclesFirm(lives)}
      shown={[...leaves.ids, ...(chosen ? ids(chosen) : [])]}
      names={names}
      choose={choose}
    >
      <ThingPicker view={view} of={lives} chosen={chosen?.id} choose={choose} names={names} />
      {chosen && <Opened key={chosen.id} life={chosen} product={product} />}
    </NamedStage>
  );
}

function Opened({ life, product }: { life: Life; product: Product }) {
  const { cycle, entity, without, stage, label } = life;
  if (without !== null) {
    return (
      <div>
        <h2>
          <bdi>{label}</bdi> has no life of its own
        </h2>
        <p className="lead">“{without}” Nothing ever happens to it, and nobody ever waits for it.</p>
      </div>
    );
  }
  if (!cycle || stage === 'nothing') return <Pushed thing={entity} />;
  return (
    <Sampled product={product}>
      {(sample, refDate) => (
        <>
          <Told {...{ life, cycle, product, sample, refDate }} />
          <MoveList cycle={cycle} />
          {listOf(cycle.states).length > 0 && <Board cycle={cycle} />}
        </>
      )}
    </Sampled>
  );
}

const COLUMNS = [
  { id: 'responsible', label: 'Whose turn is it?' },
  { id: 'editable', label: 'May still change' },
  { id: 'visible-to', label: 'Who sees it' },
  { id: 'longest-stay', label: 'At most how long' },
];

function useAskedIds(): ReadonlySet<string> {
  return new Set(idsOf(useAsking().questions));
}

function boardIds(cycle: LifeCycleOf, asked: ReadonlySet<string>): readonly string[] {
  return listOf(cycle.states)
    .flatMap(({ id }) => COLUMNS.map((column) => idOf(cycle, id, column.id, asked)))
    .filter((id) => asked.has(id));
}

function idOf(cycle: LifeCycleOf, state: string, leaf: string, asked: ReadonlySet<string>): string {
  const own = `states.${cycle.entity}.list.${state}.${leaf}`;
  return asked.has(own) ? own : `states.list.${state}.${leaf}`;
}

const SPOT = 'flex! items-start! justify-between text-16!';

function Board({ cycle }: { cycle: LifeCycleOf }) {
  const asked = useAskedIds();
  return (
    <section className="states-board my-8" aria-label="State by state">
      <h3 className="text-22">
        State by state <Pin q={cycle.source.question} />
      </h3>
      <ScrollBox
        className="states-scroll relative overflow-auto max-h-[70vh] bg-raised border border-line-strong
          rounded"
        label="State by state, table"
      >
        <CrossTable
          {...HEADS}
          corner="While it is"
          rows={listOf(cycle.states)}
          columns={COLUMNS}
          rowHead={({ label, meaning }) => (
            <>
              <bdi>{label}</bdi>
              {knownValue(meaning) && <small className="block ui-13/[1.3] text-ink-2">{knownValue(meaning)}</small>}
            </>
          )}
        >
          {(state, column) => {
            const question = idOf(cycle, state.id, column.id, asked);
            return (
              <td className="min-w-36.5 px-3 py-2 text-left align-top border-r-1 border-b-1 border-line">
                {asked.has(question) ? (
                  <Spot className={SPOT} q={question} guess={null} hole="?" />
                ) : (
                  <span className="quiet">–</span>
                )}
              </td>
            );
          }}
        </CrossTable>
      </ScrollBox>
    </section>
  );
}

function moveListIds(cycle: LifeCycleOf, below: Below): readonly string[] {
  return listOf(cycle.transitions).flatMap((move) => idsOf(below(...slotsOf(cycle, move))));
}

function slotsOf({ entity }: LifeCycleOf, { id }: Transition): readonly string[] {
  return [`states/${entity}/transitions/${id}`, `states/transitions/${id}`];
}

function MoveList({ cycle }: { cycle: LifeCycleOf }) {
  const below = useBelow();
  const moves = listOf(cycle.transitions);
  if (moves.length === 0) return null;
  return (
    <section className="my-8" aria-label="Move by move">
      <h3 className="text-22">
        Move by move <Pin q={cycle.transitions.is === 'known' ? cycle.transitions.source.question : ''} />
      </h3>
      <ol className="mt-3">
        {moves.map((move) => (
          <MoveLine
            key={move.id}
            move={move}
            asked={below(...slotsOf(cycle, move))}
            word={sureWord(cycle.transitions)}
          />
        ))}
      </ol>
    </section>
  );
}

interface MoveLineProps {
  readonly move: Transition;
  readonly asked: ReturnType<Below>;
  /** Why it is no more than a guess; empty where it was decided. */
  readonly word: string;
}

function MoveLine({ move: { from, to, event, actors, guard, by }, asked, word }: MoveLineProps) {
  const who =
    knownValue(by) === 'clock'
      ? clockWords({ actors })
      : (knownValue(actors) ?? []).map(({ label }) => label).join(', ');
  const onlyIf = knownValue(guard)?.text;
  return (
    <li
      className={`grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,2fr)] max-sm:grid-cols-1 gap-x-4 gap-y-1
        py-2.5 pl-3 wrap-anywhere border-b-1 border-b-line
        ${word ? '[border-left:3px_dashed_var(--color-guess)]' : 'border-l-3 border-l-said'}`}
    >
      <span className="voice-17/[1.4] wrap-anywhere">
        <bdi>{from.label}</bdi> <span aria-hidden="true">→</span>
        <span className="unseen"> to </span> <bdi>{to.label}</bdi>
      </span>
      <span>
        {knownValue(event) ?? <Unsaid words="what happens?" />} · {who || <Unsaid words="who?" />}
        {onlyIf && !/^[-–—]$/.test(onlyIf) && <> · only if {plainCondition(onlyIf)}</>}
      </span>
      <span className="flex flex-wrap gap-x-3 gap-y-1 text-ink-2 text-14">
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

/** A life cycle as far as it is known: with loose ends, or without any from several sides; and what gets stuck. */
function Told(props: LifeProps) {
  const { life, cycle } = props;
  const leaves = useLeaves(life.entity);
  const isWhole = life.stage === 'known';
  return (
    <>
      <h2 className="m-0 mb-4">
        {life.entity ? (
          <>
            The life of <bdi>{life.label}</bdi>
          </>
        ) : (
          'A life, and nobody has said whose'
        )}
      </h2>
      {isWhole ? <LifeViews {...props} /> : <LifeDiagram cycle={cycle} label={life.label} />}
      {cycle.transitions.is !== 'unknown' && <Stuck {...props} />}
      {!isWhole && listOf(cycle.states).length > 1 && <Grid cycle={cycle} />}
      <TryDelete {...props} q={leaves.q('matrix')} />
      <Around leaves={leaves} quiet={<QuietDays {...props} />} />
    </>
  );
}

/** A delete button in a state for which nobody has said what happens on it; else what was said. */
function TryDelete({ q, ...props }: LifeProps & { readonly q: string }) {
  const { life, cycle } = props;
  const asking = useAsking();
  const [gone, setGone] = useState(false);
  const states = listOf(cycle.states);
  const worst = states.find(({ place }) => knownValue(place) === 'on the way') ?? states[0];
  if (!isUnknown(asking.view(q))) {
    return (
      <Headed head="What may be tried when" className="m-0 mt-6 mb-8">
        <Spot q={q} as="whole" />
      </Headed>
    );
  }
  if (!worst) return null;
  const many = livingIn(props).filter((row) => row.states.get(cycle.id) === worst.id).length;
  const which = many > 1 ? `All ${many} that are` : `${capital(withArticle(life.entity?.label ?? 'record'))} that is`;
  return (
    <DeleteForEver
      q={q}
      when={worst.label}
      gone={gone}
      erase={() => {
        setGone(true);
        announce(`Gone for ever. Also when it is ${worst.label}?`);
      }}
      restore={() => setGone(false)}
      words={[`${which} “${worst.label}”. Nobody has forbidden it.`, 'Gone, without a question.']}
    />
  );
}
