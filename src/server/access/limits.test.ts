import { expect, test } from 'vitest';
import { openRateLimiter } from './limits.ts';

test('so many in one go, then so many a second, for each apart', () => {
  let now = 0;
  const limit = openRateLimiter({ perSecond: 2, burst: 3 }, () => now);
  const takes = (who: string, times: number) => Array.from({ length: times }, () => limit.take(who));
  expect(takes('a', 5)).toEqual([0, 0, 0, 1, 1]);
  expect(takes('b', 1)).toEqual([0]);
  now = 500;
  expect(takes('a', 2)).toEqual([0, 1]);
  now = 60_000;
  expect(takes('a', 4)).toEqual([0, 0, 0, 1]);
  now = 0;
  expect(takes('a', 1)).toEqual([1]);
});

test('the wait that is named is long enough', () => {
  let now = 0;
  const limit = openRateLimiter({ perSecond: 0.1, burst: 1 }, () => now);
  expect([limit.take('a'), limit.take('a')]).toEqual([0, 10]);
  now = 10_000;
  expect(limit.take('a')).toBe(0);
});
