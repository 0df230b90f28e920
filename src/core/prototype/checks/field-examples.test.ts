import { expect, test } from 'vitest';
import { modelOf, type Said, tableText } from '#testing/core/model/workspace-of.ts';
import { checkRow } from '../check-row.ts';

const BASE: Readonly<Record<string, Said>> = {
  'entities.records': tableText('Thing', 'Visit'),
  'entities.visit.fields': tableText(
    'Field | Type | Unit | Required when',
    'When | date | | ',
    'Minutes | number | minutes | ',
    'Fee | money | EUR | ',
    'Reason | text | | ',
    'Vet | choice | | ',
  ),
  'entities.visit.fields.fee.currency': '- EUR',
  'entities.visit.fields.vet.values': tableText('Value | Still in use', 'Dr Lang | yes', 'Dr Abel | yes'),
  'validation.visit.examples': tableText(
    'Field | Accepted | Not accepted | Just on the edge',
    'When | Tuesday 10:40 | Sunday 10:40, yesterday | ',
    'Minutes | 20 | 0, 300, empty | 90',
    'Fee | 12 EUR; a hen | 500 EUR | ',
    'Reason | limping, a bit | empty, none of your business | ',
    'Vet | | Dr Abel | ',
  ),
};
const FINE = { when: '2026-11-24', minutes: 20, reason: 'limping' };

function said(values: Readonly<Record<string, unknown>>, more: Readonly<Record<string, Said>> = {}) {
  const found = checkRow(modelOf({ ...BASE, ...more }), 'visit', { ...FINE, ...values }, null, null, {
    today: '2026-11-20',
  });
  return found.map(({ fields, severity }) => `${fields[0]}: ${severity}`);
}

test.each([
  ['nothing wrong', {}, []],
  ['a number that was refused', { minutes: 0 }, ['minutes: stop']],
  ['another one beside it', { minutes: 300 }, ['minutes: stop']],
  ['nothing, where “empty” was refused', { minutes: '' }, ['minutes: stop']],
  ['nothing, where nobody refused it', { when: undefined }, []],
  ['a day by its name', { when: '2026-11-19' }, ['when: stop']],
  ['the day after it', { when: '2026-11-20' }, []],
  ['words that were accepted, though they are no date', { when: 'Tuesday 10:40' }, []],
  ['words nobody accepted', { when: 'Monday 10:40' }, ['when: stop']],
  ['an amount of money', { fee: { amount: 500, unit: 'EUR' } }, ['fee: stop']],
  ['words accepted as money', { fee: 'a hen' }, []],
  ['a text with a comma, as a whole', { reason: 'limping, a bit' }, []],
  ['a text beside a word for nothing', { reason: 'none of your business' }, ['reason: stop']],
  ['a choice that was refused', { vet: 'Dr Abel' }, ['vet: stop']],
] as const)('a form obeys the examples that were decided: %s', (_, values, expected) => {
  expect(said(values)).toEqual(expected);
});

test.each([
  ['yes', []],
  ['no', ['minutes: stop']],
])('the value on the edge counts on the side it was given: %s', (edge, expected) => {
  expect(said({ minutes: 90 }, { 'validation.visit.examples.minutes.edge': edge })).toEqual(expected);
});

test('what a rule refuses and somebody accepted gets in; what stands on both sides is left to the rules', () => {
  const rules = (limit: string) => ({
    'validation.visit.rules': tableText(
      'Rule | Fields | What kind | Limit | The limit itself | Then we | What goes wrong',
      `Short | Minutes | between | ${limit} | | stop | `,
    ),
  });
  expect(said({ minutes: 20 }, rules('at most 10'))).toEqual([]);
  expect(said({ minutes: 15 }, rules('at most 10'))).toEqual(['minutes: stop']);
  const both = {
    'validation.visit.examples': tableText('Field | Accepted | Not accepted', 'Minutes | 20 | 20'),
  };
  expect(said({ minutes: 20 }, both)).toEqual([]);
});
