import fc from 'fast-check';
import { expect, test } from 'vitest';
import { durationWords } from './duration-words.ts';

test.each([
  [3600, 'seconds', '1 hour'],
  [5400, 'seconds', '1 hour 30 minutes'],
  [397.36, 'seconds', '6 minutes 37 seconds'],
  [12.4, 'seconds', '12.4 seconds'],
  [142.88, 'seconds', '2 minutes 23 seconds'],
  [3.083333333333333, 'minutes', '3 minutes 5 seconds'],
  [604_800, 'seconds', '7 days'],
  [90, 'minutes', '1 hour 30 minutes'],
  [0, 'minutes', '0 seconds'],
  [2, 'weeks', '14 days'],
  [3, 'months', undefined],
  [3, 'euros', undefined],
])('%f %s are “%s”', (amount, unit, words) => {
  expect(durationWords(amount, unit)).toBe(words);
});

test('the same length has the same words, whatever unit it is kept in', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (minutes) => {
      expect(durationWords(minutes * 60, 'seconds')).toBe(durationWords(minutes, 'minutes'));
    }),
  );
});
