import { remembered } from '../base/remembered.ts';
import type { Held, Source } from './held.ts';

/** Remembered places: cells of one answer that say the same share their place. */
export function rememberedHeld<T>(
  read: (word: string, source: Source) => Held<T>,
): (word: string, source: Source) => Held<T> {
  const bySource = remembered((source: Source) => remembered((word: string) => read(word, source)));
  return (word, source) => bySource(source)(word);
}
