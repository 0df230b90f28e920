import type { NumberValue } from '#core/index.ts';
import type { Quantity } from '#core/product.ts';

/** One press of Save and its outcome. Times are in seconds; `since` is a timestamp in milliseconds. */
export type ExchangeState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'out'; readonly since: number; readonly waited: number; readonly sent: number }
  | {
      readonly phase: 'over';
      readonly end: 'silence' | 'given-up';
      readonly waited: number;
      readonly sent: number;
    };

export type ExchangeEvent =
  | { readonly what: 'saved'; readonly at: number }
  | { readonly what: 'tick'; readonly at: number; readonly wait: number }
  | { readonly what: 'given-up'; readonly at: number }
  | { readonly what: 'reset' };

export const IDLE: ExchangeState = { phase: 'idle' };

/** Reducer. Saving again while waiting sends another envelope. */
export function reduceExchange(state: ExchangeState, event: ExchangeEvent): ExchangeState {
  if (event.what === 'reset') return IDLE;
  if (state.phase !== 'out') {
    return event.what === 'saved' ? { phase: 'out', since: event.at, waited: 0, sent: 1 } : state;
  }
  if (event.what === 'saved') return { ...state, sent: Math.min(state.sent + 1, MAX_ENVELOPES) };
  const waited = (event.at - state.since) / 1000;
  if (event.what === 'given-up') return { phase: 'over', end: 'given-up', waited, sent: state.sent };
  if (waited < event.wait) return { ...state, waited };
  return { phase: 'over', end: 'silence', waited: event.wait, sent: state.sent };
}

/** More envelopes are not drawn. */
const MAX_ENVELOPES = 9;

/** Seconds, while no limit is decided. */
const DEFAULT_WAIT = 9;
/** Longer waits are cut to this many seconds. */
const MAX_WAIT = 30;

/** Seconds the stage waits: the decided limit, capped. */
export function simulatedWait(decided: NumberValue | undefined): number {
  const { amount = '', unit = '' } = decided ?? {};
  const seconds = (millisecondsOf({ amount: Number(amount), unit, text: amount }) ?? 0) / 1000;
  return seconds > 0 ? Math.min(seconds, MAX_WAIT) : DEFAULT_WAIT;
}

/** Seconds with one decimal, rounded down: "3.4". */
export function formatSeconds(seconds: number): string {
  return (Math.floor(seconds * 10) / 10).toFixed(1);
}

const MILLISECONDS: readonly (readonly [unit: RegExp, factor: number])[] = [
  [/^(?:ms|millisecond)/i, 1],
  [/^(?:s$|sec)/i, 1_000],
  [/^min/i, 60_000],
  [/^(?:h$|hour)/i, 3_600_000],
];

/** A duration in milliseconds; undefined if it is unknown or its unit is no unit of time. */
export function millisecondsOf(time: Quantity | undefined): number | undefined {
  const factor = MILLISECONDS.find(([unit]) => unit.test(time?.unit ?? ''))?.[1];
  return time && factor !== undefined ? time.amount * factor : undefined;
}
