import type { Held, Source } from './held.ts';

/** A function that works each thing out once: large tables say the same words in most of their cells. */
export function remembered<K, T>(make: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}

/** The same for places: cells of one answer that say the same share their place. */
export function rememberedHeld<T>(
  read: (word: string, source: Source) => Held<T>,
): (word: string, source: Source) => Held<T> {
  const bySource = remembered((source: Source) => remembered((word: string) => read(word, source)));
  return (word, source) => bySource(source)(word);
}
