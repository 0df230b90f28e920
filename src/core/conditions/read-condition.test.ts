import { describe, expect, test } from 'vitest';
import { LOAN_DESK } from '#testing/core/model/loan-desk.ts';
import { readCondition, vocabularyOf } from './index.ts';
import type { Scope } from './types.ts';

const GIVEN: readonly (readonly [string, unknown])[] = [
  ['Due date', '2026-01-10'],
  ['Lent at', '2026-01-01T10:00:00Z'],
  ['State', 'overdue'],
  ['Tier', 'Gold'],
  ['Term', '30'],
  ['Role', ['Clerk', 'Manager']],
  ['Fee', { amount: '12.50', unit: 'EUR' }],
  ['Fine per day', 0.3],
  ['Discount', 10],
  ['Count', '1 200'],
  ['Copies', [3, 1, 2]],
  ['Tags', ['New']],
  ['Active', true],
  ['Overdue', 'no'],
  ['Note', 'Handle "with" care'],
  ['Longest loan', 14],
  ['Borrower', { id: 'b1', Name: 'Ann', Since: '2020-05-01' }],
  ['Extra', '7'],
  ['Settled', true],
  ['Zählerstand', 1000],
  ['名前', 'Ann'],
  ['Ümit’s Straße (alt)', 'x'],
  ['Price / piece', 3],
  ['constructor', 3],
  ['__proto__', 4],
  ['and', true],
];
const values = new Map(GIVEN);
const SCOPE: Scope = {
  value: (label) => values.get(label),
  today: '2026-01-20',
  now: '2026-01-20T12:00:00Z',
};

/** What a text comes to: `value unit`, `! why not`, or its form where it is not exact. */
function comesTo(text: string): string {
  const condition = readCondition(text, LOAN_DESK);
  if (condition.form === 'words') return 'words';
  if (condition.form === 'wrong') return condition.problems.map(({ sentence }) => sentence).join(' ');
  const outcome = condition.run(SCOPE);
  if (!outcome.ok) return `! ${outcome.sentence}`;
  const value = typeof outcome.value === 'object' ? JSON.stringify(outcome.value) : String(outcome.value);
  return `${value} ${condition.unit}`.trim();
}

const table = (rows: string): [string, string][] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [text = '', result = ''] = row.split(' → ');
      return [text.trim(), result.trim()];
    });

describe('an exact text comes to', () => {
  describe('names', () => {
    test.each(
      table(`
      Active → true
      ACTIVE → true
      \`Active\` → true
      due-date → 2026-01-10
      Return  by → 2026-01-10
      \`return by\` → 2026-01-10
      Loan.State == "Overdue" → true
      名前 == "Ann" → true
      zählerstand → 1000 kWh
      Zählerstand → 1000 kWh
      ümit’s straße (alt) == "x" → true
      Price / piece * 2 → 6 EUR
      24h service → ! “24h service” is empty.
      constructor + __proto__ → 7
      and and and → true
      empty(Note) → false
      Borrower.Name == "Ann" → true
      Borrower.Name.startsWith("A") → true
      Borrower.Since < Due date → true
      Borrower.constructor == "x" → ! “Borrower.constructor” is empty.
      Borrower == "b1" → true`),
    )('%s → %s', (text, result) => expect(comesTo(text)).toBe(result));
  });

  describe('operators, binding as in the Common Expression Language', () => {
    test.each(
      table(`
      2 + 3 * 4 - 1 → 13
      (2 + 3) * 4 → 20
      10 - 3 - 2 → 5
      -2 * -3 → 6
      7 % 4 → 3
      1 < 2 || 1 / 0 > 1 && false → true
      !Active || Active → true
      !(Active && Overdue) → true
      Active ? "a" : Overdue ? "b" : "c" → a
      3 ≥ 2 && 2 ≤ 2 && 1 ≠ 2 && 1 <> 2 → true
      "b" in ["a", 'b'] → true
      Note == "Handle \\"with\\" care" → true
      0.1 + 0.2 == 0.3 → true
      1 200.5 + 1 → 1201.5`),
    )('%s → %s', (text, result) => expect(comesTo(text)).toBe(result));
  });

  describe('working days and hours', () => {
    test.each(
      table(`
      weekday(Due date) → Saturday
      isWorkday(Due date) → false
      Due date + 3 working days → 2026-01-14
      Due date - 1 business day → 2026-01-09
      Lent at + 2 working days → 2026-01-05T10:00:00.000Z
      workdays(Lent at, Due date) → 6 working days
      hour(Lent at) → 10
      isWorkday(now()) && hour(now()) >= 9 && hour(now()) < 18 → true
      Due date + 3 working days < today() → true`),
    )('%s → %s', (text, result) => expect(comesTo(text)).toBe(result));
  });

  describe('everyday words for operators', () => {
    test.each(
      table(`
      State is Overdue and not Overdue → true
      not State is Open and Active → true
      State is not Open or Overdue → true
      State = In progress → false
      State is In progress → false
      State is not In progress and Active → true
      State is in [In progress, Overdue] → true
      State is one of [Not started, overdue] → true
      State is not in ["Open"] → true
      State == Overdue → true
      Fee is at least 12.50 EUR → true
      Fee at most 12 → false
      Count is more than 1000 → true
      Due date is before today → true
      Due date is not empty → true
      24h service is empty → true
      Active is yes → true
      Settled is yes → true
      Settled is no → false
      if Settled is yes then 1 else 2 → 1
      if Active is no then 1 else 2 → 2
      Role is Manager and Role is Clerk → true
      New in Tags → true
      Rare in Tags → false
      Term == 30 → true
      Term is 30 days → false
      Active. → true`),
    )('%s → %s', (text, result) => expect(comesTo(text)).toBe(result));
  });

  describe('dates and durations', () => {
    test.each(
      table(`
      Due date > today() → false
      Due date + 14 days → 2026-01-24
      Due date + 1 month → 2026-02-10
      "2026-01-31" < Due date → false
      2026-01-31 + 1 month → 2026-02-28
      2024-02-29 + 1 year → 2025-02-28
      2026-03-31 - 1 month → 2026-02-28
      Due date + 36 hours → 2026-01-11T12:00:00.000Z
      today() - Due date → 10 days
      today() - Due date > 1 week → true
      today() - Due date > 9 → true
      weeks(today() - Due date) > 1 → true
      Due date + Longest loan → 2026-01-24
      Longest loan >= 2 weeks → true
      Longest loan == 1 fortnight → true
      Lent at + 2 hours < now() → true
      Lent at < today() → true
      date(Lent at) == 2026-01-01 → true
      now() - Lent at → 458 hours
      years(1) == 12 months → true
      90 minutes == 1.5 hours → true
      max(Due date, today) → 2026-01-20
      Due date + 9999999 years → ! “9999999 years” from there is beyond the calendar.
      Returned on > Due date → ! “Returned on” is empty.`),
    )('%s → %s', (text, result) => expect(comesTo(text)).toBe(result));
  });

  describe('amounts with units', () => {
    test.each(
      table(`
      Fee * 2 → 25 EUR
      Fee > 12 EUR && Fee < € 13 && Fee < EUR 13 → true
      Fee * 10 % → 1.25 EUR
      if Discount is 10 % then 5 % else 3 % → 5 %
      Fee * Discount → 1.25 EUR
      Fee / 5 EUR → 2.5
      Fee / 0 → ! “12.5 EUR” cannot be divided by zero.
      -Fee → -12.5 EUR
      Fine per day * Longest loan → 4.2 EUR
      Fine per day * (today() - Due date) → 3 EUR
      Zählerstand == 1 MWh → true
      Zählerstand + 1 MWh → 2000 kWh
      Count > 1 199 → true
      Discount == 10 % → true
      5 kg > 4999 g → true
      14 days → 14 days
      18 → 18`),
    )('%s → %s', (text, result) => expect(comesTo(text)).toBe(result));
  });

  describe('functions', () => {
    test.each(
      table(`
      count(Copies) → 3
      Copies.count() > 2 → true
      sum(Copies) → 6
      min(Copies) → 1
      max(Fee, 13 EUR, 12) → 13 EUR
      max([]) → ! max() cannot be used with a list.
      length("añ😀") → 3
      length(Ümit’s Straße (alt)) → 1
      round(Fee * 0.19, 2) → 2.38 EUR
      round(1.005, 2) → 1.01
      round(-2.5) → -3
      percent(1 / 4) → 25 %
      empty(24h service) && !has(24h service) → true
      contains(Note, "with") && Tags.contains("New") → true
      Note.endsWith("care") → true
      Extra + 1 → ! “7” and “1” cannot be added.
      Extra > 6 → true`),
    )('%s → %s', (text, result) => expect(comesTo(text)).toBe(result));
  });

  describe('what one side can tell alone, though the other is empty', () => {
    test.each(
      table(`
      24h service || Active → true
      Active || 24h service → true
      24h service && Overdue → false
      24h service && Active → ! “24h service” is empty.
      24h service == null → true
      Note != "" → true`),
    )('%s → %s', (text, result) => expect(comesTo(text)).toBe(result));
  });
});

test('names every label once, in the order of the text', () => {
  const condition = readCondition('due-date > today() && Active || DUE DATE < Returned on', LOAN_DESK);
  expect(condition).toMatchObject({
    form: 'exact',
    mentions: ['Due date', 'Active', 'Returned on'],
    type: 'yes-no',
  });
});

test('takes the first of two names with the same words', () => {
  const twice = vocabularyOf([
    { label: 'Fee', type: 'money', unit: 'EUR' },
    { label: 'FEE', aliases: ['Price'], type: 'text' },
  ]);
  expect(['fee', '`fee`', 'Price'].map((text) => readCondition(text, twice))).toMatchObject([
    { type: 'money', mentions: ['Fee'] },
    { type: 'money', mentions: ['Fee'] },
    { type: 'text', mentions: ['FEE'] },
  ]);
});

test('gives the same object for the same text', () => {
  expect(readCondition('Active', LOAN_DESK)).toBe(readCondition('Active', LOAN_DESK));
});

test('says what does not fit when the data are not what the model says', () => {
  const condition = readCondition('Due date > today()', LOAN_DESK);
  const outcome = condition.form === 'exact' && condition.run({ ...SCOPE, value: () => 'soon' });
  expect(outcome).toEqual({
    ok: false,
    sentence: '“Due date” is “soon”, which is not a date like 2026-12-01.',
  });
});
