/** Times and last group stand in one number, so that a family of hundreds stays small. */
const GROUPS = 2 ** 26;

/** Keys with the number of groups that have them. */
export function openCounts() {
  const counted = new Map<number, number>();
  return {
    /** Counts a key once for a group; groups come one after another. */
    count: (key: number, group: number) => {
      const before = counted.get(key);
      if (before === undefined) counted.set(key, GROUPS + group);
      else if (before % GROUPS !== group) counted.set(key, before - (before % GROUPS) + GROUPS + group);
    },
    of: (key: number) => Math.floor((counted.get(key) ?? 0) / GROUPS),
    keys: (take: (key: number, times: number) => boolean) => {
      const taken = new Map<number, number>();
      for (const [key, count] of counted) {
        const times = Math.floor(count / GROUPS);
        if (take(key, times)) taken.set(key, times);
      }
      return taken;
    },
  };
}
