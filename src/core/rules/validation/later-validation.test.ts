import { describe, expect, test } from 'vitest';
import { LIBRARY, list, mayOnLoans } from '#testing/core/rules/library.ts';
import { fields, moves, numbers, rules, said } from '#testing/core/rules/said.ts';
import { type Answers, foundBy, mendsOf, verdictOn } from '#testing/core/rules/verdict-on.ts';

test.each([24, 25])('rule %i is silent where nothing is said', (rule) => {
  expect(verdictOn(rule)).toEqual([]);
});

describe('24, a required field can be filled in by then', () => {
  const editable = (state: string, ...lines: readonly string[]): Answers => ({
    [`states.loan.list.${state}.editable`]: list(...lines),
  });
  const changes = mayOnLoans('create | change', 'Clerk | yes | yes', 'Reviewer | no | yes');
  const hidden = said('roles.loan.visibility', 'Field \\ Role | Reviewer', 'Verdict | hidden');

  test.each([
    ['nobody has said who may', {}, 0],
    ['its writer may change it', changes, 0],
    ['its writer may neither create nor change', mayOnLoans('create | change', 'Reviewer | no | no'), 1],
    [
      'a blank forbids its writer',
      { ...mayOnLoans('create | change', 'Clerk | yes | yes'), 'roles.permissions.blank': 'forbidden' },
      1,
    ],
    [
      'it may not be changed then, nor before',
      { ...changes, ...editable('open', 'Title'), ...editable('decided', 'Title') },
      1,
    ],
    ['it may be changed before', { ...changes, ...editable('open', 'Verdict'), ...editable('decided', 'Title') }, 0],
    [
      'it may only be changed after',
      {
        ...changes,
        ...editable('open', 'Title'),
        ...editable('decided', 'nothing'),
        ...editable('closed', 'Verdict'),
      },
      1,
    ],
    [
      'everything may be changed',
      { ...changes, ...editable('open', 'everything'), ...editable('decided', 'Title') },
      0,
    ],
    ['its writer does not see it', { ...changes, ...hidden }, 1],
    [
      'somebody outside writes it',
      { ...changes, ...hidden, ...fields('loan', 'Verdict | text |  | Decided |  | the court') },
      0,
    ],
    [
      'it fills itself',
      { ...changes, ...hidden, ...fields('loan', 'Verdict | computed |  | Decided |  | Reviewer') },
      0,
    ],
    [
      'it is never required',
      { ...changes, ...hidden, ...fields('loan', 'Verdict | text |  | never |  | Reviewer') },
      0,
    ],
  ] as const)('%s', (_, answers, count) => {
    expect(foundBy(24, LIBRARY, answers)).toHaveLength(count);
  });

  test('says what, where and what to do', () => {
    const answers = [LIBRARY, changes, hidden];
    expect(verdictOn(24, ...answers)).toEqual([
      '“Verdict” of “Loan” must be filled in when it is “Decided”, but “Reviewer” may not fill it in by then; let somebody do it, or make it optional there.',
    ]);
    expect(mendsOf(24, ...answers)).toEqual(['entities.loan.fields', 'states.loan.list.decided.editable']);
  });
});

describe('25, a number with a name is cited by it', () => {
  const longest = numbers('Longest loan | 14 | days | all', 'Copies | 3 |  | all', 'VAT | 20 | % | all');
  const rule = (kind: string, limit: string) => rules('loan', `A rule | Title | ${kind} | ${limit} |  | stop | `);

  test.each([
    ['the same amount', rule('between', '1 to 14 days'), 1],
    ['the same after conversion', rule('between', 'at most 2 weeks'), 1],
    ['a bare number', rule('between', '1 to 14'), 1],
    ['a number without a unit on both sides', rule('between', 'up to 3'), 1],
    ['percent', rule('fits together', 'never more than 20 % of it'), 1],
    ['cited by name', rule('between', '1 to Longest loan (14 days)'), 0],
    ['another amount', rule('between', '1 to 13 days'), 0],
    ['another unit', rule('between', 'at most 14 hours'), 0],
    ['a pattern', rule('looks like', '[0-9]{14}'), 0],
    ['part of a date', rule('fits together', 'after 2026-03-14'), 0],
    ['part of a word', rule('fits together', 'like A14 or 14b'), 0],
    ['part of a name', { ...fields('loan', 'Line 14 | text'), ...rule('fits together', 'Line 14 is filled in') }, 0],
    ['in quotes', rule('fits together', 'Title != "14 days"'), 0],
    ['a guard', moves('loan', 'Open | Decided | decide | a person | Reviewer | open for 14 days'), 1],
  ] as const)('%s', (_, answers, count) => {
    expect(foundBy(25, LIBRARY, longest, answers)).toHaveLength(count);
  });

  test.each([
    ['of another line', 'Longest title | 500 | characters | all', 'at most 500', 'Verdict', 0],
    ['of that line', 'Longest title | 500 | characters | all', 'at most 500', 'Title', 1],
    ['of another thing', 'Longest name of a customer | 500 | characters | all', '500 characters', 'Title', 0],
    ['of its thing', 'Longest text of a loan | 500 | characters | all', '500 characters', 'Title', 1],
    ['of no thing in particular', 'Longest text | 500 | characters | all', 'at most 500', 'Title', 1],
    ['of something else that is counted', 'Copies | 500 |  | all', 'at most 500', 'Title', 0],
    ['of something else, with a unit', 'Copies | 500 |  | all', 'at most 500 characters', 'Title', 0],
    ['that counts characters by its name', 'Most characters | 500 |  | all', 'at most 500', 'Title', 1],
  ])('a length is the named number %s', (_, constant, limit, line, count) => {
    const rule = rules('loan', `A rule | ${line} | this long | ${limit} |  | stop | `);
    expect(foundBy(25, LIBRARY, numbers(constant), rule)).toHaveLength(count);
  });

  test('a bare one is no limit anybody would change', () => {
    expect(verdictOn(25, LIBRARY, numbers('Pages | 1 |  | all'), rule('between', '0 to 1'))).toEqual([]);
  });
});
