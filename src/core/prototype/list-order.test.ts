import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { orderOfList, sortRows } from './list-order.ts';
import { listRows } from './list-rows.ts';
import { columnsOf } from './list-view.ts';
import { screensOf } from './screens-of.ts';

const SAID = {
  'entities.loan.fields': tableText(
    'Field | Type | Unit | If left empty',
    'First name | text | |',
    'Title | text | |',
    'Deposit | number | EUR |',
    'Due on | date | |',
    'Asked on | date | | today',
    'Urgency | choice | |',
  ),
  'entities.loan.fields.urgency.values': tableText('Value | It means', 'Dangerous | a', 'Can wait | b'),
  'screens.inventory': tableText('Screen | Kind | About what | Address', 'Loans | list | Loan | /loans'),
  'screens.loans.columns': tableText('Column | Sort | Filter | Search', 'Title | yes | no | yes'),
};
const row = (id: string, title: string, deposit: unknown, days: readonly string[], urgency: string, state: string) =>
  loan(id, { 'first-name': id, title, deposit, 'due-on': days[0], 'asked-on': days[1], urgency }, state);
const ROWS = [
  row('1', 'Saw', 5, ['2026-03-01', '2026-01-02'], 'Can wait', 'out'),
  row('2', 'drill', undefined, ['2026-01-20', '2026-01-01'], 'Dangerous', 'back'),
  row('3', 'Auger', 40, ['2026-02-02', '2026-01-03'], 'Dangerous', 'reserved'),
];

test.each([
  ['By title.', ['3', '2', '1'], []],
  ['Title, descending', ['1', '2', '3'], []],
  ['alphabetical', ['1', '2', '3'], []],
  ['Highest deposit first', ['3', '1', '2'], []],
  ['deposit', ['1', '3', '2'], []],
  ['What has been due longest comes first.', ['2', '3', '1'], []],
  ['due on, latest first', ['1', '3', '2'], []],
  ['The latest due on first', ['1', '3', '2'], []],
  ['newest first', ['3', '1', '2'], []],
  ['oldest first', ['2', '1', '3'], []],
  ['Dangerous ones first, then the oldest.', ['2', '3', '1'], []],
  ['by urgency and title', ['3', '2', '1'], []],
  ['Reserved ones first, then by title', ['3', '2', '1'], []],
  ['by state', ['3', '1', '2'], []],
  ['the moon first', ['1', '2', '3'], ['the moon first']],
])('a list in the order “%s”', (words, ids, unread) => {
  const product = libraryWith({ ...SAID, 'screens.loans.order': words });
  const actor = actingAs('clerk', ROWS, product);
  const [screen] = screensOf(product);
  if (!screen) throw new Error('The list is missing.');
  const order = orderOfList(actor, screen);
  const shown = (sort: string) =>
    listRows(actor, 'loan', columnsOf(product, screen), { search: '', sort, filters: {} }, { order })
      .page(0, 9)
      .map(({ id }) => id);
  expect(shown('')).toEqual(ids);
  expect(order?.unread).toEqual(unread);
  expect(shown('title')).toEqual(['3', '2', '1']);
});

test.each([
  ['issued', 'oldest first', ['L-02', 'L-09', 'L-10']],
  ['issued', 'newest first', ['L-10', 'L-09', 'L-02']],
  ['issued', 'Dangerous ones first, then the oldest', ['L-10', 'L-02', 'L-09']],
  ['foreign', 'oldest first', ['L-09', 'L-10', 'L-02']],
])('of an equal age the numbers that were %s decide “%s”', (identity, words, ids) => {
  const product = libraryWith({
    ...SAID,
    'entities.loan.identity': identity,
    'entities.loan.identity-format': tableText('Looks like | Counts as the same | Unique within', 'L-01 | | '),
    'screens.loans.order': words,
  });
  const day = ['2026-02-01', '2026-02-01'];
  const numbered = ['L-09', 'L-10', 'L-02'].map((id) =>
    row(id, 'Saw', 5, day, id === 'L-10' ? 'Dangerous' : 'Can wait', 'out'),
  );
  const actor = actingAs('clerk', numbered, product);
  const [screen] = screensOf(product);
  const order = screen && orderOfList(actor, screen);
  expect(order && sortRows(numbered, order).map(({ id }) => id)).toEqual(ids);
});

test('a list below the address of a record holds what belongs to it', () => {
  const product = libraryWith({
    'entities.loan.fields': tableText('Field | Type | Unit', 'Borrower | link | Member'),
  });
  const rows = ['m-1', 'm-2', 'm-1'].map((borrower, at) => loan(String(at), { borrower }, 'out'));
  const kim = { ...loan('m-1', {}, ''), entity: 'member' };
  const actor = actingAs('clerk', [...rows, kim], product);
  const query = { search: '', sort: '', filters: {} };
  const listed = listRows(actor, 'loan', [], query, { around: new Map([['member', kim]]) });
  expect(listed.page(0, 9).map(({ id }) => id)).toEqual(['0', '2']);
});
