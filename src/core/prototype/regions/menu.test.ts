import { describe, expect, test } from 'vitest';
import { type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import type { SampleRow } from '../sample/types.ts';
import { menuLinks } from './menu-links.ts';
import { frameOf, regionsOf } from './regions-of.ts';
import { screenScope } from './screen-scope.ts';

const SAID: Readonly<Record<string, Said>> = {
  'entities.records': tableText('Thing | Plural', 'Loan | Loans', 'Member | Members'),
  'entities.loan.fields': tableText('Field | Type | Unit', 'Title | text | ', 'Borrower | link | Member'),
  'entities.member.fields': tableText('Field | Type', 'Name | text'),
  'roles.grants': tableText('Role | Who has it first', 'Clerk | Kim', 'Member | Lee'),
  'roles.grants.me': tableText('Role | Is which record', 'everybody | Member'),
  'roles.loan.permissions': tableText(
    'Role \\ What they may do | list | open | change | delete',
    'Clerk | yes | yes | yes | yes',
    'Member | own | own | no | no',
  ),
  'screens.inventory': tableText(
    'Screen | Kind | About what | Address',
    'Every page | page | - | -',
    'Home | page | - | /',
    'Loans | list | Loan | /loans',
    'History of a loan | page | Loan | /loans/:loan/history',
    'Loan page | detail | Loan | /loans/:loan',
    'New loan | form | Loan | /loans/new',
    'Members | list | Member | /members',
  ),
};

const member = (id: string, name: string): SampleRow => ({
  ...loan(id, { name }, ''),
  entity: 'member',
  states: new Map(),
  history: [],
});
const ROWS = [
  loan('1', { title: 'Saw', borrower: 'kim' }, 'out'),
  loan('2', { title: 'Drill', borrower: 'lee' }, 'back'),
  loan('3', { title: 'Axe', borrower: 'kim' }, 'overdue'),
  member('kim', 'Kim'),
  member('lee', 'Lee'),
];

function menuOf(shows: string, role = 'clerk') {
  const product = libraryWith({
    ...SAID,
    'screens.every-page.parts': tableText(
      'Part | Kind | Of | Only those | Shows | Can be pressed',
      `Menu | menu | | | ${shows} | `,
    ),
  });
  const actor = actingAs(role, ROWS, product);
  const frame = frameOf(product);
  const [view] = frame ? (regionsOf(product)(frame) ?? []) : [];
  if (!frame || !view?.menu) throw new Error('There is no menu.');
  const around = new Map();
  const place = { row: undefined, around, scope: screenScope(actor, frame, undefined, around) };
  return { product, menu: view.menu, problems: view.problems, groups: menuLinks(actor, view.menu, place) };
}

/** “Label: entry number path, …” of each group. */
const drawn = (shows: string, role?: string) =>
  menuOf(shows, role).groups.map(
    ({ label, links }) =>
      `${label}: ${links.map((link) => `${link.label}${link.number > 0 ? ` ${link.number}` : ''} ${link.path}`).join(', ')}`,
  );

describe('an entry of a menu', () => {
  test('is there only if its condition holds', () => {
    const shows = 'Home, Loans (if Role is Clerk); People: Members (only if any(my Loans where State is "Overdue"))';
    expect(drawn(shows)).toEqual([': Home /, Loans /loans', 'People: Members /members']);
    expect(drawn(shows, 'member')).toEqual([': Home /']);
  });

  test('has a number after it while that is above nothing', () => {
    const shows =
      'Loans (count(all Loans where State is "Out")), Members (if Role is Clerk) (count(all Loans where Title is "Boat"))';
    expect(menuOf(shows).problems).toEqual([]);
    expect(drawn(shows)).toEqual([': Loans 1 /loans, Members /members']);
  });

  test('may be called something else', () => {
    expect(drawn('Who we are → Members (2)')).toEqual([': Who we are 2 /members']);
  });
});

describe('entries of records', () => {
  test('are called as the records are, lead to their pages, and stand in their order', () => {
    expect(drawn('Home; Loans: each of all Loans: by title')).toEqual([
      ': Home /',
      'Loans: Axe /loans/3, Drill /loans/2, Saw /loans/1',
    ]);
    expect(drawn('each of all Loans: by title (count(other Loans where Borrower is this.Borrower))')).toEqual([
      ': Axe 1 /loans/3, Drill /loans/2, Saw 1 /loans/1',
    ]);
    expect(drawn('each of my Loans: by title, Home')).toEqual([': Axe /loans/3, Saw /loans/1, Home /']);
    expect(drawn('each of all Loans where (State is "Out" or State is "Back")')).toEqual([
      ': Saw /loans/1, Drill /loans/2',
    ]);
  });

  test('lead to the screen that was named, with what holds of each', () => {
    expect(
      drawn('each of all Loans: by title → History of a loan (if State is not "Back") (count(other Loans))'),
    ).toEqual([': Axe 2 /loans/3/history, Saw 2 /loans/1/history']);
  });

  test('are those that somebody may list, and without any there is no group', () => {
    expect(drawn('Loans: each of all Loans', 'member')).toEqual(['Loans: Drill /loans/2']);
    expect(drawn('Home; Loans: each of all Loans where Title is "Boat"')).toEqual([': Home /']);
  });
});

test('a menu stands at the side where that was said', () => {
  expect(menuOf('at the side; Home').menu).toMatchObject({ isAtSide: true, groups: [{ label: '' }] });
  expect(menuOf('Home').menu.isAtSide).toBe(false);
});

test.each([
  ['Mambers', '“Mambers” is no screen; did you mean “Members”?'],
  ['Weather (if Role is Clerk)', '“Weather” is no screen; name one that is there.'],
  ['Loan page', '“Loan page” is the page of one record; say “each of …” whose pages they are.'],
  ['Loans (if the moon is full)', '“Loans” is only there if “the moon is full”, which is not exact.'],
  ['Loans (many)', '“Loans” has “many” after it, which is no number; say “count(…)”, or “if …”.'],
  ['each of my cows', '“each of my cows” are no records; name a thing, its linked records, or “my …”.'],
  ['each of all Members', 'no page shows one “Member”; say “→” and a screen after its records.'],
  ['each of all Loans: by weight', '“by weight” is no order of “Loan”; name one of its fields.'],
])('what cannot be read is told in a sentence: %s', (shows, problem) => {
  const { problems } = menuOf(`Home, ${shows}`);
  expect(problems).toEqual([expect.stringContaining(`“Menu”: ${problem}`)]);
});
