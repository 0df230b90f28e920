import { describe, expect, test } from 'vitest';
import { LIBRARY, list } from '#testing/core/rules/library.ts';
import { calls, errors, said, screens } from '#testing/core/rules/said.ts';
import { type Answers, foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

test.each([31, 32, 33, 34])('rule %i finds nothing where nothing is said', (rule) => {
  expect(verdictOn(rule).filter((one) => !one.startsWith('not yet'))).toEqual([]);
});

test.each([31, 32, 33, 34])('rule %i does not apply where nothing is called', (rule) => {
  const none = { 'calls.exchanges': { na: 'No other system.' }, 'calls.inbound': { na: 'Nothing comes.' } };
  expect(verdictOn(rule, LIBRARY, none)).toEqual([]);
});

const charge = (cells: string): Answers => calls(`Charge card | Bank | ${cells}`);

describe('31, calls are set off and screens are fed', () => {
  test.each([
    ['a call with a trigger', charge('on Save | Title | Verdict'), []],
    [
      'a call without one',
      charge(' | Title | Verdict'),
      ['Nothing starts the call “Charge card”; say when it happens.'],
    ],
    ['a list of a thing', screens('Loans | list | Loan'), []],
    ['a list of nothing', screens('Loans | list | '), [expect.stringContaining('The screen “Loans” shows records')]],
    [
      'a list that a call feeds',
      { ...screens('Prices | list | '), ...charge('on opening Prices | Title | Verdict') },
      [],
    ],
    ['a static page', screens('House rules | static | '), []],
  ] as const)('%s', (_, answers, expected) => {
    expect(verdictOn(31, LIBRARY, answers)).toEqual(expected);
  });

  const board = (...figures: readonly string[]): Answers => ({
    ...screens('Board | dashboard | '),
    ...said('screens.board.figures', 'Figure | Comes from', ...figures),
  });

  test.each([
    ['a figure from a thing', board('Open loans | Loans that are open'), []],
    ['a figure from a line', board('Verdicts | verdict'), []],
    [
      'a figure from nowhere',
      board('Mood | the sky'),
      [expect.stringContaining('On “Board”, “Mood” comes from nowhere that is known here')],
    ],
    ['a figure without a source', board('Mood | '), [expect.stringContaining('“Mood”')]],
    ['figures nobody has named yet', screens('Board | dashboard | '), [expect.stringMatching(/^not yet/)]],
  ] as const)('%s', (_, answers, expected) => {
    expect(verdictOn(31, LIBRARY, answers)).toEqual(expected);
  });
});

describe('32, what is sent is known and what comes back has a place', () => {
  const mapping = (...rows: readonly string[]) =>
    said('calls.exchanges.charge-card.mapping', 'Theirs | Ours | If it is missing', ...rows);

  test.each([
    ['fields of ours', charge('on Save | title, verdict | Verdict'), []],
    ['a line and its thing', charge('on Save | title of the loan | Verdict'), []],
    ['a whole thing', charge('on Save | the loans | Verdict'), []],
    ['what nobody has', charge('on Save | title, shoe size | Verdict'), [expect.stringContaining('sends “shoe size”')]],
    [
      'a thing with something unknown',
      charge('on Save | shoe size of the loan | Verdict'),
      [expect.stringContaining('sends “shoe size of the loan”')],
    ],
    [
      'a page of a long list, and its order',
      charge(
        'on Save | page, limit, next_cursor, pageSize, sort order, title | total count, has more, per page, Verdict',
      ),
      [],
    ],
    [
      'what only sounds like it',
      charge('on Save | credit limit, sort of shoe | Verdict'),
      [expect.stringContaining('sends “credit limit” and “sort of shoe”')],
    ],
    ['nothing sent', charge('on Save | nothing | Verdict'), []],
    ['a mapped answer', { ...charge('on Save | title | receipt'), ...mapping('receipt | Verdict') }, []],
    ['an answer left alone', { ...charge('on Save | title | receipt'), ...mapping('receipt | left alone') }, []],
    [
      'an answer without a place',
      { ...charge('on Save | title | receipt, stamp'), ...mapping('receipt | Verdict') },
      [expect.stringContaining('brings back “stamp”')],
    ],
    [
      'an answer in a place unknown',
      { ...charge('on Save | title | receipt'), ...mapping('receipt | Shoe size') },
      [expect.stringContaining('into “Shoe size”')],
    ],
    ['a mapping nobody has said yet', charge('on Save | title | receipt'), [expect.stringMatching(/^not yet/)]],
  ] as const)('%s', (_, answers, expected) => {
    expect(verdictOn(32, LIBRARY, answers)).toEqual(expected);
  });

  test('waits until somebody has said what is written on things', () => {
    expect(mendsOf(32, charge('on Save | title | receipt'))).toEqual(['entities.fields']);
  });

  test('knows constants and the parameters of screens', () => {
    const known = said('constants.values', 'Number | Value | Unit', 'Loan fee | 3 | EUR');
    const answers = [LIBRARY, known, screens('Loan page | detail | Loan | /loans/:barcode')];
    expect(verdictOn(32, ...answers, charge('on Save | loan fee, barcode | Verdict'))).toEqual([]);
  });
});

describe('33, every call may fail', () => {
  const READING: Answers = {
    ...charge('on Save | title | Verdict'),
    'calls.waiting': '5 seconds',
    'calls.failure': 'retry',
  };
  const raised = (...by: readonly string[]): Answers => ({
    ...errors('No bank | then | It failed. | try again | stop'),
    'errors.messages.no-bank.raised-by': list(...by),
  });
  const three = ['Charge card: unreachable', 'Charge card: timeout', 'Charge card: refused'];
  const writes = said('calls.exchanges.charge-card.address', 'Method | Address', 'POST | /charge');

  test.each([
    ['three failures', { ...READING, ...raised(...three) }, 0],
    ['one of them missing', { ...READING, ...raised(...three.slice(1)) }, 1],
    [
      'failures of every call',
      { ...READING, ...raised('every call: unreachable', 'every call: timeout', 'every call: refused') },
      0,
    ],
    [
      'failures of another call',
      { ...READING, ...raised(...three.map((one) => one.replace('Charge card', 'Print'))) },
      3,
    ],
    ['a call that writes', { ...READING, ...writes, ...raised(...three) }, 2],
    [
      'a call that writes and is harmless to repeat',
      { ...READING, ...writes, 'calls.repeat': 'harmless', ...raised(...three) },
      1,
    ],
    [
      'a call that writes, all five',
      { ...READING, ...writes, ...raised(...three, 'Charge card: conflict', 'Charge card: duplicate') },
      0,
    ],
  ] as const)('%s', (_, answers, count) => {
    expect(foundBy(33, answers)).toHaveLength(count);
  });

  test.each([
    ['how long we wait', { ...READING, 'calls.waiting': { deferred: 'Kim' }, ...raised(...three) }, 'calls.waiting'],
    [
      'what we do without an answer',
      { ...READING, 'calls.failure': { deferred: 'Kim' }, ...raised(...three) },
      'calls.failure',
    ],
    ['what can go wrong', READING, 'errors.messages'],
    [
      'what brings it up',
      { ...READING, ...errors('No bank | then | It failed. | try again | stop') },
      'errors.messages.no-bank.raised-by',
    ],
  ] as const)('waits for %s', (_, answers, question) => {
    expect(mendsOf(33, answers)).toEqual([question]);
  });

  test('says one thing however many calls lack it', () => {
    const many = calls(...['A', 'B', 'C', 'D', 'E', 'F'].map((name) => `${name} | Bank | on Save | title | Verdict`));
    const found = verdictOn(33, READING, many, raised('every call: timeout', 'every call: refused'));
    expect(found).toEqual([expect.stringContaining('“A”, “B”, “C”, “D” and 2 more cannot be reached')]);
  });
});

describe('34, what comes in changes something', () => {
  const comes = (changes: string): Answers => ({
    ...said(
      'calls.inbound',
      'What comes in | From | What is in it | How many',
      'Payment | Bank | the amount | 3 a day',
    ),
    'calls.inbound.payment.changes': changes,
  });
  const raised = (...by: readonly string[]): Answers => ({
    ...errors('Garbled | then | It cannot be read. | wait | stop'),
    'errors.messages.garbled.raised-by': list(...by),
  });

  test.each([
    ['a move', { ...comes('it decides the loan'), ...raised('Payment') }, []],
    ['a state', { ...comes('becomes closed'), ...raised('Payment') }, []],
    ['a thing that is made', { ...comes('a new customer'), ...raised('Payment') }, []],
    [
      'nothing we know',
      { ...comes('the weather'), ...raised('Payment') },
      [expect.stringContaining('“Payment” comes in, but it moves or creates nothing that is known here')],
    ],
    [
      'no error for it',
      { ...comes('a new customer'), ...raised('not allowed') },
      [expect.stringContaining('when “Payment” cannot be read')],
    ],
    ['no catalogue yet', comes('a new customer'), [expect.stringMatching(/^not yet/)]],
  ] as const)('%s', (_, answers, expected) => {
    expect(verdictOn(34, LIBRARY, answers)).toEqual(expected);
  });
});

describe('48, each call that we offer has one meaning', () => {
  const offers = (...rows: readonly string[]) => said('calls.offers', 'Call | Method | Address', ...rows);
  const gives = (...rows: readonly string[]) => said('calls.offers.books.gives', 'Outcome | Status | Body', ...rows);
  const takes = (...rows: readonly string[]) => said('calls.offers.books.takes', 'Part | Where | Type', ...rows);
  const books = offers('Books | GET | /books/:isbn');

  test.each([
    ['nothing wrong', { ...books, ...gives('One | 200 | {title, pages number}') }, []],
    [
      'two at one address',
      offers('Books | GET | /books/:isbn', 'Shelf | GET | /books/{id}/', 'Burn | DELETE | /books/:id'),
      [
        '“Books” and “Shelf” are offered at one address, “GET /books/:”, which then has two meanings; give each its own address or method.',
      ],
    ],
    [
      'a parameter that its address does not have',
      { ...books, ...takes('isbn | path | text', 'slug | path | text') },
      [
        '“Books” takes “slug” in its address, but “/books/:isbn” has no “:slug”; add it there, or say where else it stands.',
      ],
    ],
    [
      'things that are not there',
      { ...books, ...takes('body | body | the moon'), ...gives('One | 200 | list of stars, newest first') },
      [
        '“Books” takes “the moon”, but none of our things is called that; name one, or a type.',
        '“Books” answers “stars”, but none of our things is called that; name one, or a type.',
      ],
    ],
    [
      'a status that is none',
      { ...books, ...gives('One | fine | no body', 'Other |  | no body') },
      ['The outcome “One” of “Books” has “fine” as its status; write a number from 100 to 599.'],
    ],
    [
      'an error with the status of a success',
      said('errors.messages', 'What goes wrong | Status', 'Too late | 200', 'Too early | 425', 'Lost | -'),
      ['The error “Too late” has “200” as its status; write a number from 400 to 599.'],
    ],
  ] as const)('%s', (_, answers, expected) => {
    expect(verdictOn(48, LIBRARY, answers as Answers)).toEqual(expected);
  });
});
