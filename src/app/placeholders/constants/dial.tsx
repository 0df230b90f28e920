import { useId } from 'react';
import { Button } from '../../kit/button.tsx';
import { Slider } from '../../kit/slider.tsx';
import { useGather } from '../gathering/use-gather.ts';
import { SaidTag } from '../pieces/said-tag.tsx';
import type { KeptNumber } from './kept.ts';
import { type Knob, spoken } from './knobs.ts';

interface DialProps {
  readonly knob: Knob;
  readonly stop: number;
  readonly locked?: KeptNumber | undefined;
  /** What it does to the product, in one line. */
  readonly effect: string;
  readonly turn: (stop: number) => void;
}

/** One knob: a drawn dial over a slider, and the way to keep its number. */
export function Dial({ knob, stop, locked, effect, turn }: DialProps) {
  const id = useId();
  const { rows } = useGather();
  const setting = knob.stops[stop];
  if (locked) return <Locked name={knob.name} kept={locked} />;
  if (!setting) return null;
  const last = knob.stops.length - 1;
  const keep = () =>
    rows(
      'constants.values',
      [{ name: knob.name, value: setting.amount, unit: setting.unit, scope: 'everybody' }],
      ['name'],
    );
  return (
    <div className="constants-dial" data-knob={knob.id}>
      <Needle part={stop / last} />
      <div className="constants-read">
        <label htmlFor={id}>{knob.name}</label>
        <output htmlFor={id}>{spoken(setting)}</output>
      </div>
      <Slider id={id} max={last} value={stop} says={spoken(setting)} onChange={turn} />
      <Button onClick={keep} aria-label={`Keep ${knob.name} at ${spoken(setting)}`}>
        Keep
      </Button>
      <span className="constants-effect col-[2/4] voice-15/[1.3]">{effect}</span>
    </div>
  );
}

function Locked({ name, kept }: { name: string; kept: KeptNumber }) {
  return (
    <div className="constants-dial constants-locked" data-settled={kept.settled || undefined}>
      <svg
        className="constants-needle row-[1/3] w-12 h-12 fill-raised stroke-line-strong stroke-[1.5]"
        viewBox="0 0 44 44"
        aria-hidden="true"
      >
        <circle cx="22" cy="22" r="19" />
        <path d="M15 21v-4a7 7 0 0 1 14 0v4M13 21h18v12H13z" />
      </svg>
      <div className="constants-read">
        <span>{kept.name || name}</span>
        <output>{spoken(kept)}</output>
      </div>
      <span className="quiet col-[2/4]">
        <SaidTag settled={kept.settled} /> {kept.scope}
      </span>
    </div>
  );
}

/** From seven o'clock to five o'clock. */
function Needle({ part }: { part: number }) {
  return (
    <svg
      className="constants-needle row-[1/3] w-12 h-12 fill-raised stroke-line-strong stroke-[1.5]"
      style={{ '--constants-turn': `${part * 300 - 150}deg` }}
      viewBox="0 0 44 44"
      aria-hidden="true"
    >
      <circle cx="22" cy="22" r="19" />
      <path className="constants-hand" d="M22 22V6" />
    </svg>
  );
}
