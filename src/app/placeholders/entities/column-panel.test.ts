import { expect, test } from 'vitest';
import { EMPTY_COLUMN, fieldEntry, uniqueEntry } from './column-panel.tsx';

const HEAD = { ...EMPTY_COLUMN, name: ' Tool ', type: 'link', to: 'Tool', writer: ' Desk ' } as const;

test('a column becomes a row of the answer on fields, with what a link leads to', () => {
  expect(fieldEntry({ ...HEAD, empty: 'no' }, 'Loan')).toEqual({
    field: 'Tool',
    thing: 'Loan',
    type: 'link',
    unit: 'Tool',
    required: 'always',
    writer: 'Desk',
  });
  expect(fieldEntry({ ...HEAD, type: 'text', empty: 'yes' }, 'Loan')).toMatchObject({
    unit: '',
    required: 'never',
  });
  expect(fieldEntry(HEAD, 'Loan').required).toBe('');
});

test('only what two may not share is a row of what exists once', () => {
  expect(uniqueEntry({ ...HEAD, equal: 'no' }, 'Loan')).toEqual({ thing: 'Loan', by: 'Tool' });
  expect([uniqueEntry({ ...HEAD, equal: 'yes' }, 'Loan'), uniqueEntry(HEAD, 'Loan')]).toEqual([null, null]);
});
