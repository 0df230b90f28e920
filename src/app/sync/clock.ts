/** Time and chance, from outside, so that tests can control them. */
export interface Clock {
  readonly now: () => number;
  /** Calls `callback` after so many milliseconds, unless the returned function is called first. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  /** At least 0, less than 1. */
  readonly random: () => number;
}

export const CLOCK: Clock = {
  now: () => Date.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/** Milliseconds, doubled from `first` up to `max`; half of it is random, so that pages do not all come back at once. */
export function backoff(tries: number, first: number, max: number, random: () => number): number {
  const whole = Math.min(first * 2 ** tries, max);
  return whole / 2 + (whole / 2) * random();
}
