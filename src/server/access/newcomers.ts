/** Knows from where people have come while the server runs, so that one address does not take all places. In memory only. */
export interface Newcomers {
  /** Takes note of one more by a way and from an address; false: too many have come that way from there. */
  readonly take: (way: string, origin: string) => boolean;
  /** Whether too many have come from there. */
  readonly isFull: (origin: string) => boolean;
  /** They were not let in after all. */
  readonly giveBack: (way: string, origin: string) => void;
  /** Somebody is in now, from there. */
  readonly cameFrom: (person: string, origin: string) => void;
  /** The address that somebody came from last; undefined: they came before the server was started, or by themselves. */
  readonly originOf: (person: string) => string | undefined;
}

/** From one address by one way: a full hall behind one network address, with some who come twice. */
export const FROM_ONE = 400;

export function openNewcomers(): Newcomers {
  const counts = new Map<string, number>();
  const origins = new Map<string, string>();
  const full = new Set<string>();
  const keyOf = (way: string, origin: string) => `${way} ${origin}`;
  return {
    take: (way, origin) => {
      const count = counts.get(keyOf(way, origin)) ?? 0;
      if (count >= FROM_ONE) {
        full.add(origin);
        return false;
      }
      counts.set(keyOf(way, origin), count + 1);
      return true;
    },
    isFull: (origin) => full.has(origin),
    giveBack: (way, origin) => {
      const key = keyOf(way, origin);
      counts.set(key, Math.max(0, (counts.get(key) ?? 0) - 1));
    },
    cameFrom: (person, origin) => void origins.set(person, origin),
    originOf: (person) => origins.get(person),
  };
}
