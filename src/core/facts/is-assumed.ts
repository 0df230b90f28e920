import type { Outcome } from './types.ts';

/** What holds until it is looked at again: an answer, or that a question does not apply. */
export type Assumption = Extract<Outcome, { readonly revisit?: string }> & { readonly revisit: string };

/** Whether somebody assumed it, and did not decide it. */
export function isAssumed(result: Outcome): result is Assumption {
  return 'revisit' in result;
}
