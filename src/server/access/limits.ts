/** How often something may be done: so often in one go, and so often a second in the long run. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** Counts what is done, by whom. */
export interface Limit {
  /** Takes one turn, or several. Returns 0, or the whole seconds until there are as many again; it may be never. */
  readonly take: (who: string, turns?: number) => number;
  readonly giveBack: (who: string, turns?: number) => void;
  /** They begin anew. */
  readonly forget: (who: string) => void;
}

/** Those kept apart at most; beyond it, those who have done nothing for long are forgotten first. */
const KEPT = 10_000;

/** A bucket of turns for everybody, filled again as time goes by. `now` in milliseconds. */
export function openLimit({ perSecond, burst }: Rate, now: () => number): Limit {
  const buckets = new Map<string, { left: number; at: number }>();
  const filled = (who: string) => {
    const at = now();
    const { left, at: since } = buckets.get(who) ?? { left: burst, at };
    return Math.min(burst, left + (Math.max(0, at - since) / 1_000) * perSecond);
  };
  const keep = (who: string, left: number) => {
    // Set anew, so that the oldest stand first.
    buckets.delete(who);
    buckets.set(who, { left, at: now() });
    for (const oldest of buckets.keys()) {
      if (buckets.size <= KEPT) break;
      buckets.delete(oldest);
    }
  };
  return {
    take: (who, turns = 1) => {
      const left = filled(who);
      const isFree = left >= turns;
      keep(who, isFree ? left - turns : left);
      return isFree ? 0 : Math.ceil((turns - left) / perSecond);
    },
    giveBack: (who, turns = 1) => keep(who, Math.min(burst, filled(who) + turns)),
    forget: (who) => void buckets.delete(who),
  };
}
