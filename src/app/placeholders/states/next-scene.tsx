import { useState } from 'react';
import { plural, withCount } from '#core/index.ts';
import { knownValue, type Lifecycle, listOf } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { Button } from '../../kit/button.tsx';
import { RadioGroup } from '../../kit/fields.tsx';
import { ScrollBox } from '../../kit/use-truncated.tsx';
import { Spot } from '../../stage/spot.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { isUnanswered } from '../answers/answer-value.ts';
import { SpotRow } from '../pieces/spot-card.tsx';
import { CrossTable } from '../things/cross-table.tsx';
import { SatisfyingExampleLine } from '../things/record-words.tsx';
import { WithSamples } from '../things/with-samples.tsx';
import { LifeAnswers, TryDelete } from './life-answers.tsx';
import { LifecycleDiagram } from './lifecycle-diagram.tsx';
import { LifecycleSimulator } from './lifecycle-simulator.tsx';
import { LifecycleSketcher } from './lifecycle-sketcher.tsx';
import {
  type LifecycleProps,
  type LifecycleSubject,
  lifeOf,
  sampleRowsOf,
  stuckStates,
  unreachedStates,
  useLifecycleQuestions,
} from './lifecycles.ts';
import { PathPlayer } from './path-player.tsx';
import { TABLE_STYLES, TransitionGrid, useTransitionDraft } from './transition-grid.tsx';

/** The life of one record: to sketch, to complete, or to play. */
export function NextScene({ product, subject }: SceneProps) {
  const life = lifeOf(product, subject);
  const { cycle = null, entity = null, statelessReason = null } = life ?? {};
  const q = useLifecycleQuestions(entity);
  if (life && statelessReason !== null) {
    return (
      <div className="grid grid-cols-1 gap-4">
        <p className="voice-xl">
          <bdi>{life.label}</bdi> has no life of its own: “{statelessReason}” Nothing ever happens to it, and nobody
          waits for it.
        </p>
        <SpotRow>
          <LifeAnswers q={q} isNamed />
        </SpotRow>
      </div>
    );
  }
  if (!life || !cycle || life.completeness === 'nothing') return <LifecycleSketcher key={entity?.id} thing={entity} />;
  return (
    <div className="grid grid-cols-1 gap-4">
      {/* As high as what is being fetched, so that nothing moves once it is here. */}
      <div className="min-w-0 min-h-75">
        <WithSamples product={product}>
          {(sample, refDate) => <LifecycleViews key={life.id} {...{ life, cycle, product, sample, refDate }} />}
        </WithSamples>
      </div>
      <SpotRow>
        <LifeAnswers q={q} isNamed>
          <TryDelete key={life.id} life={life} cycle={cycle} />
        </LifeAnswers>
      </SpotRow>
    </div>
  );
}

const VIEWS = {
  live: 'Live it',
  paths: 'Play every path',
  grid: 'From where to where',
  states: 'State by state',
  tries: 'What may be tried',
  rules: 'Can there be one?',
} as const;

type ViewId = keyof typeof VIEWS;

/** What can be looked at: more of it once every state has a way on. */
function viewsOf(isComplete: boolean, isTried: boolean, isSeveral: boolean): Readonly<Partial<Record<ViewId, string>>> {
  const { live, paths, grid, states, tries, rules } = VIEWS;
  return {
    live: isComplete ? live : 'Its life so far',
    ...(isComplete && { paths }),
    ...(isSeveral && { grid }),
    states,
    ...(isTried && { tries }),
    ...(isComplete && { rules }),
  };
}

/** A life as far as it is known, from several sides. */
function LifecycleViews(props: LifecycleProps) {
  const { life, cycle } = props;
  const { view } = useAsking();
  const [picked, show] = useState<ViewId>();
  const isComplete = life.completeness === 'known';
  const isSeveral = listOf(cycle.states).length > 1;
  const matrix = useLifecycleQuestions(life.entity)('matrix');
  const views = viewsOf(isComplete, !isUnanswered(view(matrix)), isSeveral);
  const first = cycle.transitions.is === 'unknown' && isSeveral ? 'grid' : 'live';
  const shown = picked && views[picked] ? picked : first;
  return (
    <section className="grid gap-3 min-w-0" aria-label={`The life of ${life.label}`}>
      <RadioGroup label="View" choices={views as Record<ViewId, string>} value={shown} onChange={show} />
      <ScrollBox className="overflow-auto max-h-[max(256px,calc(100svh-644px))]" label={views[shown] ?? ''}>
        {shown === 'live' && (isComplete ? <LifecycleSimulator {...props} /> : <LifeSoFar {...props} />)}
        {shown === 'paths' && <PathPlayer cycle={cycle} label={life.label} />}
        {shown === 'grid' && <TransitionGrid cycle={cycle} />}
        {shown === 'states' && <StateTable cycle={cycle} />}
        {shown === 'tries' && <Spot q={matrix} as="whole" />}
        {shown === 'rules' && <SatisfyingExamples {...props} />}
      </ScrollBox>
    </section>
  );
}

function LifeSoFar(props: LifecycleProps) {
  return (
    <>
      {props.cycle.transitions.is !== 'unknown' && <StuckStates {...props} />}
      <LifecycleDiagram cycle={props.cycle} label={props.life.label} />
    </>
  );
}

const STATE_COLUMNS = [
  { id: 'responsible', label: 'Whose turn is it?' },
  { id: 'editable', label: 'May still change' },
  { id: 'visible-to', label: 'Who sees it' },
  { id: 'longest-stay', label: 'At most how long' },
];

function StateTable({ cycle }: { cycle: Lifecycle }) {
  const { view } = useAsking();
  const questionFor = (state: string, leaf: string) => {
    const own = `states.${cycle.entity}.list.${state}.${leaf}`;
    return view(own) ? own : `states.list.${state}.${leaf}`;
  };
  return (
    <CrossTable
      {...TABLE_STYLES}
      corner="While it is"
      rows={listOf(cycle.states)}
      columns={STATE_COLUMNS}
      rowHead={({ label, meaning }) => (
        <>
          <bdi>{label}</bdi>
          {knownValue(meaning) && <small className="block ui-sm text-ink-2">{knownValue(meaning)}</small>}
        </>
      )}
    >
      {(state, column) => {
        const question = questionFor(state.id, column.id);
        return (
          <td className="min-w-36.5 px-3 py-2 text-left align-top border-r-1 border-b-1 border-line [--spot-size:15px] [&_.spot-body]:wrap-break-word">
            {view(question) ? (
              <Spot className="flex! items-start! justify-between" q={question} guess={null} hole="?" />
            ) : (
              <span className="quiet">–</span>
            )}
          </td>
        );
      }}
    </CrossTable>
  );
}

function SatisfyingExamples({ life: { entity, label }, cycle, product }: LifecycleProps) {
  if (!entity) return <p className="quiet">Nobody has said what lives this life.</p>;
  return (
    <div className="states-witnesses">
      <p className="quiet">
        If not even a made-up {label} can keep all the rules in a state, the rules contradict each other there.
      </p>
      <dl>
        {listOf(cycle.states).map((state) => (
          <div className="grid @wide:grid-cols-[140px_minmax(0,1fr)] gap-x-4 items-baseline" key={state.id}>
            <dt className="voice-lg font-semibold wrap-anywhere">
              <bdi>{state.label}</bdi>
            </dt>
            <dd>
              <SatisfyingExampleLine product={product} entity={entity} state={state.id} brief />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function StuckStates(props: LifecycleProps) {
  const { life, cycle } = props;
  const rows = sampleRowsOf(props);
  const asking = useAsking();
  const { q } = useTransitionDraft(cycle);
  const stuck = stuckStates(cycle);
  const unreached = unreachedStates(cycle);
  if (stuck.length + unreached.length === 0) return null;
  return (
    <ul className="grid gap-2 mb-3">
      {stuck.map(({ id, label }) => {
        const many = rows.filter((row) => row.states.get(cycle.id) === id).length;
        return (
          <li className={ALARM} key={id}>
            <b className={ALARM_TEXT}>
              {stuckCount(many, life)} stuck in “<bdi>{label}</bdi>”: who rescues {many > 1 ? 'them' : 'it'}?
            </b>
            <Button onClick={() => asking.ask(q)}>Name the way out</Button>
            <Button onClick={() => asking.ask(cycle.source.question)}>It is the end</Button>
          </li>
        );
      })}
      {unreached.map(({ id, label }) => (
        <li className={ALARM} key={id}>
          <b className={ALARM_TEXT}>
            Nobody ever gets to “<bdi>{label}</bdi>”. Does it exist?
          </b>
          <Button onClick={() => asking.ask(q)}>Name the way there</Button>
        </li>
      ))}
    </ul>
  );
}

const ALARM = 'flex flex-wrap gap-x-3 gap-y-2 items-center px-3 py-1.5 border-l-3 border-pen bg-paper';
const ALARM_TEXT = 'flex-[1_1_260px] voice-lg font-semibold wrap-anywhere';

function stuckCount(many: number, { entity }: LifecycleSubject): string {
  if (many === 0 || !entity) return 'Whatever gets there is';
  return `${withCount(many, entity.label, entity.plural)} ${plural(many, 'is', 'are')}`;
}
