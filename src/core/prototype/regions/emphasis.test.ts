import { describe, expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { unknownTones } from '../said-tones.ts';
import { screensOf } from '../screens-of.ts';
import { emphasisNow } from './drawn-emphasis.ts';
import { regionColumns } from './region-columns.ts';
import { regionsOf } from './regions-of.ts';

const SAID = {
  'entities.records': tableText('Thing | Plural', 'Loan | Loans', 'Member | Members'),
  'entities.loan.fields': tableText(
    'Field | Type | Unit',
    'Title | text | ',
    'Kind | choice | ',
    'Borrower | link | Member',
    'Deposit | money | EUR',
    'Muted | yes or no | ',
  ),
  'entities.loan.fields.kind.values': tableText('Value | It means', 'Saw | cuts (blue)', 'Drill | turns (violet)'),
  'entities.member.fields': tableText('Field | Type', 'Name | text'),
  'roles.grants': tableText('Role | Who has it first', 'Clerk | Kim'),
  'roles.grants.me': tableText('Role | Is which record', 'everybody | Member'),
  'screens.inventory': tableText('Screen | Kind | About what | Address', 'Home | page | - | /'),
};
const ROWS = [
  loan(
    '1',
    { title: 'Saw', kind: 'Saw', borrower: 'kim', deposit: { amount: 9, unit: 'EUR' }, muted: true },
    'overdue',
  ),
  loan('2', { title: 'Drill', kind: 'Drill', deposit: { amount: 1, unit: 'EUR' }, muted: false }, 'out'),
  { ...loan('kim', { name: 'Kim' }, ''), entity: 'member', states: new Map(), history: [] },
];

function drawn(shows: string) {
  const product = libraryWith({
    ...SAID,
    'screens.home.parts': tableText('Part | Kind | Of | Only those | Shows', `A | table | all loans | | ${shows}`),
  });
  const actor = actingAs('clerk', ROWS, product);
  const screen = screensOf(product).find(({ id }) => id === 'home');
  const [view] = (screen && regionsOf(product)(screen)) ?? [];
  const loans = ROWS.slice(0, 2);
  return {
    problems: view?.problems,
    order: view?.order,
    items:
      view &&
      regionColumns(actor, view).map(({ label, emphasisOf }) => [
        label,
        loans.map((row) => emphasisOf?.(row)?.looks ?? []),
      ]),
    lines: view && loans.map((row) => emphasisNow(actor, row, view.line)),
    columns: view && regionColumns(actor, view),
    product,
  };
}

describe('what stands out', () => {
  test('a value, by conditions about its record, its state and whoever looks', () => {
    const { items, problems } = drawn(
      'title (bold if mine), deposit (red if Deposit > 5 EUR, grey and italic if not Overdue), kind (blue)',
    );
    expect(problems).toEqual([]);
    expect(items).toEqual([
      ['Title', [['bold'], []]],
      ['Deposit', [['red'], ['grey', 'italic']]],
      ['Kind', [['blue'], ['blue']]],
    ]);
  });

  test('a whole line, beside what it shows and in which order', () => {
    const { lines, items, order, problems } = drawn(
      'title; the line is grey if Muted, highlighted if Borrower is me; newest first; the line is bold if Title is "Drill" and not Muted',
    );
    expect([problems, items?.length, order]).toEqual([[], 1, ['newest first']]);
    expect(lines).toEqual([
      { looks: ['grey', 'highlighted'], because: 'Muted, Borrower is me' },
      { looks: ['bold'], because: 'Title is "Drill" and not Muted' },
    ]);
  });

  test('why is said by a name, else by a condition that is short, else by how it looks', () => {
    const long = 'any(other loans where Deposit > 0 EUR)';
    const { lines } = drawn(
      `title; the line is bold as “one of many” if ${long}; the line is red if ${long}; the line is grey if Muted`,
    );
    expect(lines?.map((line) => line?.because)).toEqual(['one of many, red, Muted', 'one of many, red']);
  });

  test('conditions within conditions, and with what else is said of a value', () => {
    const { items, problems, columns } = drawn(
      'title (bold if none(other loans where (Deposit > 5 EUR and any(other loans where Muted is yes)))) (empty: “none”)',
    );
    expect(problems).toEqual([]);
    expect(items).toEqual([['Title', [['bold'], ['bold']]]]);
    expect(columns?.[0]?.textOf(loan('3', {}, 'out'))).toBe('none');
  });

  test.each([
    [
      'title (mauve if mine)',
      '“A”: “Title”: “mauve” is no way to stand out; use one of red, amber, green, blue, grey, bold, italic, struck, highlighted.',
    ],
    ['title (bold if the moon is full)', '“A”: “Title”: it is bold if “the moon is full”, which is not exact.'],
    [
      'title; the line is pink',
      '“A”: “pink” is no way to stand out; use one of red, amber, green, blue, grey, bold, italic, struck, highlighted.',
    ],
    [
      'title; the line is grey if Quiet == "x"',
      '“A”: it is grey if “Quiet == "x"”, which is not exact. “Quiet” is not a name known here. If it is text, put it in quotation marks.',
    ],
  ])('what cannot be read is told in a sentence: %s', (shows, problem) => {
    expect(drawn(shows).problems).toEqual([problem]);
  });

  test('a bracket of a formula is none of this', () => {
    expect(drawn('count(other loans where Muted is yes) as Others').problems).toEqual([]);
  });
});

test('a colour that is none is told, once', () => {
  expect(unknownTones(drawn('title').product).map(({ sentence }) => sentence)).toEqual([
    '“Drill” is shown in “violet”, which is no colour here; use one of red, amber, green, blue, grey.',
  ]);
});
