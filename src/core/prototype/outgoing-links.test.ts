import { describe, expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { fieldViewsFor } from './field-views.ts';
import { formProblems, initialValues } from './form-values.ts';
import { nowOf } from './now.ts';
import { creationLinks, editLinks, outgoingLinks } from './outgoing-links.ts';
import type { SampleRow } from './sample/types.ts';
import { savedRecord } from './saved-record.ts';
import { screensOf } from './screens-of.ts';

const ROWS = [loan('1', { title: 'Saw' }, 'out')];

describe('ways on', () => {
  const LINKED = libraryWith({
    'screens.inventory': tableText(
      'Screen | Kind | About what | Address',
      'Loans | list | Loan | /loans',
      'One loan | detail | Loan | /loans/{loan}',
      'Person | detail | Member | /people/{member}',
      'New loan | form | Loan | /loans/new',
      'Desk | page | - | /desk',
    ),
    'entities.loan.fields': tableText('Field | Type | Unit', 'Title | text | ', 'Borrower | link | Member'),
    'screens.links': tableText(
      'From | To | By which button or link | Only when',
      'Loans | One loan | a line | ',
      'Desk | One loan | a line | ',
      'Loans | New loan | Hand out | Role is Clerk',
      'One loan | Person | the borrower | State is Out',
      'One loan | Loans | all of them | the moon is full',
      'One loan | Atlantis | dive | ',
      'New loan | Loans | Save | ',
      'Loans | New loan | Take | State is not Out and Role is Clerk',
      'One loan | New loan | Again | State is not Out and Role is Clerk',
    ),
  });
  const screens = screensOf(LINKED);
  const ways = (from: string, role: string, row?: SampleRow) => {
    const screen = screens.find(({ id }) => id === from);
    if (!screen) throw new Error(`There is no screen “${from}”.`);
    const kim = { ...loan('m/1', { name: 'Kim' }, ''), entity: 'member' };
    const actor = actingAs(role, [...ROWS, kim], LINKED);
    return outgoingLinks(actor, screen, row).map(({ label, path, look, onlyIf }) => [
      label,
      path,
      look,
      ...(look === 'decided' && onlyIf ? [onlyIf] : []),
    ]);
  };

  test('lead to the record that is shown, or to the one it is linked to', () => {
    const out = loan('1', { borrower: 'm/1' }, 'out');
    expect(ways('one-loan', 'clerk', out)).toEqual([
      ['the borrower', '/people/m%2F1', 'decided'],
      ['all of them', '/loans', 'guess'],
      ['dive', null, 'hole'],
    ]);
    expect(ways('one-loan', 'clerk', loan('2', { borrower: 'm/1' }, 'back'))[0]?.[0]).toBe('all of them');
  });

  test('about a record are not there where it is gone, and told where none is shown', () => {
    expect(ways('one-loan', 'clerk').map(([label]) => label)).toEqual(['all of them', 'dive']);
    expect(ways('one-loan', 'clerk', loan('1', {}, 'back')).map(([label]) => label)).toContain('Again');
  });

  test('are left out where a role may not, and have no link of their own on a line of a list or a save button', () => {
    expect(ways('loans', 'clerk')).toEqual([
      ['a line', null, 'decided'],
      ['Hand out', '/loans/new', 'decided'],
      ['Take', '/loans/new', 'decided', 'State is not Out and Role is Clerk'],
    ]);
    expect(ways('loans', 'member').map(([label]) => label)).toEqual(['a line']);
    expect(ways('desk', 'clerk')).toEqual([['a line', null, 'decided']]);
    expect(ways('new-loan', 'clerk')).toEqual([['Save', null, 'decided']]);
  });
});

describe('the buttons of a form', () => {
  const SAID = {
    'screens.inventory': tableText(
      'Screen | Kind | About what | Address',
      'Loans | list | Loan | /loans',
      'One loan | detail | Loan | /loans/{loan}',
      'New loan | form | Loan | /loans/new',
      'New member | form | Member | /members/new',
      'Rules | static | | /rules',
    ),
  };
  const saving = (links: readonly string[], row?: SampleRow) => {
    const product = libraryWith({
      ...SAID,
      'screens.links': tableText(
        'From | To | By which button or link | Only when',
        ...links.map((link) => `New loan | ${link}`),
      ),
    });
    const screens = screensOf(product);
    const screen = screens.find(({ id }) => id === 'new-loan');
    if (!screen) throw new Error('The form is missing.');
    return outgoingLinks(actingAs('clerk', ROWS, product), screen, row).map(
      ({ label, saves, to }) => `${label} ${saves ? 'saves' : 'leaves'} ${to?.id}`,
    );
  };

  test.each([
    'Lend it',
    'Publish',
    'Hand over to the member',
    'Weiter',
    'Continue',
    'Check out',
    'Save',
    'Finish',
    'Add another',
    '→',
  ])('“%s” saves', (label) => {
    expect(saving([`One loan | ${label} | `])).toEqual([`${label} saves one-loan`]);
  });

  test.each([
    ['Cancel', 'Loans'],
    ['Never mind', 'Loans'],
    ['Discard', 'Loans'],
    ['← Loans', 'Loans'],
    ['All loans', 'Loans'],
    ['Loans', 'Loans'],
    ['Not a member yet?', 'New member'],
    ['Add a member', 'New member'],
    ['House rules', 'Rules'],
    ['Leave without saving', 'Loans'],
  ])('“%s” leaves', (label, to) => {
    expect(saving([`${to} | ${label} | `])[0]).toContain(' leaves ');
  });

  test('lead on as the record is filled in, and two of them may lead to one page', () => {
    const links = ['Loans | Lend it | Deposit > 10', 'One loan | Lend it | Deposit <= 10', 'Loans | Lend and go on | '];
    expect(saving(links, loan('', { deposit: 20 }, 'reserved'))).toEqual([
      'Lend it saves loans',
      'Lend and go on saves loans',
    ]);
    expect(saving(links, loan('', { deposit: 5 }, 'reserved'))[0]).toBe('Lend it saves one-loan');
  });
});

describe('what leads from the page of a record to its form', () => {
  const changing = (role: string, ...links: readonly string[]) => {
    const product = libraryWith({
      'screens.inventory': tableText(
        'Screen | Kind | About what | Address',
        'One loan | detail | Loan | /loans/{loan}',
        'Loan form | form | Loan | /loans/new',
        'Move | form | Loan | /loans/{loan}/move',
      ),
      ...(links.length > 0 && {
        'screens.links': tableText(
          'From | To | By which button or link | Only when',
          ...links.map((link) => `One loan | ${link}`),
        ),
      }),
    });
    const screens = screensOf(product);
    const [page] = screens;
    if (!page) throw new Error('The page is missing.');
    const row = loan('1', {}, 'out');
    return editLinks(actingAs(role, [row], product), page, row);
  };

  test('is called as decided, each way by itself, and open to whom it was said', () => {
    const links = ['Loan form | Edit | Role is Clerk', 'Move | Put elsewhere | ', 'Loan form | Lend another | '];
    expect(changing('clerk', ...links)).toEqual([
      { label: 'Edit', path: '/loans/new' },
      { label: 'Put elsewhere', path: '/loans/1/move' },
    ]);
    expect(changing('member', ...links).map(({ label }) => label)).toEqual(['Put elsewhere']);
  });

  test('is “Change” while nobody has decided on any', () => {
    expect(changing('clerk')).toEqual([{ label: 'Change', path: '/loans/new' }]);
  });

  test('is a form in steps where there is no other', () => {
    const product = libraryWith({
      'screens.inventory': tableText(
        'Screen | Kind | About what | Address',
        'One loan | detail | Loan | /loans/{loan}',
        'Loan in steps | wizard | Loan | /loans/new',
      ),
    });
    const [page] = screensOf(product);
    const row = loan('1', {}, 'out');
    const actor = actingAs('clerk', [row], product);
    expect(page && editLinks(actor, page, row)).toEqual([{ label: 'Change', path: '/loans/new' }]);
  });
});

test.each([
  ['as the form where no way there was decided', 'Lend a tool', '', 'Lend a tool'],
  ['as the way that was decided', 'Lend a tool', 'Loans | Lend a tool | Hand out | ', 'Hand out'],
  ['after the thing where the form is for changing', 'Edit loan', '', 'New loan'],
])('the button that makes a new record is called %s', (_, title, way, label) => {
  const product = libraryWith({
    'screens.inventory': tableText(
      'Screen | Kind | About what | Address',
      'Loans | list | Loan | /loans',
      `${title} | form | Loan | /loans/new`,
    ),
    ...(way && { 'screens.links': tableText('From | To | By which button or link | Only when', way) }),
  });
  const [list] = screensOf(product);
  const ways = list && creationLinks(actingAs('clerk', [], product), list);
  expect(ways).toEqual([{ label, path: '/loans/new' }]);
});

test.each([
  ['no button where decided ways lead to the form from other screens only', 'One loan | Loan form | Lend again | ', []],
  ['no button where the decided way from it is not open', 'Loans | Loan form | Lend | Role is Member', []],
  ['its button where the form is only led to for changing', 'One loan | Loan form | Edit | ', ['Loan form']],
  ['its button where the form only leads to itself', 'Loan form | Loan form | Add another | ', ['Loan form']],
])('a list has %s', (_, way, labels) => {
  const product = libraryWith({
    'screens.inventory': tableText(
      'Screen | Kind | About what | Address',
      'Loans | list | Loan | /loans',
      'One loan | detail | Loan | /loans/{loan}',
      'Loan form | form | Loan | /loans/new',
    ),
    'screens.links': tableText('From | To | By which button or link | Only when', way),
  });
  const [list] = screensOf(product);
  const ways = list && creationLinks(actingAs('clerk', [], product), list);
  expect(ways?.map(({ label }) => label)).toEqual(labels);
});

test.each([
  ['clerk', ['Hand out /loans/new', 'Everybody /people', 'Card /people/kim', 'Figures /counter', 'Rules /rules']],
  ['member', ['Card /people/lee']],
  [null, ['Hand out /loans/new', 'Everybody /people', 'Card /people/kim', 'Figures /counter', 'Rules /rules']],
])('ways of %s lead only to what they may do and see, and to their own page: %j', (role, labels) => {
  const product = libraryWith({
    'screens.inventory': tableText(
      'Screen | Kind | About what | Address',
      'Start | static | | /start',
      'New loan | form | Loan | /loans/new',
      'People | list | Member | /people',
      'Person | detail | Member | /people/{member}',
      'Counter | dashboard | Member | /counter',
      'House rules | static | | /rules',
    ),
    'screens.links': tableText(
      'From | To | By which button or link | Only when',
      'Start | New loan | Hand out | ',
      'Start | People | Everybody | ',
      'Start | Person | Card | ',
      'Start | Counter | Figures | ',
      'Start | House rules | Rules | Role is Clerk',
    ),
    'entities.member.fields': tableText('Field | Type', 'Name | text'),
    'roles.loan.permissions': tableText('Role \\ What they may do | create', 'Clerk | yes', 'Member | no'),
    'roles.member.permissions': tableText(
      'Role \\ What they may do | list | open',
      'Clerk | yes | yes',
      'Member | no | own',
    ),
    'roles.member.permissions.member.theirs': 'By their Name',
  });
  const screens = screensOf(product);
  const people = ['Kim', 'Lee'].map((name) => ({
    ...loan(name.toLowerCase(), { name }, ''),
    entity: 'member',
  }));
  const [start] = screens;
  const ways = start && outgoingLinks(actingAs(role, people, product), start, undefined);
  expect(ways?.map(({ label, path }) => `${label} ${path}`)).toEqual(labels);
});

test('it is the same moment in a form, in a condition and in what happened', () => {
  const product = libraryWith({
    'entities.loan.fields': tableText('Field | Type | If left empty', 'Asked | date | now'),
    'entities.loan.fields.asked.clock': 'here',
    'validation.loan.rules': tableText(
      'Rule | Fields | What kind | Limit | Then we',
      'Not in the future | Asked | fits together | Asked <= now() | stop',
      'Not in the past | Asked | fits together | Asked >= now() | stop',
    ),
  });
  const actor = actingAs('clerk', [], product);
  const subject = { entity: 'loan', row: undefined, around: new Map() };
  const lines = fieldViewsFor(product, 'loan', 'clerk');
  const values = initialValues(actor, subject, lines);
  expect(values).toEqual({ asked: nowOf(actor) });
  expect(formProblems(actor, subject, lines, values)).toEqual([]);
  expect(savedRecord(actor, subject, values, 'n').row.history[0]?.at).toBe(nowOf(actor));
});
