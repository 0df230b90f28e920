import { useMemo } from 'react';
import {
  type ClockEvent,
  clockEventsUntil,
  daysAfter,
  groupBy,
  knownValue,
  listOf,
  NO_EDITS,
  recordsOf,
} from '#core/product.ts';
import type { LifecycleProps } from './lifecycles.ts';
import { TimeSlider } from './transition-questions.tsx';

const DAY_STOPS = [1, 3, 7, 14, 30, 60, 90, 180, 365, 3650];
const DAY_LABELS = DAY_STOPS.map(daysInWords);
const MAX_STATES = 6;
const STUCK_STYLE = 'pl-2 [border-left:3px_dotted_var(--color-pen)]';

/** Simulates days without a click: which sample records move by the clock, and which stay where they are. */
export function IdleDays(props: LifecycleProps) {
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
      {happens.length === 0 && <b>Nothing happens by itself.</b>}
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
