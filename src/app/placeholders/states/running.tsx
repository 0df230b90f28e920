import { useMemo, useState } from 'react';
import { counted } from '#core/index.ts';
import { type LifeCycleOf, listOf } from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { SatisfyingExampleLine } from '../things/satisfying-example-line.tsx';
import { SideBySide } from '../things/side-by-side.tsx';
import { Grid } from './grid.tsx';
import { LifeDiagram } from './life-diagram.tsx';
import { LiveIt } from './live-it.tsx';
import { firstOf, type LifeProps } from './lives.ts';
import { type Way, waysIn } from './ways.ts';

const TABS = [
  ['live', 'Live it'],
  ['paths', 'Play every path'],
  ['grid', 'From where to where'],
  ['rules', 'Can there be one?'],
] as const;

type Shown = (typeof TABS)[number][0];

/** A fully known life cycle: to press through, to walk on every path, to check against the rules. */
export function LifeViews(props: LifeProps) {
  const { life, cycle } = props;
  const [shown, show] = useState<Shown>('live');
  return (
    <SideBySide label={`The life of ${life.label}`} tabs={TABS} shown={shown} show={show}>
      {shown === 'live' && <LiveIt {...props} />}
      {shown === 'paths' && <EveryPath cycle={cycle} label={life.label} />}
      {shown === 'grid' && <Grid cycle={cycle} />}
      {shown === 'rules' && <Witnesses {...props} />}
    </SideBySide>
  );
}

function Witnesses({ life: { entity, label }, cycle, product }: LifeProps) {
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
function EveryPath({ cycle, label }: { cycle: LifeCycleOf; label: string }) {
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
    <section aria-label="Play every path">
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
      <p className="my-4 voice-20/[1.4]">
        {step ? sentenceOf(step.way) : `It begins as “${start?.label ?? '?'}”.`}
        {taken === steps.length && taken > 0 && <b> That was all there is.</b>}
      </p>
      <LifeDiagram cycle={cycle} label={label} gone={gone} />
      <ol className="grid grid-fill-260 gap-1 mt-2 text-15">
        {waysIn(cycle).map((way) => (
          <li key={way.id} className={made.has(way.id) ? 'text-said' : ''}>
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

/** One walk through a life cycle, step by step, from its beginning. */
export type Walk = readonly Way[];

/**
 * Goes through a life cycle until every way has been taken: on from where the walk is by ways not taken yet, else to
 * the nearest one, else once more from the beginning. Ways that cannot be reached from the beginning are never taken.
 */
export function walksThrough(ways: readonly Way[], start: string | undefined) {
  const left = new Set(ways.filter(({ from, to }) => from.id !== null && to.id !== null));
  const walks: Walk[] = [];
  for (;;) {
    const walk = start === undefined ? [] : walkFrom(start, ways, left);
    if (walk.length === 0) break;
    walks.push(walk);
  }
  const named = ways.filter(({ from, to }) => from.id === null || to.id === null);
  return { walks, never: [...left, ...named] };
}

function walkFrom(start: string, ways: readonly Way[], left: Set<Way>): Walk {
  const walk: Way[] = [];
  let at: string | null = start;
  while (at !== null) {
    const next: Walk = nearest(at, ways, left);
    // From where it ends, a walk goes back to the beginning instead of in circles.
    if (next.length === 0) break;
    for (const way of next) left.delete(way);
    walk.push(...next);
    at = next.at(-1)?.to.id ?? null;
  }
  return walk;
}

/** The shortest way on that ends with a way not taken yet; empty where there is none. */
function nearest(at: string, ways: readonly Way[], left: ReadonlySet<Way>): Walk {
  const seen = new Set([at]);
  let reached: { readonly at: string; readonly over: Walk }[] = [{ at, over: [] }];
  while (reached.length > 0) {
    const next: typeof reached = [];
    for (const { at: here, over } of reached) {
      const out = ways.filter(({ from }) => from.id === here);
      const fresh = out.find((way) => left.has(way));
      if (fresh) return [...over, fresh];
      for (const way of out) {
        if (way.to.id === null || seen.has(way.to.id)) continue;
        seen.add(way.to.id);
        next.push({ at: way.to.id, over: [...over, way] });
      }
    }
    reached = next;
  }
  return [];
}
