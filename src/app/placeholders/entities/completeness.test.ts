import { expect, test } from 'vitest';
import { openProduct } from '#core/product.ts';
import { type Said, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { fields, records } from '#testing/core/rules/said.ts';
import { areEntitiesDecided, completenessOfEntities } from '../completeness.ts';

const LOAN = records('Loan | L-1');
const CASES: readonly (readonly [says: string, said: Readonly<Record<string, Said>>, completeness: string])[] = [
  ['nobody has named anything', {}, 'nothing'],
  ['it was decided that there are no records', { 'entities.records': { na: 'None.' } }, 'nothing'],
  ['a thing without a line', LOAN, 'partly'],
  ['a line without a type', { ...LOAN, ...fields('loan', 'Due | date', 'Fee | ') }, 'partly'],
  ['one thing whole, another bare', { ...records('Loan', 'Tool'), ...fields('loan', 'Due | date') }, 'partly'],
  ['every line with its type', { ...LOAN, ...fields('loan', 'Due | date', 'Fee | money') }, 'known'],
  ['a thing of which nothing is written', { ...LOAN, 'entities.loan.fields': { na: 'Blank.' } }, 'known'],
  ['lines that were only assumed', { ...LOAN, 'entities.loan.fields': { assumed: DUE() } }, 'known'],
];

function DUE(): string {
  return fields('loan', 'Due | date')['entities.loan.fields'] as string;
}

test.each(CASES)('%s', (_says, said, completeness) => {
  expect(completenessOfEntities(openProduct(workspaceOf(said)))).toBe(completeness);
});

test('what was only assumed is not firm', () => {
  const firm = (said: Readonly<Record<string, Said>>) => areEntitiesDecided(openProduct(workspaceOf(said)));
  expect(firm({ ...LOAN, 'entities.loan.fields': DUE() })).toBe(true);
  expect(firm({ ...LOAN, 'entities.loan.fields': { assumed: DUE() } })).toBe(false);
});
