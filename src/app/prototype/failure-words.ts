import type { Knobs } from '#core/product.ts';

export const FAILURE_WORDS: readonly (readonly [Knobs['failure'], string])[] = [
  [null, 'everything answers'],
  ['unreachable', 'nobody answers'],
  ['timeout', 'the answer comes too late'],
  ['refused', 'the other side says no'],
  ['conflict', 'somebody was faster'],
  ['duplicate', 'it was sent twice'],
];
