import { type ReactNode, useId } from 'react';
import { type Constant, knownValue, lookOfSourced, type Quantity, settingWords } from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Slider } from '../../kit/fields.tsx';
import { dispatch, usePrototypeSession } from '../../prototype/session-store.ts';
import { useDraftWriter } from '../answers/draft-writer.ts';
import { SettledTag } from '../pieces/spot-card.tsx';
import { HoleSpot } from '../sourced/sourced-value.tsx';
import { formatSetting, type Knob, type StatedNumber } from './knobs.ts';

/** Factors by which a constant can be overridden, one per stop; the middle one keeps it. */
const FACTORS = [0, 0.1, 0.2, 0.5, 1, 2, 5, 10, 100] as const;

/** The values a constant can be overridden with, in order and without duplicates; whole if the constant is whole. */
export function stopsOf({ amount }: Quantity): readonly number[] {
  const base = amount === 0 ? 1 : amount;
  const round = (value: number) => (Number.isInteger(amount) ? Math.round(value) : Number(value.toPrecision(4)));
  const all = [...FACTORS.map((factor) => round(base * factor)), amount];
  return [...new Set(all)].sort((a, b) => a - b);
}

/** Overrides a constant for this session; null removes the override. */
function overrideConstant({ id, label, value }: Constant, amount: number | null): void {
  const decided = knownValue(value);
  const isReset = amount === null || amount === decided?.amount;
  dispatch({ act: 'set-constant', id, amount: isReset ? null : amount });
  announce(isReset ? `${label} is as decided.` : `${label} is ${amount} ${decided?.unit ?? ''} for now.`);
}

const DIAL_GRID = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 items-baseline [&>.spot]:col-span-full';

/** A constant that is set. It can be overridden for this session; the decision stays. */
export function ConstantDial({ constant, onTurn }: { constant: Constant; onTurn?: () => void }) {
  const id = useId();
  const { constants: overrides } = usePrototypeSession();
  const { label, value, words } = constant;
  const setting = knownValue(constant.setting);
  const quantity = knownValue(value);
  if (!quantity) {
    return (
      <div className={DIAL_GRID}>
        <b className="font-semibold wrap-anywhere">
          <bdi>{label}</bdi>
        </b>
        {setting === undefined ? (
          <HoleSpot q={constant.source.question} words={words ? `“${words}” is no number with a unit` : 'how much?'} />
        ) : (
          <bdi>{settingWords(setting)}</bdi>
        )}
      </div>
    );
  }
  const turned = Object.hasOwn(overrides, constant.id) ? overrides[constant.id] : undefined;
  const override = typeof turned === 'number' ? turned : undefined;
  const amount = override ?? quantity.amount;
  const color = override !== undefined ? 'text-guess' : 'text-decided';
  const stops = stopsOf(quantity);
  const stopIndex = nearest(stops, amount);
  const reading = formatSetting({ amount: String(amount), unit: quantity.unit });
  return (
    <div
      className={`constants-set ${DIAL_GRID}`}
      data-look={lookOfSourced(value)}
      data-turned={override !== undefined || undefined}
    >
      <label className="font-semibold wrap-anywhere" htmlFor={id}>
        <bdi>{label}</bdi>
      </label>
      <output className={`constants-reading voice-xl font-semibold tabular-nums lining-nums ${color}`} htmlFor={id}>
        {reading}
      </output>
      <Slider
        className={`col-span-full w-full h-8 m-0 ${override === undefined ? 'accent-decided' : 'accent-guess'}`}
        id={id}
        max={stops.length - 1}
        value={stopIndex}
        says={reading}
        onChange={(stop) => {
          onTurn?.();
          overrideConstant(constant, stops[stop] ?? null);
        }}
      />
      {override !== undefined && (
        <p className="col-span-full quiet m-0">
          <span className="tag guess">for now</span> decided:{' '}
          {formatSetting({ amount: String(quantity.amount), unit: quantity.unit })}{' '}
          <Button look="plain" onClick={() => overrideConstant(constant, null)}>
            Back<span className="unseen"> to what was decided for {label}</span>
          </Button>
        </p>
      )}
      {quantity.unit === '' && <HoleSpot q={constant.source.question} words="of what? It has no unit" />}
    </div>
  );
}

function nearest(stops: readonly number[], amount: number): number {
  const distances = stops.map((stop) => Math.abs(stop - amount));
  return distances.indexOf(Math.min(...distances));
}

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
