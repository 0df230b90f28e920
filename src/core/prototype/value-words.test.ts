import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { amountWords, distanceWords, fieldWords, valueWords } from './value-words.ts';

const { index } = libraryWith({
  'entities.loan.fields': tableText(
    'Field | Type | Unit',
    'Fee | money | EUR',
    'Owed | computed | EUR',
    'Due | date | ',
    'Year | number | ',
    'Longest | number | days',
  ),
});
const shown = (value: unknown, field: string) => {
  const found = index.fields('loan').get(field);
  return found && fieldWords(value, found);
};

test.each([
  [{ amount: 0, unit: 'EUR' }, 'fee', '0.00 EUR'],
  [{ amount: 0, unit: 'EUR' }, 'owed', '0.00 EUR'],
  [{ amount: 13.5, unit: 'EUR' }, 'owed', '13.50 EUR'],
  [0, 'fee', '0.00 EUR'],
])('an amount is written one way: %j of %s', (value, field, words) => {
  expect(shown(value, field)).toBe(words);
});

test.each([
  [{ amount: 1250, unit: 'EUR' }, 'fee', '1,250.00 EUR'],
  ['2026-03-07', 'due', '7 Mar 2026'],
  ['2026-03-07T16:34:00Z', 'due', '7 Mar 2026, 16:34'],
  ['at dusk', 'due', 'at dusk'],
  [1955, 'year', '1955'],
  [40000, 'year', '40,000'],
  [1, 'longest', '1 day'],
  [1200, 'longest', '1,200 days'],
  [true, 'due', 'yes'],
])('a value is written as people write it: %j of %s', (value, field, words) => {
  expect(shown(value, field)).toBe(words);
});

test.each([
  ['2026-03-07', 'today'],
  ['2026-03-08', 'in 1 day'],
  ['2026-03-10T08:00:00Z', 'in 3 days'],
  ['2026-02-27', '8 days ago'],
  ['at dusk', undefined],
])('how far a day is from today is told in days: %s', (day, words) => {
  expect(distanceWords(day, '2026-03-07')).toBe(words);
});

test('what was worked out is written as the fields are', () => {
  expect(valueWords(1 / 3, 'hours')).toBe('0.33 hours');
  expect(valueWords({ amount: 1200, unit: 'EUR' })).toBe('1,200.00 EUR');
  expect(valueWords(false)).toBe('no');
  expect(valueWords('2026-03-07')).toBe('7 Mar 2026');
  expect(amountWords(1, 'lines')).toBe('1 line');
});
