import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { initialMoveInput } from './buttons.ts';
import { fieldViewsFor } from './field-views.ts';
import { columnsFor } from './list-view.ts';
import { unplayedDecisions } from './played/unplayed-decisions.ts';
import { screensOf } from './screens-of.ts';

const FIELDS = tableText(
  'Field | Type | Unit',
  'Title | text | ',
  'Keeper | person | ',
  'Born on | date | ',
  'Deposit | number | EUR',
);
const RULES = tableText(
  'Rule | Fields | What kind | Limit | Then we',
  'Old enough | Born on | between | at least 18 years | stop',
);

function productWith(label: string, words: string) {
  return libraryWith({
    'entities.loan.fields': FIELDS,
    'validation.loan.rules': RULES,
    'screens.inventory': tableText('Screen | Kind | About what | Address', 'Loans | list | Loan | /loans'),
    'screens.loans.columns': tableText('Column | Sort | Filter | Search', `${label} | yes | yes | yes`),
    'roles.loan.visibility': tableText('Field \\ Role | Clerk | Member', `${label} | masked | hidden`),
    [`roles.loan.visibility.${label.toLowerCase().replaceAll(' ', '-')}.masked-as`]: words,
  });
}

function left(label: string, words: string, value: unknown): string | undefined {
  const product = productWith(label, words);
  const line = fieldViewsFor(product, 'loan', 'clerk').find(({ field }) => field.label === label);
  expect(line?.mask?.words).toBe(words);
  return line?.mask?.left?.(value, actingAs('clerk', [], product));
}

test.each([
  ['Title', 'The last 4 digits.', 'DE12 3456 7890', '7890'],
  ['Title', 'last four', '0143', ''],
  ['Title', 'Only the last three characters', '', ''],
  ['Title', 'the first 2 letters', 'Weir', 'We'],
  ['Keeper', 'The first letter', 'Aoife Byrne', 'A'],
  ['Keeper', 'Their initials, and nothing else.', 'Aoife Byrne', 'A. B.'],
  ['Title', 'The domain', 'aoife@mail.example', 'mail.example'],
  ['Title', 'The domain', 'aoife at mail', ''],
  ['Title', 'The street without the number.', '4 Weir Lane, Millbrook', 'Weir Lane'],
  ['Title', 'The street without the number.', 'Hauptstraße 12a, 12345 Berlin', 'Hauptstraße'],
  ['Title', 'The street without the number.', '4 Weir Lane Millbrook', ''],
  ['Title', 'The street without the number.', 'Flat 3, 4 Weir Lane, Millbrook', ''],
  ['Born on', 'The year only', '1988-11-02', '1988'],
  ['Born on', 'Whether they are old enough, and nothing else.', '1988-11-02', 'Old enough: yes'],
  ['Born on', 'Whether they are old enough, and nothing else.', '2015-11-02', 'Old enough: no'],
  ['Born on', 'Whether they are old enough, and nothing else.', undefined, ''],
  ['Title', 'Whether there is one', 'Saw', 'there is one'],
  ['Title', 'nothing', 'Saw', ''],
  ['Title', 'The last 4 digits and the name of the bank', 'DE12 3456 7890', undefined],
  ['Born on', 'Whether they are rich', '1988-11-02', undefined],
  ['Deposit', 'the last 2 digits', 140, undefined],
])('of %s “%s” leaves of %j: %j', (label, words, value, seen) => {
  expect(left(label, words, value)).toBe(seen);
});

test('words that do not tell which part is left are told as not played, once for all roles', () => {
  const told = (words: string) =>
    unplayedDecisions(actingAs('clerk', [], productWith('Title', words)))
      .map(({ decided }) => decided)
      .filter((one) => one.includes('still visible'));
  expect(told('a hint')).toEqual(['Title, still visible: a hint']);
  expect(told('the last 4 digits')).toEqual([]);
});

test('nothing is found or sorted by a blurred line of a list, and a hidden one is no column', () => {
  const product = productWith('Title', 'a hint');
  const [list] = screensOf(product);
  const columns = (role: string | null) => (list ? columnsFor(actingAs(role, [], product), list) : []);
  expect(columns('clerk').map(({ sort, filter, search, mask }) => [sort, filter, search, mask?.words])).toEqual([
    [false, false, false, 'a hint'],
  ]);
  expect(columns('member')).toEqual([]);
  expect(columns(null).map(({ sort, mask }) => [sort, mask])).toEqual([[true, undefined]]);
});

test('what is typed before a move begins with nothing of a blurred line', () => {
  const lines = fieldViewsFor(productWith('Title', 'a hint'), 'loan', 'clerk');
  const row = loan('1', { title: 'Saw', deposit: 20 }, 'out');
  expect(initialMoveInput(row, lines)).toMatchObject({ deposit: 20 });
  expect(initialMoveInput(row, lines)).not.toHaveProperty('title');
});
