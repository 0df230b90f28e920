/** How often something may be done: so often in one go, and so often a second in the long run. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Counts what is done, by whom. */
export interface Limit {
  /** Takes one turn. Returns 0, or the whole seconds until there is one again. */
  readonly take: (who: string) => number;
}

/** Those kept apart at most; beyond it, those who have done nothing for long are forgotten first. */
const KEPT = 10_000;

/** A bucket of turns for everybody, filled again as time goes by. `now` in milliseconds. */
export function openLimit({ perSecond, burst }: Rate, now: () => number): Limit {
  const buckets = new Map<string, { left: number; at: number }>();
  return {
    take: (who) => {
      const at = now();
      const { left, at: since } = buckets.get(who) ?? { left: burst, at };
      const filled = Math.min(burst, left + (Math.max(0, at - since) / 1_000) * perSecond);
      const isFree = filled >= 1;
      // Set anew, so that the oldest stand first.
      buckets.delete(who);
      buckets.set(who, { left: isFree ? filled - 1 : filled, at });
      for (const oldest of buckets.keys()) {
        if (buckets.size <= KEPT) break;
        buckets.delete(oldest);
      }
      return isFree ? 0 : Math.ceil((1 - filled) / perSecond);
    },
  };
}
