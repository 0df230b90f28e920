import { describe, expect, test } from 'vitest';
import { DESK } from '#testing/core/model/desk.ts';
import { modelOf, type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { readCondition } from '../conditions/index.ts';
import type { Vocabulary } from '../conditions/types.ts';

const SAID: Readonly<Record<string, Said>> = {
  ...DESK,
  'entities.loan.fields.due.clock': 'here',
  'entities.loan.fields.fee.currency': '- CHF',
  'entities.loan.fields.shelf.values': tableText('Value', 'Upstairs', 'Cellar'),
  'entities.member.fields': {
    history: [tableText('Field | Type', 'Age | number'), tableText('Field | Type', 'Years | number')],
    renamed: [{ from: 'Age', to: 'Years' }],
  },
  'constants.values': tableText('What it is | How much', 'Longest loan | 14 days', 'Top fee | 20 EUR', 'Books | 5'),
};

const model = modelOf(SAID);
const named = ({ names }: Pick<Vocabulary, 'names'>) =>
  names.map(({ label, type, unit = '', options = [] }) => `${label}: ${[type, unit, ...options].join(' ').trim()}`);
const names = (entity: string | null) => named(model.vocabulary(entity));
const shared = named(model.vocabulary('loan').shared ?? { names: [] });

describe('what a condition may use', () => {
  test('of a thing: its fields with their types, its states, roles, constants with units, what it is related to', () => {
    const [before, others] = [true, false].map((is) => names('loan').filter((name) => / before: /u.test(name) === is));
    expect(before).toContain('Fee before: money CHF');
    expect(others).toEqual([
      'Number: text',
      'Due: moment',
      'Fee: money CHF',
      'Days: duration days',
      'Shelf: choice  Upstairs Cellar',
      'Scan: unknown',
      'Lender: record',
      'Borrower: record',
      'Left: duration days',
      'State: state  New Lent Back',
      'Member: record',
      'this: record',
      'other Loans: records',
      'Created: moment',
    ]);
  });

  test('of a thing with many others: these under their plural', () => {
    expect(names('member')).toEqual(expect.arrayContaining(['Loans: records', 'other People: records']));
    expect(names('member').filter((name) => name.startsWith('State'))).toEqual([]);
  });

  test('of no thing: what holds for the whole product', () => {
    expect(shared).toEqual([
      'Role: role  Clerk Manager',
      'Longest loan: duration days',
      'Top fee: money EUR',
      'Books: number',
      'all Loans: records',
      'all People: records',
    ]);
    expect([names(null), names('nobody')]).toEqual([[], []]);
  });

  test('is worked out once', () => expect(model.vocabulary('loan')).toBe(model.vocabulary('loan')));
});

test.each([
  ['loan', 'Fee < 5 CHF'],
  ['loan', 'Days <= Longest loan'],
  ['loan', 'State == Lent && Role == Clerk'],
  ['loan', 'Loan.State == "Lent"'],
  ['loan', 'Borrower.Years >= 18'],
  ['loan', 'Borrower.Age >= 18'],
  ['loan', 'Member.Years >= 18'],
  ['member', 'count(Loans) < Books'],
  ['member', 'sum(Loans.Fee) <= 40 CHF'],
  ['member', 'max(Loan.Fee) < 5 CHF'],
  ['member', 'count(Loans.Due) < Books'],
  ['member', 'Age > 3'],
])('of a %s, “%s” can be said exactly', (entity, text) => {
  expect(readCondition(text, model.vocabulary(entity))).toMatchObject({ form: 'exact', type: 'yes-no' });
});

test('what is summed up has the unit of its line, and may not be compared with another', () => {
  const read = (text: string) => readCondition(text, model.vocabulary('member'));
  expect(read('sum(Loans.Fee)')).toMatchObject({ form: 'exact', type: 'money', unit: 'CHF' });
  const sum = read('sum(Loans.Fee) * 2');
  const loans = [3, { amount: 4, unit: 'CHF' }, null].map((fee, at) => ({ id: String(at), value: () => fee }));
  const value = (label: string) => (label === 'Loans' ? loans : undefined);
  const worked = sum.form === 'exact' && sum.run({ value, today: '2026-01-01', now: '2026-01-01T00:00Z' });
  expect(worked).toEqual({ ok: true, value: 14 });
  expect(read('sum(Loans.Fee) < 5 kg')).toMatchObject({ form: 'wrong' });
  expect(read('Loans.Fees > 5 CHF')).toMatchObject({
    problems: expect.arrayContaining([expect.objectContaining({ sentence: expect.stringContaining('“Fee”') })]),
  });
});

test('a field that leads to many has many', () => {
  const helpers = { ...SAID, 'entities.loan.fields': tableText('Field | Type | Unit', 'Helpers | links | Member') };
  const read = (text: string) => readCondition(text, modelOf(helpers).vocabulary('loan'));
  expect(read('count(Helpers where Years > 3) > 1')).toMatchObject({ form: 'exact', type: 'yes-no' });
  expect(read('contains(Helpers, first(all People))')).toMatchObject({ form: 'exact', type: 'yes-no' });
});

test('of several lives each is called by its own name', () => {
  const lives = tableText('Answer | If it has several lives, which', 'Open | Lending', 'Paid | Payment');
  const { vocabulary } = modelOf({ ...SAID, 'states.loan.list': lives });
  const found = vocabulary('loan').names.filter(({ type }) => type === 'state');
  expect(found.map(({ label, options }) => [label, options])).toEqual([
    ['Lending', ['Open']],
    ['Payment', ['Paid']],
  ]);
});

test('a field of several links is many records', () => {
  const { vocabulary } = modelOf({
    'entities.records': tableText('Thing | Plural', 'Loan | Loans', 'Person | People'),
    'entities.loan.fields': tableText('Field | Type | Unit', 'Helpers | links | Person'),
    'entities.person.fields': tableText('Field | Type', 'Name | text'),
  });
  const { names } = vocabulary('loan');
  expect(names.find(({ label }) => label === 'Helpers')?.type).toBe('records');
  const condition = readCondition('count(Helpers where Name is "Kim") == 1', vocabulary('loan'));
  expect(condition.form).toBe('exact');
});
