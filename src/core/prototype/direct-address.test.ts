import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { directAddressOf } from './routes.ts';
import { screensOf } from './screens-of.ts';

const PRODUCT = libraryWith({
  'roles.loan.permissions': tableText(
    'Role \\ What they may do | list | open | create | change | approve',
    'Clerk | yes | yes | yes | yes | no',
    'Member | own | own | no | no | no',
  ),
  'screens.inventory': tableText(
    'Screen | Kind | About what | Address',
    'Loans | list | Loan | /loans',
    'One loan | detail | Loan | /loans/{loan}',
    'New loan | form | Loan | /loans/new',
    'Remind | form | Loan | /people/{member}/remind',
    'Desk | dashboard | Loan | /desk',
  ),
  'screens.links': tableText('From | To | By which button or link | Only when', 'Loans | Desk | Desk | Role is Clerk'),
});
const ROWS = [{ ...loan('1', { borrower: 'Kim' }, 'out'), row: -1 }, loan('2', { borrower: 'Lee' }, 'out')];

test.each([
  ['loans', 'member', '/loans'],
  ['one-loan', 'clerk', '/loans/1'],
  ['desk', 'clerk', '/desk'],
  ['desk', 'member', undefined],
  ['new-loan', 'clerk', '/loans/new'],
  ['new-loan', 'member', undefined],
  ['remind', 'clerk', undefined],
])('the way to %s is for %s: %s', (id, role, path) => {
  const screen = screensOf(PRODUCT).find((one) => one.id === id);
  expect(screen && directAddressOf(actingAs(role, ROWS, PRODUCT), screen)?.path).toBe(path);
});

test('a record that is not one’s own is opened as nobody in particular, and none where there is none', () => {
  const screen = screensOf(PRODUCT).find(({ id }) => id === 'one-loan');
  const way = (rows: typeof ROWS) => screen && directAddressOf(actingAs('member', rows, PRODUCT), screen);
  expect(way(ROWS)).toEqual({ path: '/loans/2', role: 'member' });
  expect(way(ROWS.slice(0, 1))).toEqual({ path: '/loans/1', role: null });
  expect(way([])).toBeUndefined();
});
