import { type CSSProperties, useId } from 'react';
import { FREQUENCIES } from './frequency.ts';

interface HowOftenProps {
  readonly who: string;
  readonly value: number;
  /** False while it stands where we put it. */
  readonly touched: boolean;
  readonly onChange: (value: number) => void;
}

/** The slider from "twice a year" to "200 times a day", and what that would mean. */
export function HowOften({ who, value, touched, onChange }: HowOftenProps) {
  const id = useId();
  const often = FREQUENCIES[value] ?? FREQUENCIES[0];
  // Strokes stand closer the more often somebody comes: from one across the strip to a solid black one.
  const gap = { '--purpose-gap': `${Math.max(2, 400 / Math.sqrt(often.visits))}px` } as CSSProperties;
  return (
    <div className="purpose-often">
      <label htmlFor={id}>How often does {who} come?</label>
      <input
        id={id}
        type="range"
        min={0}
        max={FREQUENCIES.length - 1}
        step={1}
        value={value}
        aria-valuetext={often.words}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <span className="purpose-ends quiet" aria-hidden="true">
        <span>twice a year</span>
        <span>200 times a day</span>
      </span>
      <span className="purpose-strokes" style={gap} aria-hidden="true" />
      <output htmlFor={id}>
        <span className={`tag ${touched ? 'hole' : 'guess'}`}>{touched ? 'You say' : 'Guess'}</span>{' '}
        <b>{often.words}.</b> {often.means}
      </output>
    </div>
  );
}
