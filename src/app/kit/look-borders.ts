import type { Look } from '#core/product.ts';

export const LOOK_BORDERS: Readonly<Record<Look, string>> = {
  decided: 'border-decided',
  assumed: 'border-double border-3 border-decided',
  stale: 'border-decided',
  said: 'border-ink-2',
  contested: 'border-pen',
  guess: 'border-dashed border-guess',
  hole: 'border-hatch',
};
