import { expect, test } from 'vitest';
import { timeWords } from './words.ts';

test.each([
  [60, 6, 53, '53 of 60 minutes are planned, 1 still free, 6 kept for the end.'],
  [60, 6, 54, '54 of 60 minutes are planned, 6 kept for the end.'],
  [60, 6, 58, '58 of 60 minutes are planned. That leaves 2 at the end, where 6 would do good.'],
  [60, 6, 67, '67 of 60 minutes are planned: 7 too many. Leave something for later, or ask for more time.'],
  [30, 3, 1, '1 of 30 minutes is planned, 26 still free, 3 kept for the end.'],
])('of %i minutes %i are kept and %i planned', (given, reserve, planned, words) => {
  expect(timeWords({ given, reserve, planned, free: given - reserve - planned })).toBe(words);
});
