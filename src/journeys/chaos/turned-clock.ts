import { mulberry32 } from '#core/product.ts';
import type { Clock } from '../../app/sync/requests.ts';

/** A clock that a test turns, and chance that a seed repeats. */
export interface TurnedClock extends Clock {
  /** From now on the clock on the wall is wrong by so many milliseconds more; what was put off still comes in its time. */
  readonly jumps: (milliseconds: number) => void;
  /** Whether something happens now, with a likelihood from 0 to 1. */
  readonly happens: (likelihood: number) => boolean;
  /** A whole number from 0 up to a limit. */
  readonly below: (limit: number) => number;
  /** Waits for something that really runs, before time goes on. */
  readonly really: <T>(running: Promise<T>) => Promise<T>;
  /** Lets what was put off happen in its order, until nothing is left or a moment is reached. */
  readonly runUntil: (moment: number) => Promise<void>;
}

interface Due {
  readonly at: number;
  readonly order: number;
  readonly what: () => void;
}

/** A clock at 0 milliseconds. */
export function turnedClock(seed: number): TurnedClock {
  let now = 0;
  let wrong = 0;
  let order = 0;
  let running = 0;
  const due = new Set<Due>();

  const chance = mulberry32();
  chance.seed(seed);
  const random = () => chance.next();
  const first = (): Due | undefined => {
    let found: Due | undefined;
    for (const one of due)
      if (!found || one.at < found.at || (one.at === found.at && one.order < found.order)) found = one;
    return found;
  };
  /** All that follows from what has happened has followed. */
  const settled = async () => {
    do await new Promise((resolve) => setImmediate(resolve));
    while (running > 0);
  };
  return {
    now: () => now + wrong,
    jumps: (milliseconds) => {
      wrong += milliseconds;
    },
    random,
    happens: (likelihood) => random() < likelihood,
    below: (limit) => Math.floor(random() * limit),
    after: (milliseconds, what) => {
      order += 1;
      const one = { at: now + Math.max(0, milliseconds), order, what };
      due.add(one);
      return () => due.delete(one);
    },
    really: async (what) => {
      running += 1;
      try {
        return await what;
      } finally {
        running -= 1;
      }
    },
    runUntil: async (moment) => {
      await settled();
      for (let next = first(); next && next.at <= moment; next = first()) {
        due.delete(next);
        now = next.at;
        next.what();
        await settled();
      }
      now = Math.max(now, moment);
    },
  };
}
