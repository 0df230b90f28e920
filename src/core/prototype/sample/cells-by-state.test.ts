import { describe, expect, test } from 'vitest';
import { modelOf, type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { optionsWith } from '#testing/core/prototype/shop.ts';
import { valueText } from '../cell-text.ts';
import { sampleSet } from './sample-set.ts';

const TODAY = '2026-11-20';
const SAID: Readonly<Record<string, Said>> = {
  'entities.records': tableText('Thing', 'Visit', 'Loan', 'Tool'),
  'entities.visit.fields': tableText('Field | Type', 'Day and time | date'),
  'entities.visit.fields.day-and-time.clock': 'here',
  'states.visit.list': tableText(
    'Answer | Place',
    'requested | first',
    'in the waiting room | on the way',
    'done | last',
    'no-show | last',
  ),
  'states.visit.transitions': tableText(
    'From | To | What happens',
    'requested | in the waiting room | check in',
    'in the waiting room | done | treat',
    'requested | no-show | wait in vain',
  ),
  'entities.tool.fields': tableText(
    'Field | Type | Unit',
    'Name | text | ',
    'Deposit | money | EUR',
    'Photo | file | ',
  ),
  'entities.loan.fields': tableText(
    'Field | Type | Unit | Required when | If left empty',
    'Tool | link | Tool | always | ',
    'Deposit taken | money | EUR |  | ',
    'Handed out at | date |  | out | ',
    'Due on | date |  | out | the day of handing out and the Longest loan after it',
    'Returned on | date |  |  | ',
    'Charge | money | EUR | always | 0',
    'Paid | money | EUR | always | 0',
    'Paid how | yes or no |  | Paid > 0 EUR | ',
    'Owed | computed | EUR |  | ',
  ),
  'entities.loan.fields.owed.formula': 'max(0 EUR, Charge - Paid)',
  'constants.values': tableText('Number | Value | Unit', 'Longest loan | 14 | days'),
  'entities.relations': tableText(
    'From | To | Per first one, how many | Per second one, how many',
    'Loan | Tool | exactly one | any number',
  ),
  'states.loan.list': tableText('Answer | Place', 'prepared | first', 'out | ', 'owing | ', 'closed | last'),
  'states.loan.transitions': tableText(
    'From | To | What happens | Only if',
    'prepared | out | hand out | ',
    'out | owing | take back | Owed > 0 EUR',
    'out | closed | take back | Owed == 0 EUR',
    'owing | closed | a payment comes in | ',
  ),
  'validation.loan.required': tableText(
    'Field \\ When it is | prepared | out | owing | closed',
    'Returned on | must be empty | must be empty | fills itself | may be empty',
  ),
};

const set = sampleSet(modelOf(SAID), optionsWith({ count: () => 80 }));
const rows = (entity: string, state: string) => set.rows(entity).filter(({ states }) => states.get(entity) === state);
const values = (entity: string, state: string, field: string) =>
  rows(entity, state).map(({ cells }) => cells.get(field)?.value);
const days = (entity: string, state: string, field: string) =>
  values(entity, state, field).map((value) => String(value).slice(0, 10));

describe('a record fits its state', () => {
  test('what is over lies in the past, what goes on is today, what has not begun is today or still to come', () => {
    for (const state of ['done', 'no-show'])
      expect(days('visit', state, 'day-and-time').every((day) => day < TODAY)).toBe(true);
    expect(new Set(days('visit', 'in-the-waiting-room', 'day-and-time'))).toEqual(new Set([TODAY]));
    const planned = days('visit', 'requested', 'day-and-time');
    expect(planned.every((day) => day >= TODAY)).toBe(true);
    expect(planned).toContain(TODAY);
  });

  test('what is filled in from a state on is empty before, and tells when it came there', () => {
    for (const field of ['handed-out-at', 'due-on', 'returned-on'])
      expect(new Set(values('loan', 'prepared', field))).toEqual(new Set([null]));
    expect(new Set(values('loan', 'out', 'returned-on'))).toEqual(new Set([null]));
    for (const { cells, history } of rows('loan', 'closed')) {
      const at = (to: string) => history.find((visit) => visit.to === to)?.at.slice(0, 10);
      expect(String(cells.get('handed-out-at')?.value).slice(0, 10)).toBe(at('out'));
      expect(cells.get('returned-on')?.value).toBe(at('owing') ?? at('closed'));
    }
  });

  test('it is due that many days after it began as was said', () => {
    for (const { cells } of rows('loan', 'out')) {
      const [from, due] = ['handed-out-at', 'due-on'].map((field) => String(cells.get(field)?.value).slice(0, 10));
      expect(Date.parse(due ?? '') - Date.parse(from ?? '')).toBe(14 * 864e5);
    }
  });

  test('what is closed owes nothing, what owes owes something, and what is new has what nobody typed', () => {
    const owed = (state: string) => values('loan', state, 'owed').map((value) => (value as { amount: number }).amount);
    expect(new Set(owed('closed'))).toEqual(new Set([0]));
    expect(owed('owing').every((amount) => amount > 0)).toBe(true);
    expect(new Set(values('loan', 'prepared', 'paid'))).toEqual(new Set([{ amount: 0, unit: 'EUR' }]));
  });

  test('what is asked for under a condition is empty without it', () => {
    const unpaid = set.rows('loan').filter(({ cells }) => valueText(cells.get('paid')?.value) === '0 EUR');
    expect(unpaid.map(({ cells }) => cells.get('paid-how')?.value ?? null).filter((value) => value !== null)).toEqual(
      [],
    );
  });

  test('an amount named after one of the record it is linked to is the same', () => {
    for (const { cells } of set.rows('loan')) {
      const tool = set.row('tool', String(cells.get('tool')?.value));
      expect(cells.get('deposit-taken')?.value).toEqual(tool?.cells.get('deposit')?.value);
    }
  });

  test('a record that was written down has been where its days say, when they say so', () => {
    const values = { 'handed-out-at': '2026-11-03', 'returned-on': '2026-11-12' };
    const pinned = [{ entity: 'loan', id: 'mine', state: 'owing', values }];
    const mine = sampleSet(modelOf(SAID), optionsWith({ pinned })).row('loan', 'mine');
    expect(mine?.history.map(({ to, at }) => `${to} ${at.slice(0, 10)}`).slice(1)).toEqual([
      'out 2026-11-03',
      'owing 2026-11-12',
    ]);
  });
});

describe('records that hang together', () => {
  const CLUB = {
    'entities.records': tableText('Thing | Plural', 'Member | Members', 'Loan | Loans'),
    'entities.member.fields': tableText('Field | Type | Unit', 'Name | text | ', 'Tools out now | number | loans'),
    'entities.loan.fields': tableText('Field | Type', 'Note | text'),
    'entities.relations': tableText(
      'From | To | Per first one, how many | Per second one, how many',
      'Loan | Member | exactly one | any number',
    ),
    'states.member.list': tableText('Answer | Place', 'applied | first', 'active | ', 'left | last'),
    'states.member.transitions': tableText(
      'From | To | What happens',
      'applied | active | take in',
      'active | left | leave',
    ),
    'states.loan.list': tableText('Answer | Place', 'out | first', 'overdue | ', 'back | last'),
    'states.loan.transitions': tableText(
      'From | To | What happens | Started by',
      'out | overdue | fall due | the clock',
      'out | back | take back | a person',
      'overdue | back | take back | a person',
    ),
  };
  const club = sampleSet(modelOf(CLUB), optionsWith({ count: (entity) => (entity === 'loan' ? 60 : 20) }));

  test('nobody who has only applied has any, and where all is over nothing goes on', () => {
    for (const { states, links } of club.rows('member')) {
      const loans = (links.get('loan-to-member') ?? []).map((id) => club.row('loan', id)?.states.get('loan'));
      if (states.get('member') === 'applied') expect(loans).toEqual([]);
      if (states.get('member') === 'left') expect(loans.filter((state) => state !== 'back')).toEqual([]);
    }
  });

  test('a number that counts them is the count, of those too that the clock alone has moved on', () => {
    for (const { cells, links } of club.rows('member')) {
      const loans = (links.get('loan-to-member') ?? []).map((id) => club.row('loan', id)?.states.get('loan'));
      expect(cells.get('tools-out-now')?.value).toBe(loans.filter((state) => state !== 'back').length);
    }
  });
});

test('a photo is a picture, and only people are as old as people', () => {
  expect(String(set.rows('tool')[0]?.cells.get('photo')?.value)).toMatch(/\.jpg$/);
  const pets = modelOf({
    'entities.records': tableText('Thing', 'Animal'),
    'entities.animal.fields': tableText('Field | Type', 'Born | date'),
  });
  const born = sampleSet(pets, optionsWith({ count: () => 40 }))
    .rows('animal')
    .map(({ cells }) => String(cells.get('born')?.value));
  expect(born.every((day) => day > '2014' && day < TODAY)).toBe(true);
});

test('a form that takes nearly anything is met by words, not by a letter', () => {
  const model = modelOf({
    'entities.records': tableText('Thing', 'Topic'),
    'entities.topic.fields': tableText('Field | Type', 'Title | text', 'Full name | text'),
    'validation.topic.rules': tableText(
      'Rule | Fields | What kind | Limit',
      'A | Title | looks like | /^.+$/',
      'B | Full name | looks like | /^.+$/',
    ),
  });
  for (const { cells } of sampleSet(model, optionsWith()).rows('topic')) {
    expect(String(cells.get('title')?.value)).toMatch(/^Title \d/);
    expect(String(cells.get('full-name')?.value)).toMatch(/^\S+ \S+/);
  }
});
