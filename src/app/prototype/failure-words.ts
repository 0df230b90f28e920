import type { Knobs } from '#core/product.ts';

/** What can go wrong between the product and everybody outside. */
export const FAILURE_WORDS: readonly (readonly [Knobs['failure'], string])[] = [
  [null, 'everything answers'],
  ['unreachable', 'nobody answers'],
  ['timeout', 'the answer comes too late'],
  ['refused', 'the other side says no'],
  ['conflict', 'somebody was faster'],
  ['duplicate', 'it was sent twice'],
];
