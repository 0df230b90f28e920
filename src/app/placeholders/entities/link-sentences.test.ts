import { expect, test } from 'vitest';
import { openProduct } from '#core/product.ts';
import { type Said, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { fields, records, relations } from '#testing/core/rules/said.ts';
import { linkPairs } from './link-sentences.tsx';

const THINGS = records('Loan', 'Tool', 'Member');

function pairs(said: Readonly<Record<string, Said>>) {
  const product = openProduct(workspaceOf({ ...THINGS, ...said }));
  const loan = product.index.entities.get('loan');
  if (!loan) throw new Error('There is no loan.');
  return linkPairs(loan, product, 'entities.loan.relations').map(
    ({ from, to, forth, back, relation }) => `${from}-${to} ${forth.is} ${back.is}${relation ? '' : ' new'}`,
  );
}

test('links are there from both ends, and a column that links to something nobody has counted is one too', () => {
  expect(pairs({})).toEqual([]);
  expect(pairs(relations('Tool | Loan | any number | '))).toEqual(['Tool-Loan known unknown']);
  expect(pairs(fields('loan', 'Borrower | link | Member', 'Other one | link | Member', 'Due | date'))).toEqual([
    'Loan-Member unknown unknown new',
  ]);
});

test('a column is no second link where its link was named, be it to its own kind', () => {
  const said = {
    ...relations('Loan | Member | exactly one | any number'),
    ...fields('loan', 'Borrower | link | Member'),
  };
  expect(pairs(said)).toEqual(['Loan-Member known known']);
  const kin = fields('loan', 'The one before | link | Loan');
  expect(pairs(kin)).toEqual(['Loan-Loan unknown unknown new']);
  expect(pairs({ ...kin, ...relations('Loan | Loan | at most one | at most one') })).toEqual(['Loan-Loan known known']);
});
