import { useId } from 'react';
import { type Constant, knownValue, lookOfSourced, type Quantity } from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Slider } from '../../kit/fields.tsx';
import { dispatch, usePrototypeSession } from '../../prototype/session-store.ts';
import { HoleSpot } from '../sourced/sourced-value.tsx';
import { formatSetting } from './knobs.ts';

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
  const quantity = knownValue(value);
  if (!quantity) {
    return (
      <div className={DIAL_GRID}>
        <b className="font-semibold wrap-anywhere">
          <bdi>{label}</bdi>
        </b>
        <HoleSpot q={constant.source.question} words={words ? `“${words}” is no number with a unit` : 'how much?'} />
      </div>
    );
  }
  const override = Object.hasOwn(overrides, constant.id) ? overrides[constant.id] : undefined;
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
