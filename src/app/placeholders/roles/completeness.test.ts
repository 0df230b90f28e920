import { expect, test } from 'vitest';
import { openProduct } from '#core/product.ts';
import { type Said, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { records, roles } from '#testing/core/rules/said.ts';
import { areRolesDecided, completenessOfPermissions, completenessOfRoles } from '../completeness.ts';

const TWO = { ...records('Loan | L-1'), ...roles('Clerk', 'Member') };
function matrixOf(...rows: string[]): string {
  return ['| Role \\ What they may do | list |', '| --- | --- |', ...rows.map((row) => `| ${row} |`)].join('\n');
}

test.each<[says: string, said: Readonly<Record<string, Said>>, completeness: string]>([
  ['nobody has named a role', records('Loan | L-1'), 'nothing'],
  ['nobody has named a thing', roles('Clerk'), 'nothing'],
  ['two roles and a thing', TWO, 'partly'],
  [
    'what a blank means is said, and nothing else',
    {
      ...TWO,
      'roles.loan.permissions': matrixOf('Clerk | yes'),
      'roles.loan.permissions.blank': 'forbidden',
    },
    'known',
  ],
  ['one cell of many', { ...TWO, 'roles.loan.permissions': matrixOf('Clerk | yes') }, 'partly'],
])('%s', (_says, said, completeness) => {
  expect(completenessOfRoles(openProduct(workspaceOf(said)))).toBe(completeness);
});

test('one thing of two is enough for neither', () => {
  const product = libraryWith({ 'roles.loan.permissions.blank': 'forbidden' });
  expect([
    completenessOfPermissions(product, 'loan'),
    completenessOfPermissions(product, 'member'),
    completenessOfRoles(product),
  ]).toEqual(['known', 'nothing', 'partly']);
});

test('what was only assumed is not firm', () => {
  const matrix = matrixOf('Clerk | yes');
  expect(areRolesDecided(openProduct(workspaceOf({ ...TWO, 'roles.loan.permissions': matrix })))).toBe(true);
  expect(areRolesDecided(openProduct(workspaceOf({ ...TWO, 'roles.loan.permissions': { assumed: matrix } })))).toBe(
    false,
  );
});
