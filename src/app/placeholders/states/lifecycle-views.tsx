import { useMemo, useState } from 'react';
import { withCount } from '#core/index.ts';
import { type Lifecycle, listOf } from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { SatisfyingExampleLine } from '../things/satisfying-example-line.tsx';
import { TabbedViews } from '../things/tabbed-views.tsx';
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

/** A fully known life cycle: to press through, to walk on every path, to check against the rules. */
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
            <dt className="voice-16/[1.3] font-medium wrap-anywhere">
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

/** Walks through a life cycle until every move has been made once, one step per press. */
function PathPlayer({ cycle, label }: { cycle: Lifecycle; label: string }) {
  const start = firstStateOf(cycle);
  const { walks, never } = useMemo(() => coveringWalks(transitionViews(cycle), start?.id), [cycle, start]);
  const [stepCount, setStepCount] = useState(0);
  const steps = walks.flatMap((walk, path) => walk.map((way, at) => ({ way, path, at, of: walk.length })));
  const step = steps[stepCount - 1];
  const position = useMemo(
    () => ({ at: step ? step.way.to.id : (start?.id ?? null), last: step?.way.id ?? null }),
    [step, start],
  );
  const takenIds = new Set(steps.slice(0, stepCount).map(({ way }) => way.id));
  const go = (to: number) => {
    setStepCount(to);
    const next = steps[to - 1];
    announce(next ? transitionSentence(next.way) : `At the beginning: ${start?.label ?? ''}.`);
  };
  const transitionCount = new Set([...steps.map(({ way }) => way.id), ...never.map(({ id }) => id)]).size;
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
      <p className="my-4 voice-20/[1.4]">
        {step ? transitionSentence(step.way) : `It begins as “${start?.label ?? '?'}”.`}
        {stepCount === steps.length && stepCount > 0 && <b> That was all there is.</b>}
      </p>
      <LifecycleDiagram cycle={cycle} label={label} gone={position} />
      <ol className="grid grid-fill-260 gap-1 mt-2 text-15">
        {transitionViews(cycle).map((transition) => (
          <li key={transition.id} className={takenIds.has(transition.id) ? 'text-said' : ''}>
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

/** One walk through a life cycle, step by step, from its beginning. */
export type Walk = readonly TransitionView[];

/**
 * Goes through a life cycle until every way has been taken: on from where the walk is by ways not taken yet, else to
 * the nearest one, else once more from the beginning. Ways that cannot be reached from the beginning are never taken.
 */
export function coveringWalks(transitions: readonly TransitionView[], start: string | undefined) {
  const untaken = new Set(transitions.filter(({ from, to }) => from.id !== null && to.id !== null));
  const walks: Walk[] = [];
  for (;;) {
    const walk = start === undefined ? [] : walkFrom(start, transitions, untaken);
    if (walk.length === 0) break;
    walks.push(walk);
  }
  const unlinked = transitions.filter(({ from, to }) => from.id === null || to.id === null);
  return { walks, never: [...untaken, ...unlinked] };
}

function walkFrom(start: string, transitions: readonly TransitionView[], untaken: Set<TransitionView>): Walk {
  const walk: TransitionView[] = [];
  let at: string | null = start;
  while (at !== null) {
    const next: Walk = pathToUntaken(at, transitions, untaken);
    // From where it ends, a walk goes back to the beginning instead of in circles.
    if (next.length === 0) break;
    for (const transition of next) untaken.delete(transition);
    walk.push(...next);
    at = next.at(-1)?.to.id ?? null;
  }
  return walk;
}

/** The shortest way on that ends with a way not taken yet; empty where there is none. */
function pathToUntaken(at: string, transitions: readonly TransitionView[], untaken: ReadonlySet<TransitionView>): Walk {
  const seen = new Set([at]);
  let frontier: { readonly at: string; readonly over: Walk }[] = [{ at, over: [] }];
  while (frontier.length > 0) {
    const next: typeof frontier = [];
    for (const { at: here, over } of frontier) {
      const outgoing = transitions.filter(({ from }) => from.id === here);
      const untakenHere = outgoing.find((transition) => untaken.has(transition));
      if (untakenHere) return [...over, untakenHere];
      for (const transition of outgoing) {
        if (transition.to.id === null || seen.has(transition.to.id)) continue;
        seen.add(transition.to.id);
        next.push({ at: transition.to.id, over: [...over, transition] });
      }
    }
    frontier = next;
  }
  return [];
}
