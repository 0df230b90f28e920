import { useMemo } from 'react';
import { TimePasses } from './around.tsx';
import type { LifeProps } from './lives.ts';
import { quietOutcome } from './quiet.ts';

const STOPS = [1, 3, 7, 14, 30, 60, 90, 180, 365, 3650];
const IN_WORDS = STOPS.map(daysInWords);
/** For how many states it is said what is left in them. */
const FEW = 6;
const LYING = 'pl-2 [border-left:3px_dotted_var(--color-pen)]';

/** Days pass over the sample records, and nobody clicks: what moves by itself, and what is left lying. */
export function QuietDays(props: LifeProps) {
  return (
    <TimePasses stops={IN_WORDS} begin={4} words="and nobody clicks">
      {(stop) => <Outcome {...props} days={STOPS[stop] ?? 30} />}
    </TimePasses>
  );
}

function Outcome({ life: { entity }, cycle, product, sample, refDate, days }: LifeProps & { days: number }) {
  const outcome = useMemo(
    () => (entity ? quietOutcome({ cycle, entity: entity.id, product, sample, refDate }, days) : null),
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
      {stays.slice(0, FEW).map((sentence) => (
        <span key={sentence} className={LYING}>
          {sentence}
        </span>
      ))}
      {stays.length > FEW && <span className={LYING}>and in {stays.length - FEW} more states</span>}
    </>
  );
}

function daysInWords(days: number): string {
  if (days === 1) return '1 day passes';
  if (days === 365) return 'A year passes';
  return days === 3650 ? '10 years pass' : `${days} days pass`;
}
