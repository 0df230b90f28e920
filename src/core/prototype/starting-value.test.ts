import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { startingValue } from './starting-value.ts';

test.each([
  ['number', '10', 10, ''],
  ['number', 'as many as last time', undefined, 'as many as last time'],
  ['date', 'now', '2026-01-10', ''],
  ['date', 'Today', '2026-01-10', ''],
  ['date', '2026-02-01', '2026-02-01', ''],
  ['date', 'the day of taking back', undefined, 'the day of taking back'],
  ['yes or no', 'no', false, ''],
  ['text', 'none', undefined, ''],
  ['text', 'Hello', 'Hello', ''],
  ['text', 'the same as last time', undefined, 'the same as last time'],
  ['date', 'the day it is reserved', '2026-01-10', ''],
  ['date', 'the day of creation', '2026-01-10', ''],
  ['', '7', undefined, '7'],
])('a line of type “%s” with “%s” begins with %o', (type, words, value, inWords) => {
  const fields = tableText('Field | Type | If left empty', `Thing | ${type} | ${words}`);
  const product = libraryWith({ 'entities.loan.fields': fields });
  const [field] = product.index.fields('loan').all;
  if (!field) throw new Error('The field is missing.');
  expect(startingValue(actingAs(null, [], product), 'loan', field)).toEqual({ value, inWords });
});

test('an amount begins in its currency, and a line of a later state begins empty', () => {
  const product = libraryWith({
    'entities.loan.fields': tableText(
      'Field | Type | Unit | Required when | If left empty',
      'Fee | money | EUR | | 5',
      'Taken | date | | Out | now',
      'Asked | date | | Reserved | now',
    ),
    'entities.loan.fields.fee.currency': '- EUR',
  });
  const begins = product.index
    .fields('loan')
    .all.map((field) => startingValue(actingAs(null, [], product), 'loan', field).value);
  expect(begins).toEqual([{ amount: 5, unit: 'EUR' }, undefined, '2026-01-10']);
});

test.each([
  ['text', 'whoever is signed in', 'Lee'],
  ['person', 'me', 'Lee'],
  ['person', 'the signed-in user', 'Lee'],
  ['link', 'the current member', 'm-2'],
  ['number', 'me', undefined],
])('a line of type “%s” with “%s” begins with whoever acts: %s', (type, words, value) => {
  const product = libraryWith({
    'entities.loan.fields': tableText('Field | Type | Unit | If left empty', `Who | ${type} | Member | ${words}`),
    'entities.member.fields': tableText('Field | Type | Required when', 'Name | text | always'),
  });
  const members = ['Ann', 'Lee'].map((name, at) => ({
    ...loan(`m-${at + 1}`, { name }, ''),
    entity: 'member',
  }));
  const [field] = product.index.fields('loan').all;
  if (!field) throw new Error('The field is missing.');
  expect(startingValue(actingAs('member', members, product), 'loan', field).value).toEqual(value);
});
