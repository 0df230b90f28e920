import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { editLocksOf, fullLockOf, offeredFields, withLocks } from './editable.ts';
import { fieldViewsFor } from './field-views.ts';
import { initialValues } from './form-values.ts';
import { unplayedDecisions } from './played/unplayed-decisions.ts';

const product = libraryWith({
  'states.loan.list.out.editable': '- Deposit\n- Title',
  'states.loan.list.back.editable': { na: 'It is over.' },
});

test.each([
  ['reserved', ['title', 'borrower', 'deposit', 'due'], []],
  ['out', ['title', 'deposit'], ['While it is “Out”, only these can be changed: Deposit, Title.']],
  ['back', [], ['While it is “Back”, nothing can be changed.']],
])('while it is %s, %j can be changed', (state, open, because) => {
  const row = loan('1', { title: 'Saw' }, state);
  const locks = editLocksOf(actingAs('clerk', [row], product), row);
  const lines = fieldViewsFor(product, 'loan', 'clerk').map((line) => withLocks(locks, line));
  expect(lines.filter(({ shown }) => shown === 'shown').map(({ field }) => field.id)).toEqual(open);
  expect(locks.map((lock) => lock.because)).toEqual(because);
});

test.each([
  ['- Everything', undefined, false],
  ['- Nothing', 'While it is “Out”, nothing can be changed.', false],
  ['- what the board allows', undefined, true],
  ['- Deposit\n- what the board allows', undefined, true],
])('where %s may be changed, what keeps people from it is %s', (editable, because, isTold) => {
  const said = libraryWith({ 'states.loan.list.out.editable': editable });
  const row = loan('1', { title: 'Saw' }, 'out');
  const actor = actingAs('clerk', [row], said);
  expect(fullLockOf(actor, row)?.because).toBe(because);
  const told = unplayedDecisions(actor).map(({ decided }) => decided);
  expect(told.includes('Out, may be changed: what the board allows')).toBe(isTold);
});

const LINES = [
  'Title | text | | always | | Clerk | Drill',
  'Borrower | person | | always | whoever is signed in | Member | Kim',
  'Deposit | number | EUR | always | 0 | Clerk | 20',
  'Due | date | | | | Clerk | 2026-02-01',
];

test.each([
  [
    'what may be changed in the first state, and what must be filled in and is not given',
    'member',
    '- Due',
    ['title', 'due'],
  ],
  ['who it is for, to another than who fills it in by default', 'clerk', '- Due', ['title', 'borrower', 'due']],
  [
    'all of it where nothing can be changed later',
    'clerk',
    { na: 'The shelf says it.' },
    ['title', 'borrower', 'deposit', 'due'],
  ],
  ['all of it while nobody has said', 'clerk', undefined, ['title', 'borrower', 'deposit', 'due']],
] as const)('a new record offers %s', (_, role, editable, offered) => {
  const product = libraryWith({
    'entities.loan.fields': tableText(
      'Field | Type | Unit | Required when | If left empty | Filled in by | Example',
      ...LINES,
    ),
    ...(editable && { 'states.loan.list.reserved.editable': editable }),
  });
  const actor = actingAs(role, [], product);
  const subject = { entity: 'loan', row: undefined, around: new Map() };
  const lines = fieldViewsFor(product, 'loan', role);
  const begun = initialValues(actor, subject, lines);
  for (const values of [begun, { ...begun, title: 'Saw' }]) {
    const now = offeredFields(actor, subject, lines, values);
    expect(now.filter(({ shown }) => shown === 'shown').map(({ field }) => field.id)).toEqual(offered);
  }
});
