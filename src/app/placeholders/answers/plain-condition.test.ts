import { expect, test } from 'vitest';
import { plainCondition } from './plain-condition.ts';

test.each([
  ['Role is one of [Volunteer, Steward]', 'Role is Volunteer or Steward'],
  [
    'State is not one of [Lost, Closed, Back] and Paid >= 5 EUR',
    'State is neither Lost, Closed nor Back and Paid is at least 5 EUR',
  ],
  ['Deposit <= Worth', 'Deposit is at most Worth'],
  ['Fee != 0', 'Fee is not 0'],
  ['Shelf is “a < b”', 'Shelf is “a < b”'],
  ['Out -> Back, or Back => Out', 'Out -> Back, or Back => Out'],
  ['the moon is full', 'the moon is full'],
])('%s', (text, said) => {
  expect(plainCondition(text)).toBe(said);
});
