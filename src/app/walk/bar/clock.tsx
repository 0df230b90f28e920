import { useEffect, useRef, useState } from 'react';
import type { Timer } from '#core/room.ts';
import { announce } from '../../frame/announcer.tsx';
import { serverNow } from '../../room/room-store.ts';
import { clockWords, endWords, passedWords, timerNow } from './timer-words.ts';

const TICK = 250;

/** The time that is left, and when it ends. Five minutes, one and none are said aloud. */
export function Clock({ timer, aloud = false }: { timer: Timer; aloud?: boolean }) {
  const stands = timerNow(timer, useServerClock());
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

/** The server’s clock, kept going. */
function useServerClock(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const ticking = setInterval(() => setNow(serverNow()), TICK);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
