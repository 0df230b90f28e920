import { type ReactNode, useId } from 'react';
import { Button } from '../../kit/button.tsx';
import { Slider } from '../../kit/slider.tsx';
import { useGather } from '../gathering/use-gather.ts';
import { SaidTag } from '../pieces/decided-line.tsx';
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

const READ = 'col-[2/4] flex flex-wrap justify-between items-baseline gap-x-3 text-14 text-ink-2 wrap-anywhere';
const NUMBER = 'voice-20/[1.2] font-medium tabular-nums lining-nums';

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
    <Frame look="hole" knob={knob.id}>
      {/* From seven o’clock to five o’clock. */}
      <Face look="hole">
        <path className="stroke-pen stroke-3" d="M22 22V6" transform={`rotate(${(stop / last) * 300 - 150} 22 22)`} />
      </Face>
      <div className={READ}>
        <label htmlFor={id}>{knob.name}</label>
        <output className={`text-ink dashed-b-guess ${NUMBER}`} htmlFor={id}>
          {spoken(setting)}
        </output>
      </div>
      <Slider
        className="col-2 w-full min-w-0 h-9 m-0"
        id={id}
        max={last}
        value={stop}
        says={spoken(setting)}
        onChange={turn}
      />
      <Button
        className="button col-3 row-2 justify-self-end"
        onClick={keep}
        aria-label={`Keep ${knob.name} at ${spoken(setting)}`}
      >
        Keep
      </Button>
      <span className="col-[2/4] voice-15/[1.3] @wide:hidden">{effect}</span>
    </Frame>
  );
}

function Locked({ name, kept }: { name: string; kept: KeptNumber }) {
  const look = kept.settled ? 'said' : 'guess';
  return (
    <Frame look={look}>
      <Face look={look}>
        <path d="M15 21v-4a7 7 0 0 1 14 0v4M13 21h18v12H13z" />
      </Face>
      <div className={READ}>
        <span>{kept.name || name}</span>
        <output className={`${kept.settled ? 'text-said' : 'text-ink dashed-b-guess'} ${NUMBER}`}>
          {spoken(kept)}
        </output>
      </div>
      <span className="quiet col-[2/4]">
        <SaidTag settled={kept.settled} /> {kept.scope}
      </span>
    </Frame>
  );
}

interface DrawnProps {
  readonly look: keyof typeof FACES;
  readonly children: ReactNode;
}

function Frame({ look, knob, children }: DrawnProps & { readonly knob?: string }) {
  const edge = look === 'said' ? 'border-b border-b-said' : '[border-bottom:1px_dashed_var(--color-ink-2)]';
  return (
    <div
      className={`grid grid-cols-[48px_minmax(0,1fr)_auto] gap-x-3 gap-y-1 items-center pb-3 ${edge}`}
      data-knob={knob}
    >
      {children}
    </div>
  );
}

const FACES = {
  said: 'fill-said-wash stroke-said',
  guess: 'fill-guess-wash stroke-guess',
  hole: 'fill-raised stroke-line-strong',
};

function Face({ look, children }: DrawnProps) {
  return (
    <svg className={`row-[1/3] w-12 h-12 stroke-[1.5] ${FACES[look]}`} viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="22" r="19" />
      {children}
    </svg>
  );
}
