import type { Sourced } from '#core/product.ts';

/** The word for a place of the model that is not firm: assumed, or gone stale; empty where it was decided or is a hole. */
export function firmnessTag(sourced: Sourced<unknown>): '' | 'assumed' | 'stale' {
  if (sourced.is === 'unknown' || sourced.source.firmness === 'decided') return '';
  return sourced.source.firmness;
}
