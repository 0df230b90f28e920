import { memoize } from '../base/memoize.ts';
import type { Source, Sourced } from './sourced.ts';

/** Cells of one answer that say the same share their place. */
export function memoizeSourced<T>(
  read: (word: string, source: Source) => Sourced<T>,
): (word: string, source: Source) => Sourced<T> {
  const bySource = memoize((source: Source) => memoize((word: string) => read(word, source)));
  return (word, source) => bySource(source)(word);
}
