import { type ReactNode, useId } from 'react';
import { Button } from '../../kit/button.tsx';
import { Slider } from '../../kit/fields.tsx';
import { useDraftWriter } from '../draft-writing/use-draft-writer.ts';
import { SettledTag } from '../pieces/attributed-text.tsx';
import { formatSetting, type Knob } from './knobs.ts';
import type { StatedNumber } from './stated-numbers.ts';

interface KnobDialProps {
  readonly knob: Knob;
  readonly stop: number;
  readonly locked?: StatedNumber | undefined;
  /** What it does to the product, in one line. */
  readonly effect: string;
  readonly turn: (stop: number) => void;
}

const READING = 'col-[2/4] flex flex-wrap justify-between items-baseline gap-x-3 text-sm text-ink-2 wrap-anywhere';
const NUMBER = 'voice-xl font-semibold tabular-nums lining-nums';

export function KnobDial({ knob, stop, locked, effect, turn }: KnobDialProps) {
  const id = useId();
  const { addRows } = useDraftWriter();
  const setting = knob.stops[stop];
  if (locked) return <LockedDial name={knob.name} kept={locked} />;
  if (!setting) return null;
  const last = knob.stops.length - 1;
  const addToDraft = () =>
    addRows(
      'constants.values',
      [{ name: knob.name, value: setting.amount, unit: setting.unit, scope: 'everybody' }],
      ['name'],
    );
  return (
    <DialFrame look="hole" knob={knob.id}>
      {/* The hand turns from seven to five o’clock. */}
      <DialFace look="hole">
        <path className="stroke-pen stroke-3" d="M22 22V6" transform={`rotate(${(stop / last) * 300 - 150} 22 22)`} />
      </DialFace>
      <div className={READING}>
        <label htmlFor={id}>{knob.name}</label>
        <output className={`text-ink dashed-b-guess ${NUMBER}`} htmlFor={id}>
          {formatSetting(setting)}
        </output>
      </div>
      <Slider
        className="col-2 w-full min-w-0 h-9 m-0"
        id={id}
        max={last}
        value={stop}
        says={formatSetting(setting)}
        onChange={turn}
      />
      <Button
        className="button col-3 row-2 justify-self-end"
        onClick={addToDraft}
        aria-label={`Keep ${knob.name} at ${formatSetting(setting)}`}
      >
        Keep
      </Button>
      <span className="col-[2/4] voice-lg @wide:hidden">{effect}</span>
    </DialFrame>
  );
}

function LockedDial({ name, kept }: { name: string; kept: StatedNumber }) {
  const look = kept.settled ? 'decided' : 'guess';
  return (
    <DialFrame look={look}>
      <DialFace look={look}>
        <path d="M15 21v-4a7 7 0 0 1 14 0v4M13 21h18v12H13z" />
      </DialFace>
      <div className={READING}>
        <span>{kept.name || name}</span>
        <output className={`${kept.settled ? 'text-decided' : 'text-ink dashed-b-guess'} ${NUMBER}`}>
          {formatSetting(kept)}
        </output>
      </div>
      <span className="quiet col-[2/4]">
        <SettledTag settled={kept.settled} /> {kept.scope}
      </span>
    </DialFrame>
  );
}

interface DialPartProps {
  readonly look: keyof typeof FACE_CLASSES;
  readonly children: ReactNode;
}

function DialFrame({ look, knob, children }: DialPartProps & { readonly knob?: string }) {
  const border = look === 'decided' ? 'border-b border-b-decided' : '[border-bottom:1px_dashed_var(--color-ink-2)]';
  return (
    <div
      className={`grid grid-cols-[48px_minmax(0,1fr)_auto] gap-x-3 gap-y-1 items-center pb-3 ${border}`}
      data-knob={knob}
    >
      {children}
    </div>
  );
}

const FACE_CLASSES = {
  decided: 'fill-decided-wash stroke-decided',
  guess: 'fill-guess-wash stroke-guess',
  hole: 'fill-raised stroke-line-strong',
};

function DialFace({ look, children }: DialPartProps) {
  return (
    <svg className={`row-[1/3] w-12 h-12 stroke-[1.5] ${FACE_CLASSES[look]}`} viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="22" r="19" />
      {children}
    </svg>
  );
}
