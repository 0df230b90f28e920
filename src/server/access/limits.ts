import { groupBy, type Speaker } from '#core/index.ts';
import type { Viewer } from './viewer.ts';

/** How often something may be done: `burst` times at once, and `perSecond` in the long run. */
export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

type RateLimiter = ReturnType<typeof openRateLimiter>;

/** Most buckets that are kept; beyond that, those not used for longest are dropped. */
const MAX_BUCKETS = 10_000;

/** A token bucket for each key. `now` in milliseconds. */
export function openRateLimiter({ perSecond, burst }: Rate, now: () => number) {
  const buckets = new Map<string, { left: number; at: number }>();
  const refilled = (who: string) => {
    const at = now();
    const { left, at: since } = buckets.get(who) ?? { left: burst, at };
    return Math.min(burst, left + (Math.max(0, at - since) / 1_000) * perSecond);
  };
  const keep = (who: string, left: number) => {
    // Inserted again, so that the least recently used come first.
    buckets.delete(who);
    buckets.set(who, { left, at: now() });
    for (const oldest of buckets.keys()) {
      if (buckets.size <= MAX_BUCKETS) break;
      buckets.delete(oldest);
    }
  };
  return {
    /** Takes tokens. Returns 0, or the whole seconds until there are enough; Infinity where they never refill. */
    take: (who: string, turns = 1) => {
      const left = refilled(who);
      const isFree = left >= turns;
      keep(who, isFree ? left - turns : left);
      return isFree ? 0 : Math.ceil((turns - left) / perSecond);
    },
    giveBack: (who: string, turns = 1) => keep(who, Math.min(burst, refilled(who) + turns)),
    forget: (who: string) => void buckets.delete(who),
  };
}

export interface WriteCost {
  readonly bytes: number;
  readonly isQuestion: boolean;
}

/** Somebody who has met a limit on writing. */
export interface Excess {
  readonly person: string;
  readonly speaker: Speaker;
  /** How many others at the same address have met its limit; null: it is their own limit. */
  readonly others: number | null;
}

/** Counts what is written, by person and by address, so that nobody fills the disk or drowns others out. */
export type WriteMeter = ReturnType<typeof openWriteMeter>;

const MB = 1024 * 1024;
/**
 * Far above what people write, and above what an outbox holds after hours without a network. `inAll` is the total of
 * one person while the server runs; `address` is for all people at one address together.
 */
const WRITE_LIMITS: readonly {
  readonly of: (writing: WriteCost) => number;
  readonly person: Rate;
  readonly inAll: Rate;
  readonly address: Rate;
}[] = [
  {
    of: () => 1,
    person: { perSecond: 2, burst: 600 },
    inAll: { perSecond: 0, burst: 10_000 },
    address: { perSecond: 10, burst: 6_000 },
  },
  {
    of: ({ bytes }) => bytes,
    person: { perSecond: MB / 60, burst: 4 * MB },
    inAll: { perSecond: 0, burst: 32 * MB },
    address: { perSecond: MB / 15, burst: 32 * MB },
  },
  {
    of: ({ isQuestion }) => (isQuestion ? 1 : 0),
    person: { perSecond: 0.1, burst: 60 },
    inAll: { perSecond: 0, burst: 500 },
    address: { perSecond: 0.5, burst: 300 },
  },
];
/** Milliseconds for which facilitators see that somebody has met a limit. */
const HIT_LIFETIME = 10 * 60_000;
/** Longest wait, in seconds, that a page is given: a facilitator may allow more meanwhile. */
const RETRY_SECONDS = 60;

interface LimitHit {
  readonly at: number;
  readonly origin: string;
  readonly speaker: Speaker;
  readonly isShared: boolean;
}

/** `onExcess` is called when somebody meets a limit. */
export function openWriteMeter(now: () => number, onExcess: () => void) {
  const limits = WRITE_LIMITS.map(({ of, person, inAll, address }) => ({
    of,
    own: [openRateLimiter(person, now), openRateLimiter(inAll, now)],
    shared: openRateLimiter(address, now),
  }));
  /** By person. */
  const hits = new Map<string, LimitHit>();
  const recent = () => {
    for (const [person, { at }] of hits) if (at + HIT_LIFETIME < now()) hits.delete(person);
    return [...hits];
  };
  return {
    /** Takes the cost of a write, or returns the seconds to wait; a facilitator may allow more earlier. */
    take: ({ as, person, speaker }: Viewer, origin: string, writing: WriteCost) => {
      const taken: (() => void)[] = [];
      const giveBack = () => {
        for (const back of taken) back();
      };
      if (as === 'facilitator' || !speaker) return { giveBack };
      for (const { of, own, shared } of limits) {
        const turns = of(writing);
        const takes: readonly (readonly [RateLimiter, string])[] = [
          ...own.map((limit) => [limit, person] as const),
          [shared, origin],
        ];
        for (const [limit, who] of takes) {
          const seconds = limit.take(who, turns);
          if (seconds > 0) {
            giveBack();
            const isNews = !hits.delete(person);
            hits.set(person, { at: now(), origin, speaker, isShared: limit === shared });
            if (isNews) onExcess();
            return { seconds: Math.min(seconds, RETRY_SECONDS) };
          }
          taken.push(() => limit.giveBack(who, turns));
        }
      }
      return { giveBack };
    },
    /** Those who have met a limit lately, the newest last. */
    excesses: () => {
      const all = recent();
      const shared = groupBy(
        all.filter(([, { isShared }]) => isShared),
        ([, { origin }]) => origin,
      );
      return [
        ...all.flatMap(([person, { speaker, isShared }]) => (isShared ? [] : [{ person, speaker, others: null }])),
        ...[...shared.values()].flatMap((hitters) => {
          const [person, hit] = hitters.at(-1) ?? [];
          return person && hit ? [{ person, speaker: hit.speaker, others: hitters.length - 1 }] : [];
        }),
      ];
    },
    /** Resets the limits of a person, and the shared limit of their address. */
    allow: (person: string) => {
      const origin = hits.get(person)?.origin;
      for (const { own, shared } of limits) {
        for (const limit of own) limit.forget(person);
        if (origin !== undefined) shared.forget(origin);
      }
      for (const [id, hit] of hits) if (id === person || (hit.isShared && hit.origin === origin)) hits.delete(id);
    },
  };
}
