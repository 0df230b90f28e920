import { expect, test } from 'vitest';
import { screensOf } from '#core/product.ts';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { libraryWith, loan } from '#testing/core/prototype/library.ts';
import { dareLabel } from './use-dare.ts';

test.each([
  ['What is wrong', 'the Loan “Saw”'],
  ['Number', 'L-2'],
])('a record that is called by its number is looked for by that only where its list shows %s', (column, name) => {
  const product = libraryWith({
    'entities.loan.identity': 'issued',
    'entities.loan.identity-format': tableText('Looks like | Counts as the same | Unique within', 'L-1 | | '),
    'entities.loan.fields': tableText('Field | Type | Required when', 'What is wrong | text | always'),
    'screens.inventory': tableText('Screen | Kind | About what | Address', 'Loans | list | Loan | /loans'),
    'screens.loans.columns': tableText('Column | Sort | Filter | Search', `${column} | yes | no | yes`),
  });
  const row = loan('loan-1', { 'what-is-wrong': 'Saw' }, 'out');
  expect(dareLabel(row, product, screensOf(product), { row: () => undefined })).toBe(name);
});
