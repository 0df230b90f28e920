import { useMemo, useState } from 'react';
import { withCount } from '#core/index.ts';
import { type Lifecycle, listOf } from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { SatisfyingExampleLine } from '../things/satisfying-example-line.tsx';
import { TabbedViews } from '../things/tabbed-views.tsx';
import { coveringWalks } from './covering-walks.ts';
import { LifecycleDiagram } from './lifecycle-diagram.tsx';
import { LifecycleSimulator } from './lifecycle-simulator.tsx';
import { firstStateOf, type LifecycleProps } from './lifecycles.ts';
import { TransitionGrid } from './transition-grid.tsx';
import { type TransitionView, transitionViews } from './transition-views.ts';

const TABS = [
  ['live', 'Live it'],
  ['paths', 'Play every path'],
  ['grid', 'From where to where'],
  ['rules', 'Can there be one?'],
] as const;

type TabId = (typeof TABS)[number][0];

/** Views of a complete lifecycle: simulator, path player, transition grid, satisfying examples. */
export function LifecycleViews(props: LifecycleProps) {
  const { life, cycle } = props;
  const [shown, show] = useState<TabId>('live');
  return (
    <TabbedViews label={`The life of ${life.label}`} tabs={TABS} shown={shown} show={show}>
      {shown === 'live' && <LifecycleSimulator {...props} />}
      {shown === 'paths' && <PathPlayer cycle={cycle} label={life.label} />}
      {shown === 'grid' && <TransitionGrid cycle={cycle} />}
      {shown === 'rules' && <SatisfyingExamples {...props} />}
    </TabbedViews>
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
          <div
            className="grid grid-cols-[140px_minmax(0,1fr)] max-sm:grid-cols-1 gap-x-4 items-baseline"
            key={state.id}
          >
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

/** Steps through a lifecycle until every transition has been taken once. */
function PathPlayer({ cycle, label }: { cycle: Lifecycle; label: string }) {
  const start = firstStateOf(cycle);
  const { walks, never } = useMemo(() => coveringWalks(transitionViews(cycle), start?.id), [cycle, start]);
  const [stepCount, setStepCount] = useState(0);
  const steps = walks.flatMap((walk, path) =>
    walk.map((transition, at) => ({ transition, path, at, of: walk.length })),
  );
  const step = steps[stepCount - 1];
  const position = useMemo(
    () => ({ at: step ? step.transition.to.id : (start?.id ?? null), last: step?.transition.id ?? null }),
    [step, start],
  );
  const takenIds = new Set(steps.slice(0, stepCount).map(({ transition }) => transition.id));
  const go = (to: number) => {
    setStepCount(to);
    const next = steps[to - 1];
    announce(next ? transitionSentence(next.transition) : `At the beginning: ${start?.label ?? ''}.`);
  };
  const transitionCount = new Set([...steps.map(({ transition }) => transition.id), ...never.map(({ id }) => id)]).size;
  return (
    <section aria-label="Play every path">
      <div className="row">
        <Button aria-disabled={stepCount === 0} onClick={() => go(Math.max(stepCount - 1, 0))}>
          ← Back
        </Button>
        <Button
          look="main"
          aria-disabled={stepCount === steps.length}
          onClick={() => go(Math.min(stepCount + 1, steps.length))}
        >
          {step && step.at === step.of - 1 && stepCount < steps.length ? 'Next path →' : 'Next step →'}
        </Button>
        <Button look="plain" disabled={stepCount === 0} onClick={() => go(0)}>
          From the beginning
        </Button>
        <span className="quiet">
          {step ? `Path ${step.path + 1} of ${walks.length}, ` : `${withCount(walks.length, 'path')}, `}
          {takenIds.size} of {transitionCount} moves made
        </span>
      </div>
      <p className="my-4 voice-xl">
        {step ? transitionSentence(step.transition) : `It begins as “${start?.label ?? '?'}”.`}
        {stepCount === steps.length && stepCount > 0 && <b> That was all there is.</b>}
      </p>
      <LifecycleDiagram cycle={cycle} label={label} gone={position} />
      <ol className="grid grid-fill-260 gap-1 mt-2 text-md">
        {transitionViews(cycle).map((transition) => (
          <li key={transition.id} className={takenIds.has(transition.id) ? 'text-decided' : ''}>
            <span aria-hidden="true">{takenIds.has(transition.id) ? '✓ ' : '○ '}</span>
            <span className="unseen">{takenIds.has(transition.id) ? 'made: ' : 'not made yet: '}</span>
            <bdi>{transition.from.label}</bdi> → <bdi>{transition.to.label}</bdi>
            {transition.event && <> · {transition.event}</>}
            {never.includes(transition) && <span className="tag hole">cannot be reached</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function transitionSentence({ from, to, event, by }: TransitionView): string {
  return `“${from.label}”: ${by || 'somebody'}${event ? `, ${event}` : ''}. Now it is “${to.label}”.`;
}
