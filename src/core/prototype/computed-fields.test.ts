import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan, sampleOf } from '#testing/core/prototype/library.ts';
import { playedRecords, withComputedFields } from './computed-fields.ts';
import { NO_EDITS, recordsOf, withEdit } from './edits.ts';

const PRODUCT = libraryWith({
  'entities.loan.fields': tableText(
    'Field | Type | Unit',
    'Twice | computed | ',
    'Sum | computed | ',
    'Deposit | number | ',
    'Luck | computed | ',
  ),
  'entities.loan.fields.sum.formula': 'Deposit + 1',
  'entities.loan.fields.twice.formula': 'Sum * 2',
  'entities.loan.fields.luck.formula': 'as the stars stand',
});

test('what a changed record works out follows what was typed, one formula after the other', () => {
  const rows = [loan('1', { deposit: 5, sum: 6, twice: 12 }, 'out')];
  const made = rows.map((row) => ({
    ...row,
    cells: new Map([...row.cells].map(([id, cell]) => [id, { ...cell, reason: 'computed' as const }])),
  }));
  const change = withEdit(NO_EDITS, 'loan', '1', { values: { deposit: 9 } });
  const actor = actingAs('clerk', made, PRODUCT);
  const row = recordsOf(sampleOf(made), change, (one) => withComputedFields(actor, one)).get('loan', '1');
  expect(['deposit', 'sum', 'twice', 'luck'].map((id) => row?.cells.get(id)?.value)).toEqual([9, 10, 20, undefined]);
});

test('a formula that lacks a value is a hole that says why', () => {
  const row = withComputedFields(actingAs('clerk', [], PRODUCT), loan('1', {}, 'out'));
  expect(row.cells.get('sum')).toMatchObject({ value: undefined, reason: 'hole' });
});

test('what is worked out from other records is there before anything has changed', () => {
  const product = libraryWith({
    'entities.loan.fields': tableText('Field | Type | Unit', 'Deposit | number | ', 'Others | computed | '),
    'entities.loan.fields.others.formula': 'sum(Deposit of other loans)',
  });
  const rows = [loan('1', { deposit: 5 }, 'out'), loan('2', { deposit: 7 }, 'out')];
  const days = { begins: '2026-01-10', today: '2026-01-10' };
  const records = playedRecords(product, sampleOf(rows), NO_EDITS, days);
  expect(records.all('loan').map(({ cells }) => cells.get('others')?.value)).toEqual([7, 5]);
});

test('records that are worked out from each other read no record half done', () => {
  const product = libraryWith({
    'entities.loan.fields': tableText(
      'Field | Type | Unit',
      'Others | computed | ',
      'Fee | computed | ',
      'Deposit | number | ',
    ),
    'entities.loan.fields.fee.formula': 'Deposit * 2',
    'entities.loan.fields.others.formula': 'sum(Fee of other loans)',
  });
  const rows = [loan('1', { deposit: 5 }, 'out'), loan('2', { deposit: 7 }, 'out')];
  const days = { begins: '2026-01-10', today: '2026-01-10' };
  const records = playedRecords(product, sampleOf(rows), NO_EDITS, days);
  expect(records.all('loan').map(({ cells }) => cells.get('others')?.value)).toEqual([14, 10]);
});

test('what is worked out in another unit of the same kind stands in the unit of its field', () => {
  const product = libraryWith({
    'entities.loan.fields': tableText(
      'Field | Type | Unit',
      'Begun | date and time | ',
      'Ended | date and time | ',
      'Took | computed | seconds',
    ),
    'entities.loan.fields.took.formula': 'Ended - Begun',
  });
  const times = { begun: '2026-01-02T08:00:00Z', ended: '2026-01-02T08:03:05Z' };
  const row = withComputedFields(actingAs('clerk', [], product), loan('1', times, 'out'));
  expect(row.cells.get('took')?.value).toBe(185);
});

test('what is worked out from the time follows the minutes that have passed', () => {
  const product = libraryWith({
    'entities.loan.fields': tableText('Field | Type | Unit', 'Due | date and time | ', 'Late | computed | '),
    'entities.loan.fields.late.formula': 'Due < now()',
  });
  const sample = sampleOf([loan('1', { due: '2026-01-10T12:30:00Z' }, 'out')]);
  const lateAt = (now: string | undefined) =>
    playedRecords(product, sample, NO_EDITS, { begins: '2026-01-10', today: '2026-01-10', now })
      .get('loan', '1')
      ?.cells.get('late')?.value;
  expect(lateAt('2026-01-10T12:25:00Z')).toBe(false);
  expect(lateAt('2026-01-10T12:35:00Z')).toBe(true);
});
