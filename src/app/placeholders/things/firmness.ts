import type { Sourced } from '#core/product.ts';

/** The tag of a value that is not decided: assumed or stale; empty for decided and unknown values. */
export function firmnessTag(sourced: Sourced<unknown>): '' | 'assumed' | 'stale' {
  if (sourced.is === 'unknown' || sourced.source.firmness === 'decided') return '';
  return sourced.source.firmness;
}

/** Whether everything known is decided, none of it only assumed or stale. */
export function areDecided(all: readonly Sourced<unknown>[]): boolean {
  return all.every((sourced) => firmnessTag(sourced) === '');
}
