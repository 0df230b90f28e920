import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { linkChoices } from './list-rows.ts';
import { directAddressOf, mayComeTo, menuScreens } from './menu.ts';
import { screensOf } from './screens-of.ts';

const PRODUCT = libraryWith({
  'screens.inventory': tableText(
    'Screen | Kind | About what | Address',
    'Sign in | sign-in | | /sign-in',
    'Loans | list | Loan | /loans',
    'One loan | detail | Loan | /loans/{loan}',
    'Counter | dashboard | Loan | /counter',
    'Year | report | | /year',
    'People | report | | /people',
    'Rules | static | | /rules',
    'Wrong | error | | /wrong',
  ),
  'screens.year.figures': tableText('Figure | Comes from | For', 'Loans | Loan that are Out | x'),
  'screens.people.figures': tableText('Figure | Comes from | For', 'Members | all Member | x'),
  'screens.links': tableText(
    'From | To | By which button or link | Only when',
    'Loans | People | People | Role is Clerk',
    'Year | People | People | Role is one of [Clerk]',
    'Loans | Rules | Rules | ',
  ),
  'roles.member.permissions': tableText('Role \\ What they may do | list', 'Clerk | yes', 'Member | yes'),
});

test.each([
  ['clerk', ['Loans', 'Counter', 'Year', 'People', 'Rules']],
  ['member', ['Loans', 'Rules']],
  [null, ['Loans', 'Counter', 'Year', 'People', 'Rules']],
])('the menu of %s', (role, labels) => {
  const actor = actingAs(role, [], PRODUCT);
  expect(menuScreens(actor).map(({ label }) => label)).toEqual(labels);
});

test('a form is for those who may make one, and a screen for those whom its links are for', () => {
  const product = libraryWith({
    'screens.inventory': tableText(
      'Screen | Kind | About what | Address',
      'New loan | form | Loan | /loans/new',
      'Vault | page | - | /vault',
    ),
    'screens.links': tableText(
      'From | To | By which button or link | Only when',
      'New loan | Vault | In | Role is Clerk',
    ),
    'roles.loan.permissions': tableText(
      'Role \\ What they may do | list | create | change | approve',
      'Clerk | no | no | no | no',
      'Member | no | yes | no | no',
    ),
  });
  const open = (role: string) =>
    screensOf(product).flatMap((screen) => (mayComeTo(actingAs(role, [], product), screen) ? [screen.label] : []));
  expect([open('clerk'), open('member')]).toEqual([['Vault'], ['New loan']]);
});

test('whoever may list nobody chooses themselves where the link is theirs, and else anybody', () => {
  const link = (words: string) => {
    const product = libraryWith({
      'entities.loan.fields': tableText('Field | Type | Unit | If left empty', `Who | link | Member | ${words}`),
      'roles.member.permissions': tableText('Role \\ What they may do | list', 'Clerk | yes', 'Member | no'),
    });
    const members = ['1', '2'].map((id) => ({ ...loan(id, {}, ''), entity: 'member' }));
    const [field] = product.index.fields('loan').all;
    if (!field) throw new Error('The field is missing.');
    return (role: string) => linkChoices(actingAs(role, members, product), field).map(({ id }) => id);
  };
  expect(link('me')('clerk')).toEqual(['1', '2']);
  expect(link('me')('member')).toEqual(['1']);
  expect(link('')('member')).toEqual(['1', '2']);
});

const LOANS = libraryWith({
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
  const screen = screensOf(LOANS).find((one) => one.id === id);
  expect(screen && directAddressOf(actingAs(role, ROWS, LOANS), screen)?.path).toBe(path);
});

test('a record that is not one’s own is opened as nobody in particular, and none where there is none', () => {
  const screen = screensOf(LOANS).find(({ id }) => id === 'one-loan');
  const way = (rows: typeof ROWS) => screen && directAddressOf(actingAs('member', rows, LOANS), screen);
  expect(way(ROWS)).toEqual({ path: '/loans/2', role: 'member' });
  expect(way(ROWS.slice(0, 1))).toEqual({ path: '/loans/1', role: null });
  expect(way([])).toBeUndefined();
});
