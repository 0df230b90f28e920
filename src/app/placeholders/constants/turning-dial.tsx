import { useId } from 'react';
import { type Constant, knownValue, lookOfSourced, type Quantity } from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { Button } from '../../kit/button.tsx';
import { Slider } from '../../kit/slider.tsx';
import { act, usePrototypeSession } from '../../prototype/session-store.ts';
import { Gap } from '../facts/fact.tsx';
import { spoken } from './knobs.ts';

/** The factors by which a number can be turned, stop by stop; the middle one leaves it. */
const FACTORS = [0, 0.1, 0.2, 0.5, 1, 2, 5, 10, 100] as const;

/** The stops of a number that can be turned: whole if it is whole, each once, in order. */
export function stopsOf({ amount }: Quantity): readonly number[] {
  const base = amount === 0 ? 1 : amount;
  const round = (value: number) => (Number.isInteger(amount) ? Math.round(value) : Number(value.toPrecision(4)));
  const all = [...FACTORS.map((factor) => round(base * factor)), amount];
  return [...new Set(all)].sort((a, b) => a - b);
}

/** Turns a number for this session; null: back to what was decided. */
function turnTo({ id, label, value }: Constant, amount: number | null): void {
  const decided = knownValue(value);
  const back = amount === null || amount === decided?.amount;
  act({ act: 'set-constant', id, amount: back ? null : amount });
  announce(back ? `${label} is as decided.` : `${label} is ${amount} ${decided?.unit ?? ''} for now.`);
}

const SET = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 items-baseline [&>.spot]:col-span-full';

/** A set number: locked with its unit. It can be turned for now, which says so and changes nothing that was decided. */
export function TurningDial({ constant, onTurn }: { constant: Constant; onTurn?: () => void }) {
  const id = useId();
  const { constants: turned } = usePrototypeSession();
  const { label, value, words } = constant;
  const quantity = knownValue(value);
  if (!quantity) {
    return (
      <div className={SET}>
        <b className="font-[550] wrap-anywhere">
          <bdi>{label}</bdi>
        </b>
        <Gap q={constant.source.question} words={words ? `“${words}” is no number with a unit` : 'how much?'} />
      </div>
    );
  }
  const now = Object.hasOwn(turned, constant.id) ? turned[constant.id] : undefined;
  const amount = now ?? quantity.amount;
  const color = now !== undefined || lookOfSourced(value) === 'guess' ? 'text-guess' : 'text-said';
  const stops = stopsOf(quantity);
  const at = nearest(stops, amount);
  const says = spoken({ amount: String(amount), unit: quantity.unit });
  return (
    <div
      className={`constants-set ${SET}`}
      data-look={lookOfSourced(value)}
      data-turned={now !== undefined || undefined}
    >
      <label className="font-[550] wrap-anywhere" htmlFor={id}>
        <bdi>{label}</bdi>
      </label>
      <output className={`constants-reading voice-22/[1.2] font-medium tabular-nums lining-nums ${color}`} htmlFor={id}>
        {says}
      </output>
      <Slider
        className={`col-span-full w-full h-8 m-0 ${now === undefined ? 'accent-said' : 'accent-guess'}`}
        id={id}
        max={stops.length - 1}
        value={at}
        says={says}
        onChange={(stop) => {
          onTurn?.();
          turnTo(constant, stops[stop] ?? null);
        }}
      />
      {now !== undefined && (
        <p className="col-span-full quiet m-0">
          <span className="tag guess">for now</span> decided:{' '}
          {spoken({ amount: String(quantity.amount), unit: quantity.unit })}{' '}
          <Button look="plain" onClick={() => turnTo(constant, null)}>
            Back<span className="unseen"> to what was decided for {label}</span>
          </Button>
        </p>
      )}
      {quantity.unit === '' && <Gap q={constant.source.question} words="of what? It has no unit" />}
    </div>
  );
}

function nearest(stops: readonly number[], amount: number): number {
  const gaps = stops.map((stop) => Math.abs(stop - amount));
  return gaps.indexOf(Math.min(...gaps));
}
