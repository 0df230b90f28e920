import { expect, test } from 'vitest';
import { tableText, workspaceOf } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { checkRow } from '../../prototype/check-row.ts';
import { fieldViewsFor } from '../../prototype/field-views.ts';
import { formProblems } from '../../prototype/form-values.ts';
import { openProduct } from '../../prototype/open-product.ts';

const LINES = {
  'entities.loan.fields': tableText(
    'Field | Type | Unit',
    'Title | text | ',
    'Place | text | ',
    'Borrower | link | Member',
  ),
  'entities.loan.relations': tableText('From | To | Per first one, how many', 'Shop | Loan | any number'),
  'entities.records': tableText(
    'Thing | Example | Plural',
    'Loan | L-1 | Loans',
    'Member | Kim | Members',
    'Shop | A | Shops',
  ),
  'purpose.name': 'Lendwell',
};
const saidWithin = (within: string) =>
  libraryWith({
    ...LINES,
    'validation.loan.unique': tableText(
      'The same if these match | Within | Deleted ones count',
      `Title | ${within} | no`,
    ),
  });
const shop = { ...loan('s-1', {}, ''), entity: 'shop' };
const member = { ...loan('m-1', {}, ''), entity: 'member' };

test.each([
  ['all of them', 1],
  ['all loans', 1],
  ['Loans', 1],
  ['everywhere', 1],
  ['all', 1],
  ['', 1],
  ['within all', 1],
  ['all the loans', 1],
  ['the whole product', 1],
  ['Lendwell', 1],
  ['the system', 1],
  ['overall', 1],
  ['Place', 0],
  ['the same Borrower', 1],
  ['a Member', 1],
  ['Borrower and Place', 0],
  ['among open ones', 1],
  ['loans that are Reserved', 0],
  ['those that are not Back', 1],
  ['Out or Reserved', 1],
  ['open loans of the same place', null],
  ['one street', null],
  ['Deposit is 3', null],
  ['State is Out', 1],
  ['Title is "Drill"', 0],
])('“only once within %s” finds %s like it', (within, found) => {
  const product = saidWithin(within);
  const here = loan('1', { title: 'Saw', place: 'A', borrower: 'm-1' }, 'out');
  const there = loan('2', { title: 'Saw', place: 'B', borrower: 'm-1' }, 'out');
  const actor = actingAs('clerk', [here, there, shop, member], product);
  const values = Object.fromEntries([...here.cells].map(([id, { value }]) => [id, value]));
  const subject = { entity: 'loan', row: here, around: new Map() };
  const problems = formProblems(actor, subject, fieldViewsFor(product, 'loan', 'clerk'), values);
  expect(problems.filter(({ kind }) => kind === 'unique')).toHaveLength(found ?? 0);
  const told = product.model.diagnostics.filter(({ question }) => question === 'validation.loan.unique');
  expect(told.map(({ kind }) => kind)).toEqual(found === null ? ['unknown-word'] : []);
});

test('within a linked thing counts what is linked to the same one', () => {
  const product = saidWithin('each shop');
  const relations = product.model.entities.relations;
  const key = (relations.is === 'known' && relations.value[0]?.id) || '';
  const inShop = (id: string, of: string) => ({
    ...loan(id, { title: 'Saw' }, 'out'),
    links: new Map([[key, [of]]]),
  });
  const problemsOf = (others: readonly ReturnType<typeof loan>[]) => {
    const here = inShop('1', 's-1');
    const actor = actingAs('clerk', [here, ...others, shop, { ...shop, id: 's-2' }], product);
    const subject = { entity: 'loan', row: here, around: new Map() };
    return formProblems(actor, subject, fieldViewsFor(product, 'loan', 'clerk'), { title: 'Saw' });
  };
  expect(problemsOf([inShop('2', 's-1')]).map(({ kind }) => kind)).toEqual(['unique']);
  expect(problemsOf([inShop('2', 's-2')])).toEqual([]);
});

test('without the other records nothing is compared', () => {
  const { model } = openProduct(
    workspaceOf({
      ...LINES,
      'validation.loan.unique': tableText('The same if these match | Within', 'Title | all'),
    }),
  );
  expect(checkRow(model, 'loan', { title: 'Saw' }, null, null)).toEqual([]);
});
