import { expect, test } from 'vitest';
import { barShares } from './monday-scene.tsx';

test.each<[from: string, to: string, today: number, then: number]>([
  ['38 of 100', '10 of 100', 1, 10 / 38],
  ['20 a year', 'none', 1, 0],
  ['3 days', '6 days', 0.5, 1],
  ['1 200 calls', '600 calls', 1, 0.5],
  ['0,5 %', '1 %', 0.5, 1],
  ['too many', 'few', 1, 1],
  ['', '4', 1, 1],
  ['0', '0', 1, 1],
])('from “%s” to “%s”', (from, to, today, then) => {
  expect(barShares(from, to)).toEqual([today, then]);
});
