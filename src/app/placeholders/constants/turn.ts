import { type Constant, knownValue, type Quantity } from '#core/product.ts';
import { announce } from '../../kit/announcer.tsx';
import { act } from '../../prototype/session-store.ts';

/** The factors by which a number can be turned, stop by stop; the middle one leaves it. */
const FACTORS = [0, 0.1, 0.2, 0.5, 1, 2, 5, 10, 100] as const;

/** The stops of a number that can be turned: whole if it is whole, each once, in order. */
export function stopsOf({ amount }: Quantity): readonly number[] {
  const base = amount === 0 ? 1 : amount;
  const round = (value: number) =>
    Number.isInteger(amount) ? Math.round(value) : Number(value.toPrecision(4));
  const all = [...FACTORS.map((factor) => round(base * factor)), amount];
  return [...new Set(all)].sort((a, b) => a - b);
}

/** Turns a number for this session; null: back to what was decided. */
export function turnTo({ id, label, value }: Constant, amount: number | null): void {
  const decided = knownValue(value);
  const back = amount === null || amount === decided?.amount;
  act({ act: 'set-constant', id, amount: back ? null : amount });
  announce(back ? `${label} is as decided.` : `${label} is ${amount} ${decided?.unit ?? ''} for now.`);
}
