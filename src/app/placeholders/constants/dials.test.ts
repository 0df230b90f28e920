import { expect, test } from 'vitest';
import { stopsOf } from './dials.tsx';

test.each([
  [14, [0, 1, 3, 7, 14, 28, 70, 140, 1400]],
  [1, [0, 1, 2, 5, 10, 100]],
  [0, [0, 1, 2, 5, 10, 100]],
  [0.25, [0, 0.025, 0.05, 0.125, 0.25, 0.5, 1.25, 2.5, 25]],
])('%d', (amount, expected) => {
  expect(stopsOf({ amount, unit: 'days', text: '' })).toEqual(expected);
});

test('the decided value is always among them', () => {
  for (const amount of [3, 7.77, 1e9, -2]) expect(stopsOf({ amount, unit: '', text: '' })).toContain(amount);
});
