import { expect, test } from 'vitest';
import { LOAN_DESK } from '#testing/core/model/loan-desk.ts';
import { conditionInWords, readCondition, vocabularyOf } from './index.ts';

const TOOL = vocabularyOf([{ label: 'Deposit', type: 'money', unit: 'EUR' }]);
const names = [...LOAN_DESK.names, { label: 'Tool', type: 'record', members: () => TOOL } as const];

test.each([
  ['Fee >= Tool.Deposit', 'Fee is at least the tool’s Deposit'],
  ['Due date >= today()', 'Due date is today or later'],
  ['Due date < today', 'Due date is before today'],
  ['Returned on <= date(Lent at)', 'Returned on is the day of Lent at or earlier'],
  ['Due date <= today() + 1 week', 'Due date is today + 1 week or earlier'],
  ['Count == 0', 'Count is 0'],
  ['Count < 3 && Fee = 0 EUR', 'Count is below 3 and Fee is 0 EUR'],
  ['Active == true or Count > 2', 'Active is yes or Count is above 2'],
  ['Count > 2 and (Fee > 5 or Note is empty)', 'Count is above 2 and (Fee is above 5 or Note is empty)'],
  ['not empty(Note)', 'Note is filled in'],
  ['State in [Open, Overdue]', 'State is Open or Overdue'],
  ['State not in [Open, Overdue]', 'State is neither Open nor Overdue'],
  ['Role != Clerk', 'Role is not Clerk'],
  ['Note == "a < b"', 'Note is "a < b"'],
  ['(Fee + 1) * 2 > 5', '(Fee + 1) * 2 is above 5'],
  ['Zählerstand ≥ 3 and Fee < $&', 'Zählerstand ≥ 3 and Fee < $&'],
  ['if Count > 2 then Fee else 0 EUR', 'Fee if Count is above 2, otherwise 0 EUR'],
  ['round(Fee * 2, 1) == Fee + Fine per day * 3 days', 'Fee * 2 rounded to 1 places is Fee + Fine per day * 3 days'],
  ['not (Count > 2 and Active)', 'not (Count is above 2 and Active)'],
  ['min(Count, 3) > 2', 'the smallest of Count and 3 is above 2'],
  ['"Rare" in Tags', '"Rare" is among Tags'],
  ['upper(Note) starts with "A"', 'Note in capitals starts with "A"'],
  ['the moon is full', 'the moon is full'],
])('%s', (text, said) => {
  expect(conditionInWords(readCondition(text, vocabularyOf(names)))).toBe(said);
});
