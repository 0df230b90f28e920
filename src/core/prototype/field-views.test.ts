import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { moneyOf } from './cell-text.ts';
import { offeredFields } from './editable.ts';
import { fieldViewsFor } from './field-views.ts';
import { formProblems, initialValues, withoutRepeats } from './form-values.ts';
import { screensOf } from './screens-of.ts';

test('the lines of a step stand in the order in which it names them, and what no step asks for comes last', () => {
  const product = libraryWith({
    'screens.inventory': tableText('Screen | Kind | About what', 'Lend | wizard | Loan'),
    'screens.lend.steps': tableText(
      'Step | Asks | Can be continued later',
      'When | Due | yes',
      'What | Deposit, Title | no',
    ),
  });
  const [screen] = screensOf(product);
  const lines = fieldViewsFor(product, 'loan', 'clerk', screen).map(({ field, step }) => [field.label, step]);
  expect(lines).toEqual([
    ['Due', 'when'],
    ['Deposit', 'what'],
    ['Title', 'what'],
    ['Borrower', null],
  ]);
});

test.each([
  ['reserved', 5, ['title']],
  ['out', 5, ['title', 'due']],
  ['in-store', 5, ['title', 'due']],
  ['reserved', 15, ['title', 'borrower']],
])('a form of what is %s, with a deposit of %d, marks what it may not leave empty', (state, deposit, marked) => {
  const product = libraryWith({
    'states.loan.list': tableText(
      'Answer | It means | Place',
      'Reserved | asked for | first',
      'Out | with the member | on the way',
      'In store | waits | on the way',
    ),
    'entities.loan.fields': tableText(
      'Field | Type | Unit | Required when | If left empty | Filled in by | Example',
      'Title | text | | always | | Clerk | Drill',
      'Borrower | text | | when Deposit > 10 | | Clerk | Kim',
      'Deposit | number | EUR | | | Clerk | 20',
      'Due | date | | Out, In store | | Clerk | 2026-02-01',
    ),
  });
  const row = loan('1', {}, state);
  const actor = actingAs('clerk', [row], product);
  const subject = { entity: 'loan', row, around: new Map() };
  const lines = fieldViewsFor(product, 'loan', 'clerk');
  const values = { ...initialValues(actor, subject, lines), deposit };
  const now = offeredFields(actor, subject, lines, values);
  expect(now.filter(({ must }) => must).map(({ field }) => field.id)).toEqual(marked);
  expect(formProblems(actor, subject, now, values).flatMap(({ fields }) => fields)).toEqual(marked);
});

test('a form is checked by the time of day that it is', () => {
  const product = libraryWith({
    'entities.loan.fields': tableText('Field | Type', 'Title | text', 'Begun | date and time'),
    'validation.loan.rules': tableText(
      'Rule | Fields | What kind | Limit | The limit itself | Then we | What goes wrong',
      'In time | Title | fits together | Begun + 10 minutes >= now() | | stop | Too late',
    ),
  });
  const row = loan('1', { begun: '2026-01-10T12:00:00Z' }, 'out');
  const at = (now: string) => {
    const actor = { ...actingAs('clerk', [row], product), today: '2026-01-10', now };
    const views = fieldViewsFor(product, 'loan', 'clerk');
    const values = { title: 'Saw', begun: '2026-01-10T12:00:00Z' };
    return formProblems(actor, { entity: 'loan', row, around: new Map() }, views, values).map(({ text }) => text);
  };
  expect([at('2026-01-10T12:05:00Z'), at('2026-01-10T13:00:00Z')]).toEqual([[], ['Too late']]);
});

test('an amount that was cleared is an empty line, and the same words are read once at a line', () => {
  const product = libraryWith({
    'entities.loan.fields': tableText('Field | Type | Required when', 'Worth | money | always'),
    'entities.loan.fields.worth.currency': '- EUR',
    'validation.loan.rules': tableText(
      'Rule | Fields | What kind | Limit | The limit itself | Then we | What goes wrong',
      'A worth we believe | Worth | between | at most 3000 | is still fine | stop | Odd amount',
    ),
    'validation.loan.examples': tableText('Field | Accepted | Not accepted', 'Worth | 140 | 4000'),
    'validation.loan.examples.worth.words': 'Odd amount',
    'errors.messages': tableText(
      'What goes wrong | When | They read',
      'Odd amount | nobody believes it | This cannot be right.',
      'Something is missing | a line is empty | Something is missing here.',
    ),
  });
  const actor = actingAs('clerk', [], product);
  const subject = { entity: 'loan', row: undefined, around: new Map() };
  const lines = fieldViewsFor(product, 'loan', 'clerk');
  const told = (amount: unknown) =>
    withoutRepeats(formProblems(actor, subject, lines, { worth: moneyOf(amount, 'EUR') })).map(({ text }) => text);
  expect(told('')).toEqual(['Something is missing here.']);
  expect(told('much')).toEqual(['This cannot be right.']);
  expect(told(4000)).toEqual(['This cannot be right.']);
  expect(told(140)).toEqual([]);
});
