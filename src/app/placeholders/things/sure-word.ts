import type { Sourced } from '#core/product.ts';

/** The word for a place of the model that is not firm: assumed, or gone stale; empty where it was decided or is a hole. */
export function sureWord(held: Sourced<unknown>): '' | 'assumed' | 'stale' {
  if (held.is === 'unknown' || held.source.firmness === 'decided') return '';
  return held.source.firmness;
}
