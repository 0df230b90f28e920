import { useId, useMemo, useState } from 'react';
import { quietOutcome } from './quiet.ts';
import type { LifeProps } from './told.tsx';

const STOPS = [1, 3, 7, 14, 30, 60, 90, 180, 365, 3650];
const BEGIN = 4;
/** States of which it is told how many still lie there. */
const FEW = 6;

/** Days pass over the sample records, and nobody clicks: what moves by itself, and what is left lying. */
export function QuietDays({ life: { entity }, cycle, product, sample, refDate }: LifeProps) {
  const ids = useId();
  const [stop, setStop] = useState(BEGIN);
  const days = STOPS[stop] ?? 30;
  const outcome = useMemo(
    () => (entity ? quietOutcome({ cycle, entity: entity.id, product, sample, refDate }, days) : null),
    [cycle, entity, product, sample, refDate, days],
  );
  return (
    <div className="states-wait">
      <label htmlFor={ids}>
        <b>{daysInWords(days)}</b> and nobody clicks
      </label>
      <input
        id={ids}
        type="range"
        min={0}
        max={STOPS.length - 1}
        value={stop}
        aria-valuetext={daysInWords(days)}
        onChange={(event) => setStop(Number(event.target.value))}
      />
      <output htmlFor={ids}>
        {outcome?.happens.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
        {outcome?.happens.length === 0 && <b>Nothing happens by itself.</b>}
        {outcome?.stays.slice(0, FEW).map((sentence) => (
          <span key={sentence} className="states-lying">
            {sentence}
          </span>
        ))}
        {outcome && outcome.stays.length > FEW && (
          <span className="states-lying">and in {outcome.stays.length - FEW} more states</span>
        )}
        {!outcome && 'Nobody has said what lives this life.'}
      </output>
    </div>
  );
}

function daysInWords(days: number): string {
  if (days === 1) return '1 day passes';
  if (days === 365) return 'A year passes';
  return days === 3650 ? '10 years pass' : `${days} days pass`;
}
