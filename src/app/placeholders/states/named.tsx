import { useState } from 'react';
import { capitalize, withArticle } from '#core/index.ts';
import { clockWords, knownValue, type Lifecycle, listOf, type Product, type Transition } from '#core/product.ts';
import { useAsking } from '../../asking/asking.tsx';
import { shortWords } from '../../asking/short-words.ts';
import { announce } from '../../kit/announcer.tsx';
import { ScrollBox } from '../../kit/scroll-box.tsx';
import { Pin } from '../../stage/pin.tsx';
import { Spot } from '../../stage/spot.tsx';
import { useChosen } from '../../stage/use-chosen.ts';
import { isUnanswered } from '../answers/answer-value.ts';
import { plainCondition } from '../answers/plain-condition.ts';
import { HeadedSection } from '../pieces/headed-section.tsx';
import { Address } from '../things/address.tsx';
import { CrossTable } from '../things/cross-table.tsx';
import { entityAddress } from '../things/entity-address.ts';
import { EntityPicker } from '../things/entity-picker.tsx';
import { firmnessTag } from '../things/firmness.ts';
import { type NamedProps, NamedStage } from '../things/named-stage.tsx';
import { type FindFollowUps, idsOf, useFollowUps } from '../things/question-ids.ts';
import { WithSamples } from '../things/with-samples.tsx';
import { DeleteForEver } from './delete-for-ever.tsx';
import { HoleText } from './hole-text.tsx';
import { IdleDays } from './idle-days.tsx';
import { LifecycleDiagram } from './lifecycle-diagram.tsx';
import { LifecycleSketcher } from './lifecycle-sketcher.tsx';
import { LifecycleViews } from './lifecycle-views.tsx';
import {
  areLifecyclesDecided,
  type LifecycleProps,
  type LifecycleSubject,
  lifecyclesOf,
  sampleRowsOf,
} from './lifecycles.ts';
import { StuckStates } from './stuck-states.tsx';
import { TABLE_STYLES, TransitionGrid } from './transition-grid.tsx';
import { TransitionQuestions } from './transition-questions.tsx';
import { useLifecycleQuestions } from './use-lifecycle-questions.ts';

const STAGE_WORDS = {
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

/** The lifecycles of all entities, one of them selected: to sketch, to complete, or to play. */
export function Named({ view, product, completeness }: NamedProps) {
  const lifecycles = lifecyclesOf(product);
  const [chosen, choose] = useChosen(lifecycles, 'thing');
  const names = lifecycles.flatMap(({ entity }) => entity ?? []);
  const questions = useLifecycleQuestions(chosen?.entity ?? null);
  const findFollowUps = useFollowUps();
  const askedIds = useQuestionIds();
  const ids = ({ cycle }: LifecycleSubject) =>
    cycle ? [...stateTableIds(cycle, askedIds), ...transitionListIds(cycle, findFollowUps)] : [];
  return (
    <NamedStage
      view={view}
      completeness={completeness}
      words={STAGE_WORDS}
      address={<Address door={chosen?.entity ? entityAddress(product, chosen.entity.id, 'page') : undefined} />}
      firm={areLifecyclesDecided(lifecycles)}
      shown={[...questions.ids, ...(chosen ? ids(chosen) : [])]}
      names={names}
      choose={choose}
    >
      <EntityPicker view={view} of={lifecycles} chosen={chosen?.id} choose={choose} names={names} />
      {chosen && <LifecycleView key={chosen.id} life={chosen} product={product} />}
    </NamedStage>
  );
}

function LifecycleView({ life, product }: { life: LifecycleSubject; product: Product }) {
  const { cycle, entity, statelessReason, completeness, label } = life;
  if (statelessReason !== null) {
    return (
      <div>
        <h2>
          <bdi>{label}</bdi> has no life of its own
        </h2>
        <p className="lead">“{statelessReason}” Nothing ever happens to it, and nobody ever waits for it.</p>
      </div>
    );
  }
  if (!cycle || completeness === 'nothing') return <LifecycleSketcher thing={entity} />;
  return (
    <WithSamples product={product}>
      {(sample, refDate) => (
        <>
          <LifecycleDetails {...{ life, cycle, product, sample, refDate }} />
          <TransitionList cycle={cycle} />
          {listOf(cycle.states).length > 0 && <StateTable cycle={cycle} />}
        </>
      )}
    </WithSamples>
  );
}

const STATE_COLUMNS = [
  { id: 'responsible', label: 'Whose turn is it?' },
  { id: 'editable', label: 'May still change' },
  { id: 'visible-to', label: 'Who sees it' },
  { id: 'longest-stay', label: 'At most how long' },
];

function useQuestionIds(): ReadonlySet<string> {
  return new Set(idsOf(useAsking().questions));
}

function stateTableIds(cycle: Lifecycle, asked: ReadonlySet<string>): readonly string[] {
  return listOf(cycle.states)
    .flatMap(({ id }) => STATE_COLUMNS.map((column) => stateQuestionId(cycle, id, column.id, asked)))
    .filter((id) => asked.has(id));
}

function stateQuestionId(cycle: Lifecycle, state: string, leaf: string, asked: ReadonlySet<string>): string {
  const own = `states.${cycle.entity}.list.${state}.${leaf}`;
  return asked.has(own) ? own : `states.list.${state}.${leaf}`;
}

const SPOT = 'flex! items-start! justify-between text-md!';

function StateTable({ cycle }: { cycle: Lifecycle }) {
  const asked = useQuestionIds();
  return (
    <section className="states-board my-8" aria-label="State by state">
      <h3 className="text-xl">
        State by state <Pin q={cycle.source.question} />
      </h3>
      <ScrollBox
        className="states-scroll relative overflow-auto max-h-[70vh] bg-raised border border-line-strong
          rounded"
        label="State by state, table"
      >
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
            const question = stateQuestionId(cycle, state.id, column.id, asked);
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

function transitionListIds(cycle: Lifecycle, findFollowUps: FindFollowUps): readonly string[] {
  return listOf(cycle.transitions).flatMap((transition) => idsOf(findFollowUps(...transitionSlots(cycle, transition))));
}

function transitionSlots({ entity }: Lifecycle, { id }: Transition): readonly string[] {
  return [`states/${entity}/transitions/${id}`, `states/transitions/${id}`];
}

function TransitionList({ cycle }: { cycle: Lifecycle }) {
  const findFollowUps = useFollowUps();
  const transitions = listOf(cycle.transitions);
  if (transitions.length === 0) return null;
  return (
    <section className="my-8" aria-label="Move by move">
      <h3 className="text-xl">
        Move by move <Pin q={cycle.transitions.is === 'known' ? cycle.transitions.source.question : ''} />
      </h3>
      <ol className="mt-3">
        {transitions.map((transition) => (
          <TransitionRow
            key={transition.id}
            move={transition}
            asked={findFollowUps(...transitionSlots(cycle, transition))}
            word={firmnessTag(cycle.transitions)}
          />
        ))}
      </ol>
    </section>
  );
}

interface TransitionRowProps {
  readonly move: Transition;
  readonly asked: ReturnType<FindFollowUps>;
  /** 'assumed' or 'stale'; empty if decided. */
  readonly word: string;
}

function TransitionRow({ move: { from, to, event, actors, guard, by }, asked, word }: TransitionRowProps) {
  const who =
    knownValue(by) === 'clock'
      ? clockWords({ actors })
      : (knownValue(actors) ?? []).map(({ label }) => label).join(', ');
  const condition = knownValue(guard)?.text;
  return (
    <li
      className={`grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_minmax(0,2fr)] max-sm:grid-cols-1 gap-x-4 gap-y-1
        py-2.5 pl-3 wrap-anywhere border-b-1 border-b-line
        ${word ? '[border-left:3px_dashed_var(--color-guess)]' : 'border-l-3 border-l-decided'}`}
    >
      <span className="voice-lg wrap-anywhere">
        <bdi>{from.label}</bdi> <span aria-hidden="true">→</span>
        <span className="unseen"> to </span> <bdi>{to.label}</bdi>
      </span>
      <span>
        {knownValue(event) ?? <HoleText words="what happens?" />} · {who || <HoleText words="who?" />}
        {condition && !/^[-–—]$/.test(condition) && <> · only if {plainCondition(condition)}</>}
      </span>
      <span className="flex flex-wrap gap-x-3 gap-y-1 text-ink-2 text-sm">
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

/** A lifecycle as far as it is known: its diagram, or several views once it is complete; and its stuck states. */
function LifecycleDetails(props: LifecycleProps) {
  const { life, cycle } = props;
  const questions = useLifecycleQuestions(life.entity);
  const isComplete = life.completeness === 'known';
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
      {isComplete ? <LifecycleViews {...props} /> : <LifecycleDiagram cycle={cycle} label={life.label} />}
      {cycle.transitions.is !== 'unknown' && <StuckStates {...props} />}
      {!isComplete && listOf(cycle.states).length > 1 && <TransitionGrid cycle={cycle} />}
      <TryDelete {...props} q={questions.q('matrix')} />
      <TransitionQuestions leaves={questions} quiet={<IdleDays {...props} />} />
    </>
  );
}

/** A delete button to try while it is unknown what may be done in which state; then the answer. */
function TryDelete({ q, ...props }: LifecycleProps & { readonly q: string }) {
  const { life, cycle } = props;
  const asking = useAsking();
  const [gone, setGone] = useState(false);
  const states = listOf(cycle.states);
  const worst = states.find(({ place }) => knownValue(place) === 'on the way') ?? states[0];
  if (!isUnanswered(asking.view(q))) {
    return (
      <HeadedSection head="What may be tried when" className="m-0 mt-6 mb-8">
        <Spot q={q} as="whole" />
      </HeadedSection>
    );
  }
  if (!worst) return null;
  const many = sampleRowsOf(props).filter((row) => row.states.get(cycle.id) === worst.id).length;
  const subject =
    many > 1 ? `All ${many} that are` : `${capitalize(withArticle(life.entity?.label ?? 'record'))} that is`;
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
      words={[`${subject} “${worst.label}”. Nobody has forbidden it.`, 'Gone, without a question.']}
    />
  );
}
