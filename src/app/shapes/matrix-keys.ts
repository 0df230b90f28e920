import type { KeyboardEvent } from 'react';
import type { Place } from './grid-place.ts';
import { isPlainEnter } from './keys.ts';

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * The place a key leads to in a matrix, or null where it has another meaning: arrows go to the neighbour (sideways
 * not out of a text), Enter from one name to the next.
 */
export function stepOf(event: KeyboardEvent, { row, column }: Place): Place | null {
  const inText = event.target instanceof HTMLInputElement;
  if (inText && isPlainEnter(event)) {
    if (row > 0 && column > 0) return null;
    return row === 0 ? { row, column: column + 1 } : { row: row + 1, column };
  }
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  const step = Object.hasOwn(STEPS, event.key) ? STEPS[event.key] : undefined;
  if (!step || (inText && step[1] !== 0)) return null;
  return { row: row + step[0], column: column + step[1] };
}
