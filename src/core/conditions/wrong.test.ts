import { describe, expect, test } from 'vitest';
import { LOAN_DESK } from '#testing/core/model/loan-desk.ts';
import { readCondition } from './index.ts';

/** The problems of a text as `[place] sentence`, each place cut out of the text as typed. */
function problemsIn(text: string): readonly string[] {
  const condition = readCondition(text, LOAN_DESK);
  if (condition.form !== 'wrong') return [condition.form];
  return condition.problems.map(({ start, end, sentence }) => `[${text.slice(start, end)}] ${sentence}`);
}

describe('a text that is meant to be exact says where it is wrong', () => {
  const cases: readonly [text: string, ...problems: string[]][] = [
    ['Due dat > today()', '[Due dat] “Due dat” is not a name known here. Did you mean “Due date”?'],
    ['Dew date > today()', '[Dew date] “Dew date” is not a name known here. Did you mean “Due date”?'],
    ['`Feee` > 3', '[`Feee`] “Feee” is not a name known here. Did you mean “Fee”?'],
    ['Active && toString', '[toString] “toString” is not a name known here.'],
    [
      'Fee > 5 and the wind is right',
      '[the wind] “the wind” is not a name known here.',
      '[right] “right” is not a name known here.',
    ],
    ['"İ" == 名前 && Fe\u0301e > 3', '[Fe\u0301e] “Fe\u0301e” is not a name known here.'],
    ['Due date > "Bronze"', '["Bronze"] “Due date” is a date and cannot be compared with “Bronze”, which is text.'],
    ['“Bronze” < Due date', '[“Bronze”] “Due date” is a date and cannot be compared with “Bronze”, which is text.'],
    ['Tier == Bronse', '[Bronse] “Bronse” is not one of the words of “Tier”: Bronze, Silver or Gold.'],
    [
      'State in ["Open", "Lost"]',
      '["Lost"] “Lost” is not one of the words of “State”: Open, Overdue, In progress or Not started.',
    ],
    ['Tier > Bronze', '[Bronze] “Tier” is a choice and has no order; compare it with == or in.'],
    ['名前 == Ann', '[Ann] “Ann” is not a name known here. If it is text, put it in quotation marks.'],
    [
      'Fee > 50 CHF',
      '[50 CHF] “Fee” is an amount of money in EUR and “50 CHF” an amount of money in CHF; they cannot be compared without a rate.',
    ],
    [
      'Zählerstand > 5 kg',
      '[5 kg] “Zählerstand” is a number in kWh and “5 kg” a number in kg; they cannot be compared.',
    ],
    [
      '1 month > 30 days',
      '[30 days] “1 month” is a duration in month and “30 days” a duration in days; they cannot be compared, because months differ in days.',
    ],
    ['Due date + 14', '[Due date + 14] “14” has no unit of time; add one, as in 14 days.'],
    [
      '3 business days > 2 days',
      '[2 days] “3 business days” is a duration in business days and “2 days” a duration in days; they cannot be compared, because weekends lie between.',
    ],
    ['Fee + 19 %', '[Fee + 19 %] “Fee” and “19 %” cannot be added: an amount of money in EUR and a number in %.'],
    [
      '(Fee) * (Price / piece) > 3',
      '[(Fee) * (Price / piece)] “Fee” and “Price / piece” cannot be multiplied: an amount of money in EUR and an amount of money in EUR.',
    ],
    [
      'Copies > 3',
      '[3] “Copies” is a list and cannot be compared with “3”, which is a number. Use count(…) for how many there are, or “in” for one of them.',
    ],
    [
      '1 < Count < 3',
      '[3] “1 < Count” is yes or no and cannot be compared with “3”, which is a number. Join two comparisons with &&.',
    ],
    ['Fee && Active', '[Fee] “Fee” is an amount of money in EUR; compare it with something, so that it is yes or no.'],
    ['"a" in Note', '[Note] “Note” is text, and after “in” there must be a list, like ["A", "B"].'],
    ['Fee.State == "Open"', '[Fee.State] “Fee” is an amount of money in EUR and has no “State”.'],
    ['length(Fee) > 3', '[Fee] length() cannot be used with “Fee”, which is an amount of money in EUR.'],
    ['count(Copies, Tags) > 3', '[count(Copies, Tags)] count() takes one value.'],
    [
      'months(14 days) > Longest loan',
      '[months(14 days)] months() counts months, and days cannot be converted to them.',
    ],
    ['Tier = Bronse', '[Bronse] “Bronse” is not one of the words of “Tier”: Bronze, Silver or Gold.'],
    ['Fee + Tax', '[Tax] “Tax” is not a name known here.'],
    ['Fee >', '[>] Something is missing after “>”.'],
    ['> 18', '[>] Something is missing before “>”.'],
    ['Fee > && Active', '[&&] “&&” does not belong here; a name, a number or text in quotation marks is expected.'],
    ['(Fee > 3', '[(] The bracket “(” is not closed; add “)”.'],
    ['Fee > 3)', '[)] “)” does not belong here; an operator like && or == is missing before it.'],
    ['Fee > 10,5', '[,] “,” does not belong here; a decimal number is written with a point.'],
    ['Note == "x', '["] This quotation mark is not closed.'],
    ['Due date > 2026-02-31', '[2026-02-31] There is no day 2026-02-31 in the calendar.'],
    [
      '(Active ? Fee : Note) + 1',
      '[Note] “Fee” is an amount of money in EUR and “Note” text; both must be of the same type.',
    ],
    ['Active && Fee > 3 ? 1', '[1] After “? …”, a “:” with the other value is missing.'],
  ];
  test.each(cases)('%s', (text, ...problems) => expect(problemsIn(text)).toEqual(problems));
});

test('keeps the names that a wrong text mentions, and at most twenty problems', () => {
  const text = `Fee > 3 && ${Array.from({ length: 40 }, (_, at) => `Nobody${at} > 1`).join(' && ')}`;
  const condition = readCondition(text, LOAN_DESK);
  expect(condition).toMatchObject({ form: 'wrong', mentions: ['Fee'] });
  expect(condition.form === 'wrong' && condition.problems).toHaveLength(20);
});

describe('prose stays in words', () => {
  test.each([
    '',
    ' . ',
    'the wind is right',
    'only if the customer is a friend',
    'A and B agree',
    'Fee and discount',
    'Fee / Copies',
    'paid in full, in state Open',
    'Fee in Note',
    'Fee = what they pay for it',
    'the fee is at most what the manager said',
    'State is friendly',
    'draft -> sent => done <- back',
    '<name of the customer> has signed',
    'books (max. 3), days (working days), count(s)',
    'they said “a > b” and `c < d`',
    'Is it ready?',
    'x = 3',
    'Stop!',
    'Manager',
    '3 of 4',
    'e.g. 10 - 12 a.m. / p.m.',
  ])('%s', (text) => expect(readCondition(text, LOAN_DESK)).toEqual({ form: 'words', text }));
});
