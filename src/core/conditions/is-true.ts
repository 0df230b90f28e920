import type { Outcome } from './types.ts';

/** Whether a condition holds; what cannot be told does not. */
export function isTrue(outcome: Outcome): boolean {
  return outcome.ok && outcome.value === true;
}
