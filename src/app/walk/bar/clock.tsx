import { useEffect, useRef } from 'react';
import type { Timer } from '#core/room.ts';
import { announce } from '../../kit/announcer.tsx';
import { useServerNow } from '../../session/use-server-now.ts';
import { clockWords, endWords, passedWords, timerNow } from './timer-words.ts';

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
