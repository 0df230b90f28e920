import type { Look } from '#core/product.ts';

export const LOOK_BORDERS: Readonly<Record<Look, string>> = {
  said: 'border-said',
  guess: 'border-dashed border-guess',
  hole: 'border-dashed border-ink-2',
};
