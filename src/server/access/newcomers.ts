/** Counts who comes in new, by the way they come and the address they come from. In memory only, and without names. */
export interface Newcomers {
  /** Takes note of one more; false: too many have come that way from there. */
  readonly take: (way: string, origin: string) => boolean;
  /** They were not let in after all. */
  readonly giveBack: (way: string, origin: string) => void;
  /** Whether too many have come that way from one address. */
  readonly isCrowded: (way: string) => boolean;
}

/** From one address by one way: a full hall behind one network address, with some who come twice. */
export const FROM_ONE = 400;

export function openNewcomers(): Newcomers {
  const byWay = new Map<string, Map<string, number>>();
  const cameFrom = (way: string) => {
    const origins = byWay.get(way) ?? new Map<string, number>();
    byWay.set(way, origins);
    return origins;
  };
  return {
    take: (way, origin) => {
      const origins = cameFrom(way);
      const count = origins.get(origin) ?? 0;
      if (count >= FROM_ONE) return false;
      origins.set(origin, count + 1);
      return true;
    },
    giveBack: (way, origin) => {
      const origins = cameFrom(way);
      origins.set(origin, Math.max(0, (origins.get(origin) ?? 0) - 1));
    },
    isCrowded: (way) => [...(byWay.get(way)?.values() ?? [])].some((count) => count >= FROM_ONE),
  };
}
