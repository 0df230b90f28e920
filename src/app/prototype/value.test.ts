import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { formatValue } from './value.tsx';

const { index } = libraryWith({
  'entities.loan.fields': tableText('Field | Type | Unit', 'Fee | money | EUR', 'Owed | computed | EUR'),
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
