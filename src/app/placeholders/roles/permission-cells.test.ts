import { expect, test } from 'vitest';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { columnHead, LABELLED_ACTIONS, permissionCell } from './permission-cells.ts';

const row = (role: string, said = {}) => {
  const product = libraryWith(said);
  return LABELLED_ACTIONS.map(({ id: action }) => {
    const { word, origin, detail } = permissionCell(product, role, 'loan', action);
    return `${word ?? '?'}${origin === 'blank' ? ' by blank' : ''}${detail ? ` (${detail})` : ''}`;
  });
};

test('a row of the matrix tells what was said from what nobody has said', () => {
  expect(row('clerk')).toEqual(['yes', 'yes', 'yes', 'if (Deposit is below 100)', 'no', '?', '?']);
  expect(row('member')).toEqual(['own (Borrower)', 'own (Borrower)', '?', 'no', 'no', '?', '?']);
});

test('an empty cell counts as was said of empty cells, of this thing or of all', () => {
  const own = row('member', { 'roles.loan.permissions.blank': 'forbidden' });
  expect([own[2], own[5]]).toEqual(['no by blank', 'no by blank']);
  expect(own[0]).toBe('own (Borrower)');
});

test('roles and things of any name are only names', () => {
  expect(permissionCell(libraryWith(), 'constructor', '__proto__', 'list')).toMatchObject({
    word: null,
    look: 'hole',
  });
});

test('an answer goes on under the heads it has, and under everyday words where it has none', () => {
  const product = libraryWith();
  const loan = { id: 'loan', plural: 'Loans' };
  expect(columnHead(product, loan, 'edit', false)).toBe('change');
  expect(columnHead(product, loan, 'export', false)).toBe('export');
  expect(columnHead(product, { id: 'member', plural: 'Members' }, 'delete', true)).toBe('delete Members');
});

test('a head that says two things at once is not used for one of them', () => {
  const product = libraryWith({
    'roles.loan.permissions': '| Role \\ What they may do | see |\n| --- | --- |\n| Clerk | yes |',
  });
  expect(columnHead(product, { id: 'loan', plural: 'Loans' }, 'list', false)).toBe('list');
});
