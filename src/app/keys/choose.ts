import type { Doing } from './binding.ts';
import { pressesIn } from './press.ts';

/** Whether some presses in a row are what is bound to something, or its beginning. */
export function begins(pressed: readonly string[], { keys }: Pick<Doing, 'keys'>): boolean {
  const wanted = keys === undefined ? [] : pressesIn(keys);
  return pressed.every((press, at) => press === wanted[at]);
}

/**
 * What some presses in a row mean: the first thing bound to them, `wait` where they begin the row of the first one
 * that fits, null for nothing.
 */
export function choose(pressed: readonly string[], doings: readonly Doing[]): Doing | 'wait' | null {
  for (const doing of doings) {
    if (!begins(pressed, doing)) continue;
    return pressesIn(doing.keys ?? '').length === pressed.length ? doing : 'wait';
  }
  return null;
}
