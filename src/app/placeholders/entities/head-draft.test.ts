import { expect, test } from 'vitest';
import { fieldEntry, NEW_HEAD, onceEntry } from './head-draft.ts';

const HEAD = { ...NEW_HEAD, name: ' Tool ', type: 'link', to: 'Tool', writer: ' Desk ' } as const;

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
  expect(onceEntry({ ...HEAD, equal: 'no' }, 'Loan')).toEqual({ thing: 'Loan', by: 'Tool' });
  expect([onceEntry({ ...HEAD, equal: 'yes' }, 'Loan'), onceEntry(HEAD, 'Loan')]).toEqual([null, null]);
});
