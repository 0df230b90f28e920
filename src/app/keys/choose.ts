import type { Doing } from './binding.ts';
import { pressesIn } from './press.ts';

/**
 * What some presses in a row mean: the first thing bound to them, `wait` where they begin the row of the first one
 * that fits, null for nothing.
 */
export function choose(pressed: readonly string[], doings: readonly Doing[]): Doing | 'wait' | null {
  for (const doing of doings) {
    const wanted = doing.keys === undefined ? [] : pressesIn(doing.keys);
    if (!pressed.every((press, at) => press === wanted[at])) continue;
    return wanted.length === pressed.length ? doing : 'wait';
  }
  return null;
}
