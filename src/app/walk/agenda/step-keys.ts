import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** One step up (−1) or down (1) by Alt with an arrow key; null: another key. */
export function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): -1 | 1 | null {
  const isAlone = altKey && !ctrlKey && !metaKey && !shiftKey;
  return (isAlone && Object.hasOwn(STEPS, key) && STEPS[key]) || null;
}
