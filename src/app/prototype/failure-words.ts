import type { ErrorClass, Knobs } from '#core/product.ts';

/** Whose it is to put an error right, as people read it. */
export const CLASS_WORDS: Readonly<Record<ErrorClass, string>> = {
  yours: 'yours to mend',
  permission: 'not allowed',
  conflict: 'somebody was faster',
  outside: 'trouble outside',
  defect: 'our own fault',
};

/** What can go wrong between the product and everybody outside. */
export const FAILURE_WORDS: readonly (readonly [Knobs['failure'], string])[] = [
  [null, 'everything answers'],
  ['unreachable', 'nobody answers'],
  ['timeout', 'the answer comes too late'],
  ['refused', 'the other side says no'],
  ['conflict', 'somebody was faster'],
  ['duplicate', 'it was sent twice'],
];
