import { useEffect, useReducer } from 'react';
import { announce } from '../../kit/announcer.tsx';
import { type Exchange, follow, IDLE } from './exchange.ts';

const TICK = 100;

export interface RunningExchange {
  readonly now: Exchange;
  readonly save: () => void;
  readonly giveUp: () => void;
  readonly reset: () => void;
}

/** An exchange that runs by the clock on the wall; `wait` is how many seconds pass before silence is certain. */
export function useExchange(wait: number): RunningExchange {
  const [now, happen] = useReducer(follow, IDLE);
  const out = now.phase === 'out';
  const since = out ? now.since : 0;
  useEffect(() => {
    if (!out) return;
    const timer = setInterval(() => {
      const at = performance.now();
      if (at - since >= wait * 1000) announce(`${wait} seconds are over. Nobody answered.`);
      happen({ what: 'tick', at, wait });
    }, TICK);
    return () => clearInterval(timer);
  }, [out, since, wait]);
  return {
    now,
    save: () => {
      announce(out ? 'Sent once more.' : 'Sent. Waiting for an answer.');
      happen({ what: 'saved', at: performance.now() });
    },
    giveUp: () => {
      announce('Given up.');
      happen({ what: 'given-up', at: performance.now() });
    },
    reset: () => happen({ what: 'reset' }),
  };
}
