import type { ScreenCondition } from '../../slots/screens/screens.ts';
import type { Instead, RegionView } from './types.ts';

const CASES: Readonly<Record<ScreenCondition, Instead>> = {
  empty: 'empty',
  loading: 'loading',
  partial: 'loading',
  failed: 'failed',
  forbidden: 'refused',
};

/** The words that stand in place of a part while its screen is in a condition; undefined: it is drawn as ever. */
export function wordsInPlace({ instead }: RegionView, condition: ScreenCondition | null): string | undefined {
  return condition === null ? undefined : instead[CASES[condition]];
}

/** Whether a part of the screen, or of its tabs, has words of its own for a condition. */
export function hasWordsInPlace(views: readonly RegionView[], condition: ScreenCondition): boolean {
  return views.some((view) => wordsInPlace(view, condition) !== undefined || hasWordsInPlace(view.holds, condition));
}
