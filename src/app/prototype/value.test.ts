import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { formatValue } from './value.tsx';

const { index } = libraryWith({
  'entities.loan.fields': tableText(
    'Field | Type | Unit',
    'Fee | money | EUR',
    'Owed | computed | EUR',
    'Due | date | ',
    'Year | number | ',
  ),
});
const shown = (value: unknown, field: string) => {
  const found = index.fields('loan').get(field);
  return found && formatValue(value, found);
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
])('a value is written as people write it: %j of %s', (value, field, words) => {
  expect(shown(value, field)).toBe(words);
});
