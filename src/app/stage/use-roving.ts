import { type KeyboardEvent, useState } from 'react';
import { ARROW_STEPS } from '../kit/keyboard.ts';

export type RovingProps = ReturnType<ReturnType<typeof useRoving>['cellProps']>;

/**
 * Roving tabindex for a grid: Tab reaches one cell, arrow keys the others, also while rows and columns are added or
 * removed.
 */
export function useRoving(rows: number, columns: number) {
  const [at, setAt] = useState<readonly [row: number, column: number]>([0, 0]);
  const here = [Math.min(at[0], rows - 1), Math.min(at[1], columns - 1)] as const;
  return {
    cellProps: (row: number, column: number) => ({
      'data-at': `${row} ${column}`,
      tabIndex: here[0] === row && here[1] === column ? 0 : -1,
      onFocus: () => setAt([row, column]),
    }),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = ARROW_STEPS.get(event.key);
      if (!step) return;
      event.preventDefault();
      const next = [clamp(here[0] + step[0], rows - 1), clamp(here[1] + step[1], columns - 1)] as const;
      setAt(next);
      event.currentTarget.querySelector<HTMLElement>(`[data-at="${next.join(' ')}"]`)?.focus();
    },
  };
}

function clamp(at: number, last: number): number {
  return Math.min(Math.max(at, 0), last);
}
