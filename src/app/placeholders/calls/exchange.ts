import type { NumberValue } from '#core/index.ts';
import { millisecondsOf } from './patience.ts';

/** One Save and what became of it. Times are in seconds; `since` is a reading of the clock in milliseconds. */
export type Exchange =
  | { readonly phase: 'idle' }
  | { readonly phase: 'out'; readonly since: number; readonly waited: number; readonly sent: number }
  | {
      readonly phase: 'over';
      readonly end: 'silence' | 'given-up';
      readonly waited: number;
      readonly sent: number;
    };

export type Happening =
  | { readonly what: 'saved'; readonly at: number }
  | { readonly what: 'tick'; readonly at: number; readonly wait: number }
  | { readonly what: 'given-up'; readonly at: number }
  | { readonly what: 'reset' };

export const IDLE: Exchange = { phase: 'idle' };

/** The next state of an exchange. Saving again while the first envelope is out sends another one. */
export function follow(now: Exchange, happened: Happening): Exchange {
  if (happened.what === 'reset') return IDLE;
  if (now.phase !== 'out') {
    return happened.what === 'saved' ? { phase: 'out', since: happened.at, waited: 0, sent: 1 } : now;
  }
  if (happened.what === 'saved') return { ...now, sent: Math.min(now.sent + 1, MOST_ENVELOPES) };
  const waited = (happened.at - now.since) / 1000;
  if (happened.what === 'given-up') return { phase: 'over', end: 'given-up', waited, sent: now.sent };
  if (waited < happened.wait) return { ...now, waited };
  return { phase: 'over', end: 'silence', waited: happened.wait, sent: now.sent };
}

/** Nobody can tell more envelopes than this apart. */
const MOST_ENVELOPES = 9;

/** Seconds the stage waits while nobody has said how long. */
const PAINFUL = 9;
/** Nobody sits through more seconds than this to see that something takes long. */
const LONGEST_PLAYED = 30;

/** How many seconds the stage really waits: what was decided, cut to what a room can bear. */
export function playedWait(decided: NumberValue | undefined): number {
  const { amount = '', unit = '' } = decided ?? {};
  const seconds = (millisecondsOf({ amount: Number(amount), unit, text: amount }) ?? 0) / 1000;
  return seconds > 0 ? Math.min(seconds, LONGEST_PLAYED) : PAINFUL;
}

/** A time as the clock shows it: "3.4". */
export function clockFace(seconds: number): string {
  return (Math.floor(seconds * 10) / 10).toFixed(1);
}
