import { type ReactNode, useId, useMemo, useState } from 'react';
import {
  type ClockEvent,
  clockEventsUntil,
  daysAfter,
  groupBy,
  knownValue,
  type Lifecycle,
  listOf,
  NO_EDITS,
  type Product,
  recordsOf,
} from '#core/product.ts';
import { Slider } from '../../kit/fields.tsx';
import type { SceneProps } from '../../stage/stage-definition.ts';
import { isSameName } from '../answers/names.ts';
import { type Trial, TrialButton } from '../pieces/controls.tsx';
import { AttributedText, ThingCard } from '../pieces/spot-card.tsx';
import { WithSamples } from '../things/with-samples.tsx';
import { type LifecycleProps, lifeOf, useLifecycleQuestions } from './lifecycles.ts';

const CONFLICT: Trial = {
  press: 'Ana and Ben both press Save',
  shows: 'Ana reads “Saved”. Ben reads “Saved”. One of them is wrong.',
  ask: 'Whose change counts?',
};
const CASCADE: Trial = {
  press: 'Cancel order 12',
  shows: 'It is cancelled. Item 2 is on the van, and the driver does not know.',
  ask: 'What should have become of the parts?',
};
const REVERSAL: Trial = {
  press: 'Sorry, that was the wrong one',
  shows: 'It is New again. The invoice has gone out, and nobody called it back.',
  ask: 'Who may take back what?',
};

/** While time passes: nobody clicks, two click at once, the whole is closed before its parts, and the way back. */
export function TimeScene({ product, subject }: SceneProps) {
  const life = lifeOf(product, subject);
  const cycle = life?.cycle ?? null;
  const q = useLifecycleQuestions(life?.entity ?? null);
  const card = (says: string, id: string, isOwn: boolean, draw?: (of: Lifecycle) => ReactNode) => (
    <ThingCard
      says={says}
      q={id}
      guess={isOwn && life ? null : undefined}
      {...(cycle && draw && { draw: (shown) => <AttributedText view={shown}>{draw(cycle)}</AttributedText> })}
    />
  );
  return (
    <div className="grid gap-x-8 gap-y-5 items-start @wide:grid-cols-3">
      <Moment head="Nobody clicks">
        {life && cycle && listOf(cycle.states).length > 0 ? (
          <WithSamples product={product}>
            {(sample, refDate) => <IdleDays {...{ life, cycle, product, sample, refDate }} />}
          </WithSamples>
        ) : (
          <TimeSlider stops={WAIT_TIMES} begin={3} words="pass and nobody clicks">
            {() => 'Still “New”. Nobody was told.'}
          </TimeSlider>
        )}
        {card('If nobody does anything', q('idle'), true, idleSentences)}
      </Moment>
      <div className="grid gap-5">
        <Moment head="Two people press Save">
          {card('Whose change counts', q('conflict'), false)}
          <TrialButton q={q('conflict')} look="main" {...CONFLICT} />
        </Moment>
        <Moment head="The whole is closed">
          {card('What becomes of its parts', q('cascade'), false, (of) => cascadeSentences(of, product))}
          <TrialButton q={q('cascade')} {...CASCADE} />
        </Moment>
      </div>
      <Moment head="And back again?">
        {card('What can be taken back', q('reversal'), true, reversalSentences)}
        {card('Until when', q('reversal-time'), true)}
        <TrialButton q={q('reversal')} {...REVERSAL} />
      </Moment>
    </div>
  );
}

function Moment({ head, children }: { head: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 content-start min-w-0 pt-3 border-t border-line-strong" aria-label={head}>
      <h2 className="small-head m-0!">{head}</h2>
      {children}
    </section>
  );
}

function idleSentences({ idle }: Lifecycle): ReactNode {
  return listOf(idle).map(({ state, after, next, told }) => (
    <Sentence key={state.label} of={state.label}>
      {[knownValue(after)?.text, knownValue(next), knownValue(told)].filter(Boolean).join(', ')}
    </Sentence>
  ));
}

function reversalSentences({ reversals }: Lifecycle): ReactNode {
  return listOf(reversals).map(({ id, from, to, how, actors }) => (
    <Sentence key={id} of={`${from.label} → ${to.label}`}>
      {[knownValue(how), ...(knownValue(actors) ?? []).map(({ label }) => label)].filter(Boolean).join(', ')}
    </Sentence>
  ));
}

/** What becomes of the parts in each state of this life that was named as one of a whole. */
function cascadeSentences({ states }: Lifecycle, { model }: Product): ReactNode {
  const labels = listOf(states).map(({ label }) => label);
  const ofThisLife = listOf(model.states.cascade).filter(({ whole }) => labels.some((one) => isSameName(one, whole)));
  if (ofThisLife.length === 0) return 'Nothing is part of this one.';
  return [...groupBy(ofThisLife, ({ whole }) => whole)].map(([whole, parts]) => (
    <Sentence key={whole} of={whole}>
      {parts.map(({ part, does }) => `${part} ${does}`).join(', ')}
    </Sentence>
  ));
}

function Sentence({ of, children }: { of: string; children: string }) {
  return (
    <span className="block text-md">
      <b className="font-semibold">{of}</b> {children}
    </span>
  );
}

interface TimeSliderProps {
  readonly stops: readonly string[];
  readonly begin: number;
  readonly words: string;
  readonly children: (stop: number) => ReactNode;
}

/** A clock and a slider for time that passes without a click. */
function TimeSlider({ stops, begin, words, children }: TimeSliderProps) {
  const id = useId();
  const [at, setAt] = useState(begin);
  const duration = stops[at] ?? '';
  return (
    <div className="states-wait grid gap-x-4 gap-y-1 items-center grid-cols-[64px_minmax(0,1fr)]">
      <Clock turned={at / (stops.length - 1)} />
      <div className="grid">
        <label className="text-sm" htmlFor={id}>
          <b className="font-semibold">{duration}</b> {words}
        </label>
        <Slider
          className="w-full min-h-9 accent-ink"
          id={id}
          max={stops.length - 1}
          value={at}
          says={duration}
          onChange={setAt}
        />
      </div>
      <output className="col-span-full grid text-sm" htmlFor={id}>
        {children(at)}
      </output>
    </div>
  );
}

/** A clock face; its hand goes round once while the slider goes from end to end. */
function Clock({ turned }: { turned: number }) {
  return (
    <svg className="size-16 fill-raised stroke-ink stroke-2" viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="32" r="30" />
      <path d="M32 5v5M32 54v5M5 32h5M54 32h5" />
      <path d="M32 34V14" transform={`rotate(${turned * 360} 32 32)`} />
      <path d="M32 32h12" />
    </svg>
  );
}

const WAIT_TIMES = ['1 minute', '1 hour', '1 day', '30 days', '1 year', '10 years'];
const DAY_STOPS = [1, 3, 7, 14, 30, 60, 90, 180, 365, 3650];
const DAY_LABELS = DAY_STOPS.map(daysInWords);
const MAX_STATES = 5;
const STUCK_STYLE = 'pl-2 [border-left:3px_dotted_var(--color-ink-2)]';

/** Simulates days without a click: which sample records move by the clock, and which stay where they are. */
function IdleDays(props: LifecycleProps) {
  return (
    <TimeSlider stops={DAY_LABELS} begin={4} words="and nobody clicks">
      {(stop) => <IdleSentences {...props} days={DAY_STOPS[stop] ?? 30} />}
    </TimeSlider>
  );
}

function IdleSentences({ life: { entity }, cycle, product, sample, refDate, days }: LifecycleProps & { days: number }) {
  const outcome = useMemo(
    () => (entity ? idleOutcome({ cycle, entity: entity.id, product, sample, refDate }, days) : null),
    [cycle, entity, product, sample, refDate, days],
  );
  if (!outcome) return 'Nobody has said what lives this life.';
  const { happens, stays } = outcome;
  return (
    <>
      {happens.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
      {happens.length === 0 && <b className="font-semibold">Nothing happens by itself.</b>}
      {stays.slice(0, MAX_STATES).map((sentence) => (
        <span key={sentence} className={STUCK_STYLE}>
          {sentence}
        </span>
      ))}
      {stays.length > MAX_STATES && <span className={STUCK_STYLE}>and in {stays.length - MAX_STATES} more states</span>}
    </>
  );
}

function daysInWords(days: number): string {
  if (days === 1) return '1 day passes';
  if (days === 365) return 'A year passes';
  return days === 3650 ? '10 years pass' : `${days} days pass`;
}

/** The clock events of some days and the states in which records stay, as sentences. */
export function idleOutcome(
  { cycle, entity, product, sample, refDate }: Omit<LifecycleProps, 'life'> & { readonly entity: string },
  days: number,
) {
  const records = recordsOf(sample, NO_EDITS);
  const actor = { product, role: null, records, today: refDate };
  const ticks = clockEventsUntil(actor, entity, daysAfter(refDate, days)).filter((tick) => tick.cycle === cycle.id);
  const states = listOf(cycle.states);
  const labels = new Map(states.map(({ id, label }) => [id, label]));
  const moved = new Set(ticks.filter(({ to }) => to !== null).map(({ row }) => row.id));
  const rows = sample.rows(entity).filter(({ id }) => !moved.has(id));
  return {
    happens: countRepeats(ticks.map((tick) => eventSentence(tick, labels))),
    stays: states.flatMap(({ id, label, place }) => {
      const many = rows.filter((row) => row.states.get(cycle.id) === id).length;
      return many === 0 || knownValue(place) === 'last' ? [] : [`${many} still “${label}”`];
    }),
  };
}

function eventSentence({ to, says }: ClockEvent, labels: ReadonlyMap<string, string>): string {
  return to === null ? says : `“${labels.get(to) ?? to}”: ${says}`;
}

/** Distinct sentences with their counts, the most frequent first. */
function countRepeats(sentences: readonly string[]): readonly string[] {
  return [...groupBy(sentences, (sentence) => sentence)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([sentence, { length }]) => `${length} × ${sentence}`);
}
