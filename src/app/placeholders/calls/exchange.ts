import type { NumberValue } from '#core/index.ts';
import { millisecondsOf } from './milliseconds.ts';

/** One Save and what became of it. Times are in seconds; `since` is a reading of the clock in milliseconds. */
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

/** The next state of an exchange. Saving again while the first envelope is out sends another one. */
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

/** Nobody can tell more envelopes than this apart. */
const MAX_ENVELOPES = 9;

/** Seconds the stage waits while nobody has said how long. */
const DEFAULT_WAIT = 9;
/** Nobody sits through more seconds than this to see that something takes long. */
const MAX_WAIT = 30;

/** How many seconds the stage really waits: what was decided, cut to what a room can bear. */
export function simulatedWait(decided: NumberValue | undefined): number {
  const { amount = '', unit = '' } = decided ?? {};
  const seconds = (millisecondsOf({ amount: Number(amount), unit, text: amount }) ?? 0) / 1000;
  return seconds > 0 ? Math.min(seconds, MAX_WAIT) : DEFAULT_WAIT;
}

/** A time as the clock shows it: "3.4". */
export function formatSeconds(seconds: number): string {
  return (Math.floor(seconds * 10) / 10).toFixed(1);
}
