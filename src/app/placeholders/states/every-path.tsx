import { useMemo, useState } from 'react';
import { counted } from '#core/index.ts';
import type { LifeCycleOf } from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { LifeDiagram } from './life-diagram.tsx';
import { firstOf } from './lives.ts';
import { walksThrough } from './walks.ts';
import { type Way, waysIn } from './ways.ts';

/** Walks through a life until every move has been made once, a step at a press. */
export function EveryPath({ cycle, label }: { cycle: LifeCycleOf; label: string }) {
  const start = firstOf(cycle);
  const { walks, never } = useMemo(() => walksThrough(waysIn(cycle), start?.id), [cycle, start]);
  const [taken, setTaken] = useState(0);
  const steps = walks.flatMap((walk, path) => walk.map((way, at) => ({ way, path, at, of: walk.length })));
  const step = steps[taken - 1];
  const gone = useMemo(
    () => ({ at: step ? step.way.to.id : (start?.id ?? null), last: step?.way.id ?? null }),
    [step, start],
  );
  const made = new Set(steps.slice(0, taken).map(({ way }) => way.id));
  const go = (to: number) => {
    setTaken(to);
    const next = steps[to - 1];
    announce(next ? sentenceOf(next.way) : `At the beginning: ${start?.label ?? ''}.`);
  };
  const all = new Set([...steps.map(({ way }) => way.id), ...never.map(({ id }) => id)]).size;
  return (
    <section className="states-paths" aria-label="Play every path">
      <div className="row">
        <Button aria-disabled={taken === 0} onClick={() => go(Math.max(taken - 1, 0))}>
          ← Back
        </Button>
        <Button
          look="main"
          aria-disabled={taken === steps.length}
          onClick={() => go(Math.min(taken + 1, steps.length))}
        >
          {step && step.at === step.of - 1 && taken < steps.length ? 'Next path →' : 'Next step →'}
        </Button>
        <Button look="plain" disabled={taken === 0} onClick={() => go(0)}>
          From the beginning
        </Button>
        <span className="quiet">
          {step ? `Path ${step.path + 1} of ${walks.length}, ` : `${counted(walks.length, 'path')}, `}
          {made.size} of {all} moves made
        </span>
      </div>
      <p className="states-step">
        {step ? sentenceOf(step.way) : `It begins as “${start?.label ?? '?'}”.`}
        {taken === steps.length && taken > 0 && <b> That was all there is.</b>}
      </p>
      <LifeDiagram cycle={cycle} label={label} gone={gone} />
      <ol className="states-taken">
        {waysIn(cycle).map((way) => (
          <li key={way.id} data-taken={made.has(way.id)}>
            <span aria-hidden="true">{made.has(way.id) ? '✓ ' : '○ '}</span>
            <span className="unseen">{made.has(way.id) ? 'made: ' : 'not made yet: '}</span>
            <bdi>{way.from.label}</bdi> → <bdi>{way.to.label}</bdi>
            {way.event && <> · {way.event}</>}
            {never.includes(way) && <span className="tag hole">cannot be reached</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function sentenceOf({ from, to, event, by }: Way): string {
  return `“${from.label}”: ${by || 'somebody'}${event ? `, ${event}` : ''}. Now it is “${to.label}”.`;
}
