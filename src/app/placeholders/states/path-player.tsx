import { useMemo, useState } from 'react';
import { withCount } from '#core/index.ts';
import type { Lifecycle } from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { LifecycleDiagram } from './lifecycle-diagram.tsx';
import { firstStateOf, type TransitionView, transitionViews } from './lifecycles.ts';

/** Steps through a lifecycle until every transition has been taken once. */
export function PathPlayer({ cycle, label }: { cycle: Lifecycle; label: string }) {
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

export type Walk = readonly TransitionView[];

/**
 * Walks that together cover every reachable transition: each goes on to the nearest untaken one, and ends where none is
 * reachable. `never`: the transitions that cannot be reached from the start.
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
    // The next walk begins at the start again.
    if (next.length === 0) break;
    for (const transition of next) untaken.delete(transition);
    walk.push(...next);
    at = next.at(-1)?.to.id ?? null;
  }
  return walk;
}

/** Shortest path that ends with an untaken transition (breadth first); empty if there is none. */
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
