/** Time and chance, from outside, so that a test can turn them. */
export interface Clock {
  readonly now: () => number;
  /** Does something after so many milliseconds, unless what is returned is called before. */
  readonly after: (milliseconds: number, what: () => void) => () => void;
  /** A number from 0 up to 1. */
  readonly random: () => number;
}

export const CLOCK: Clock = {
  now: () => Date.now(),
  after: (milliseconds, what) => {
    const timer = setTimeout(what, milliseconds);
    return () => clearTimeout(timer);
  },
  random: Math.random,
};

/**
 * Milliseconds to wait before the next try: doubled from `first` at each up to `most`, half of it by chance, so that a
 * room full of pages does not come back at the same moment.
 */
export function backoff(tries: number, first: number, most: number, random: () => number): number {
  const whole = Math.min(first * 2 ** tries, most);
  return whole / 2 + (whole / 2) * random();
}
