import { describe, expect, test } from 'vitest';
import { LIBRARY } from '#testing/core/rules/library.ts';
import { calls, fields, moves, numbers, rules, said, screens } from '#testing/core/rules/said.ts';
import { type Answers, foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';
import { itemId } from '../../answers/naming.ts';

test.each([38, 39, 40])('rule %i is silent where nothing is said', (rule) => {
  expect(verdictOn(rule)).toEqual([]);
});

describe('38, numbers are owned and used', () => {
  const LONGEST: Answers = {
    ...numbers('Longest loan | 14 | days | all'),
    'constants.values.longest-loan.owner': 'the board',
    ...said('constants.provenance', 'Number | Comes from', 'Longest loan | habit'),
    ...rules('loan', 'Not too long | Title | between | 1 to Longest loan |  | stop | '),
  };

  test.each([
    ['all said', {}, []],
    ['no unit', numbers('Longest loan | 14 |  | all'), ['The number “Longest loan” has no unit; say it.']],
    ['no value', numbers('Longest loan |  |  | all'), ['The number “Longest loan” has no value; say it.']],
    [
      'no number',
      numbers('Longest loan | a while |  | all'),
      ['The number “Longest loan” has a value that is no number; say it.'],
    ],
    [
      'no source',
      said('constants.provenance', 'Number | Comes from', 'Other | law'),
      ['The number “Longest loan” has no source; say it.'],
    ],
    [
      'no use',
      rules('loan', 'Not too long | Title | between | 1 to 28 |  | stop | '),
      ['The number “Longest loan” has nothing that uses it; say it, and use its name where it applies.'],
    ],
    [
      'a part of a longer word is no use',
      rules('loan', 'Not too long | Title | between | 1 to Longest loans |  | stop | '),
      [expect.stringContaining('nothing that uses it')],
    ],
    [
      'used by a guard',
      {
        ...rules('loan', 'Some | Title | between | 1 to 28 |  | stop | '),
        ...moves('loan', 'Open | Decided | decide | a person | Reviewer | days <= longest  LOAN'),
      },
      [],
    ],
    [
      'used by an answer that is the same amount',
      {
        ...rules('loan', 'Some | Title | between | 1 to 28 |  | stop | '),
        [`states.loan.transitions.${itemId('Open → Decided: decide')}.after`]: '336 hours',
      },
      [],
    ],
  ] as const)('%s', (_, answers, expected) => {
    expect(verdictOn(38, LIBRARY, LONGEST, answers)).toEqual(expected);
  });

  test.each([
    ['Calls a minute', 'every request', 'at most 14 a minute', 0],
    ['Calls a minute', 'every request', 'at most 14 an hour', 1],
    ['Results on a page', 'every list', 'page and limit, 14 by default', 0],
    ['Results on a page', 'every list', 'page and limit, 20 by default', 1],
    ['Rows of a file', 'every list', 'page and limit, 14 by default', 1],
  ])('what all calls have in common cannot name %s: %s, %s: %i unused', (name, of, has, unused) => {
    const common = said('calls.offers.common', 'Of | Has | Example', `${of} | ${has}`);
    const from = said('constants.provenance', 'Number | Comes from', `${name} | habit`);
    const found = foundBy(38, LIBRARY, numbers(`${name} | 14 | things | all`), from, common);
    expect(found.filter((one) => one.includes('nothing that uses it'))).toHaveLength(unused);
  });

  test('an open owner is no finding', () => {
    const { 'constants.values.longest-loan.owner': _, ...open } = LONGEST;
    expect(mendsOf(38, LIBRARY, open)).toEqual(['constants.values.longest-loan.owner']);
  });

  test('nobody is asked who is in charge of a waiting time', () => {
    const timer = said('constants.timers', 'What | How long | Then', 'Undo | 10 minutes | it is final');
    const from = said('constants.provenance', 'Number | Comes from', 'Undo | habit');
    expect(verdictOn(38, timer, from, { 'screens.undo-window': '600 seconds' })).toEqual([]);
  });

  test('its own row, its source and the reason for the product are no use of it', () => {
    const { 'validation.loan.rules': _, ...unused } = LONGEST;
    const story: Answers = { 'purpose.problem': 'The longest loan is forgotten.' };
    expect(verdictOn(38, unused, story)).toEqual([expect.stringContaining('nothing that uses it')]);
  });

  test('a name in a script without blanks is found within a sentence', () => {
    const period: Answers = {
      ...numbers('貸出期限 | 14 | days | all'),
      ...said('constants.provenance', 'Number | Comes from', '貸出期限 | law'),
      ...moves('loan', 'Open | Decided | decide | a person | Reviewer | 日数は貸出期限以内'),
    };
    expect(verdictOn(38, period).filter((one) => one.includes('uses'))).toEqual([]);
  });
});

describe('39, a quantity is the same everywhere', () => {
  const timer = (long: string) =>
    said('constants.timers', 'What | How long | Then', `Longest loan | ${long} | it is late`);
  const longest = numbers('Longest loan | 14 | days | all');
  const rule = (limit: string) => rules('loan', `Pages | Pages | between | ${limit} |  | stop | `);
  const pages: Answers = {
    ...fields('loan', 'Pages | number | pages'),
    ...said('entities.loan.fields.pages.range', 'Smallest | Largest | Unit', '1 | 300 | pages'),
  };
  const ends = (idle: string, clock: string): Answers => ({
    ...moves('loan', 'Open | Closed | expire | the clock | '),
    [`states.loan.transitions.${itemId('Open → Closed: expire')}.after`]: clock,
    ...said(
      'states.loan.idle',
      'While it is | After how long | Then | Who is told',
      `Open | ${idle} | it ends | Clerk`,
    ),
  });

  test.each([
    ['the same in other units', { ...longest, ...timer('2 weeks') }, 0],
    ['two figures for one name', { ...longest, ...timer('3 weeks') }, 1],
    ['units that do not compare', { ...longest, ...timer('14 working days') }, 1],
    ['the figure beside its name', { ...longest, 'purpose.quitting': 'x', ...rule('Longest loan (2 weeks)') }, 0],
    ['another figure beside its name', { ...longest, ...rule('Longest loan (20 days)') }, 1],
    ['another figure further on', { ...longest, ...rule('Longest loan, then 20 days more') }, 0],
    ['a range and a rule that agree', { ...pages, ...rule('1 to 300') }, 0],
    ['a range and a rule that differ', { ...pages, ...rule('1 to 200') }, 1],
    ['a range and a rule that differ twice', { ...pages, ...rule('between 5 and 200 pages') }, 2],
    ['a range and a rule with a name', { ...pages, ...rule('1 to Most pages') }, 0],
    ['ends by both at one time', ends('7 days', '168 hours'), 0],
    ['ends by both at two times', ends('10 days', '7 days'), 1],
  ] as const)('%s', (_, answers, count) => {
    expect(foundBy(39, LIBRARY, answers)).toHaveLength(count);
  });

  test('names both places', () => {
    expect(verdictOn(39, longest, timer('3 weeks'))).toEqual([
      '“Longest loan” is 14 days in one place and 3 weeks in another; keep one of them.',
    ]);
    expect(mendsOf(39, longest, timer('3 weeks'))).toEqual(['constants.values', 'constants.timers']);
  });
});

describe('40, times and sizes are in order', () => {
  const idle = (...rows: readonly string[]) =>
    said('states.loan.idle', 'While it is | After how long | Then | Who is told', ...rows);

  test.each([
    ['a reminder, then the end', idle('Open | 3 days | remind | Clerk', 'Open | 1 week | it ends | Clerk'), 0],
    ['the end, then a reminder', idle('Open | 10 days | remind | Clerk', 'Open | 1 week | it ends | Clerk'), 1],
    ['both at once', idle('Open | 7 days | remind | Clerk', 'Open | 1 week | it ends | Clerk'), 1],
    ['in different states', idle('Open | 10 days | remind | Clerk', 'Decided | 1 week | it ends | Clerk'), 0],
    [
      'the clock ends it first',
      {
        ...idle('Open | 10 days | remind | Clerk'),
        ...moves('loan', 'Open | Closed | expire | the clock | '),
        [`states.loan.transitions.${itemId('Open → Closed: expire')}.after`]: '7 days',
      },
      1,
    ],
  ] as const)('reminders: %s', (_, answers, count) => {
    expect(foundBy(40, LIBRARY, answers)).toHaveLength(count);
  });

  const tried = (waits: string, tries: string, meanwhile = 'waits'): Answers => ({
    ...calls('Charge card | Bank | on Save | title | Verdict'),
    'calls.failure': 'retry',
    'calls.waiting': waits,
    'calls.give-up': tries,
    'calls.in-background': meanwhile,
  });

  test.each([
    ['one try', tried('5 seconds', '1 tries'), 0],
    ['three tries that somebody watches', tried('5 seconds', '3 tries'), 1],
    ['three tries in the background', tried('5 seconds', '3 tries', 'told-later'), 0],
    ['minutes of trying', tried('5 seconds', '2 minutes'), 1],
    ['trying no longer than they wait', tried('2 minutes', '2 minutes'), 0],
    ['no second try', { ...tried('5 seconds', '3 tries'), 'calls.failure': 'block' }, 0],
  ] as const)('tries: %s', (_, answers, count) => {
    expect(foundBy(40, answers)).toHaveLength(count);
  });

  const page = (lines: string, brings: string, trigger = 'on opening Loans'): Answers => ({
    ...screens('Loans | list | Loan'),
    'screens.loans.page-size': `${lines} lines`,
    ...calls(`Fetch | Archive | ${trigger} | title | nothing`),
    'calls.exchanges.fetch.many': brings,
  });

  test.each([
    ['within', page('50', '100 at once, the rest by page'), 0],
    ['above', page('200', '100 at once, the rest by page'), 1],
    ['a call for something else', page('200', '100 at once', 'on Save of a customer'), 0],
    ['a call without a number', page('200', 'as many as there are'), 0],
  ] as const)('pages: %s', (_, answers, count) => {
    expect(foundBy(40, LIBRARY, answers)).toHaveLength(count);
  });

  const sizes = (...rows: readonly string[]) => said('constants.capacity', 'What | At most | Usually', ...rows);
  const scan: Answers = {
    ...fields('loan', 'Scan | file'),
    ...said('entities.loan.fields.scan.files', 'Kind of file | At most', 'PDF | 20 MB'),
  };

  test.each([
    ['a file within what is carried', sizes('Upload | 5 MB | 1 MB', 'Request | 6000 kB | 1 MB'), 0],
    ['a file above it', sizes('Upload | 5 MB | 1 MB', 'Request | 4000 kB | 1 MB'), 1],
    ['a file of a line above it', { ...scan, ...sizes('Request body | 10 MB | 1 MB') }, 1],
    ['nothing carries it', scan, 0],
    ['people and not data', sizes('Uploads at once | 50 people | 5', 'Requests | 10 a second | 1'), 0],
  ] as const)('uploads: %s', (_, answers, count) => {
    expect(foundBy(40, LIBRARY, answers)).toHaveLength(count);
  });
});
