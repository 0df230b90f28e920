import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { linkChoices } from './creation-links.ts';
import { menuScreens } from './menu.ts';

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
