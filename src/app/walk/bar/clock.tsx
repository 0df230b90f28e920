import { useEffect, useRef } from 'react';
import type { Timer } from '#core/room.ts';
import { announce } from '../../kit/announcer.tsx';
import { useServerNow } from '../../session/presence-store.ts';

const TICK = 250;

/** The time that is left, and when it ends. Five minutes, one and none are said aloud. */
export function Clock({ timer, aloud = false }: { timer: Timer; aloud?: boolean }) {
  const stands = timerNow(timer, useServerNow(TICK));
  const { left, phase } = stands;
  const before = useRef(left);
  useEffect(() => {
    const words = phase === 'held' ? null : passedWords(before.current, left);
    before.current = left;
    if (aloud && words) announce(words);
  }, [aloud, phase, left]);
  return (
    <span className="clock" data-phase={phase}>
      <b>{clockWords(left)}</b> <small>{endWords(stands)}</small>
    </span>
  );
}

/** How a timer stands at a moment. */
interface TimerNow {
  /** Milliseconds left; below 0 when it is over. */
  readonly left: number;
  readonly phase: 'plenty' | 'last minute' | 'over' | 'held';
  /** When it ends, milliseconds since 1970; null while it is held. */
  readonly ends: number | null;
}

const MINUTE = 60_000;

/** @param now the server’s clock, milliseconds since 1970 */
export function timerNow({ ends, left }: Timer, now: number): TimerNow {
  if (ends === null) return { left, phase: 'held', ends };
  const still = ends - now;
  const phase = still <= 0 ? 'over' : still <= MINUTE ? 'last minute' : 'plenty';
  return { left: still, phase, ends };
}

/** Minutes and seconds as a clock shows them: "4:12"; what is over counts up from "+0:00". */
export function clockWords(left: number): string {
  const seconds = left > 0 ? Math.ceil(left / 1_000) : Math.floor(-left / 1_000);
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return left > 0 ? shown : `+${shown}`;
}

const TIME = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

/** What stands beside the clock: "ends 14:35". */
export function endWords({ phase, ends }: TimerNow): string {
  if (ends === null) return 'held';
  return phase === 'over' ? 'time is up' : `ends ${TIME.format(ends)}`;
}

const MARKS: readonly { readonly at: number; readonly words: string }[] = [
  { at: 0, words: 'Time is up.' },
  { at: MINUTE, words: '1 minute left.' },
  { at: 5 * MINUTE, words: '5 minutes left.' },
];

/** What is said aloud when a running timer has gone from so many milliseconds left to fewer; null: nothing. */
export function passedWords(before: number, left: number): string | null {
  return MARKS.find(({ at }) => before > at && left <= at)?.words ?? null;
}

/** What setting, holding or taking away the timer says to everybody; null: nothing. @param now the server’s clock */
export function timerNewsOf(before: Timer | null, timer: Timer | null, now: number): string | null {
  if (timer === null) return before && 'The timer is taken away.';
  if (timer.ends === null) return before?.ends === null ? null : 'The timer is held.';
  if (timer.ends === before?.ends) return null;
  return `The timer runs: ${Math.round((timer.ends - now) / MINUTE)} min.`;
}
