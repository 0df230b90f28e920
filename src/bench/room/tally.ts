/** Durations in tenths of a millisecond, counted: millions of deliveries fit in a few kilobytes. */
export interface Tally {
  readonly add: (milliseconds: number) => void;
  readonly count: () => number;
  /** A percentile in milliseconds, by the nearest rank. */
  readonly percentile: (percent: number) => number;
}

/** Anything longer counts as this many milliseconds. */
const LONGEST = 60_000;

export function tally(): Tally {
  const counts = new Uint32Array(LONGEST * 10 + 1);
  let count = 0;
  return {
    add: (milliseconds) => {
      const at = Math.min(counts.length - 1, Math.max(0, Math.round(milliseconds * 10)));
      counts[at] = (counts[at] ?? 0) + 1;
      count += 1;
    },
    count: () => count,
    percentile: (percent) => {
      const rank = Math.ceil((percent / 100) * count);
      let seen = 0;
      for (const [at, many] of counts.entries()) {
        seen += many;
        if (seen >= rank) return at / 10;
      }
      return Number.NaN;
    },
  };
}
