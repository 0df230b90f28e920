import { expect, test } from 'vitest';
import { millisecondsOf } from './exchange.ts';

test.each([
  [10, 'seconds', 10_000],
  [1, 's', 1_000],
  [2, 'minutes', 120_000],
  [1, 'hour', 3_600_000],
  [5, 'tries', undefined],
  [5, '', undefined],
])('%d %s', (amount, unit, expected) => {
  expect(millisecondsOf({ amount, unit, text: '' })).toBe(expected);
});

test('what nobody has said is no time', () => expect(millisecondsOf(undefined)).toBeUndefined());
