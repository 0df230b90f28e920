import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/workspace-of.ts';
import { actingAs, libraryWith, loan } from '#testing/core/prototype/library.ts';
import { deadlineWords } from './deadline.ts';

const product = libraryWith({
  'entities.loan.fields': tableText(
    'Field | Type',
    'Due | date',
    'Keep until | computed',
    'Lent on | date',
    'Title | text',
  ),
});
const { all: fields } = product.index.fields('loan');
const actor = { ...actingAs('clerk', [], product), today: '2026-03-07' };
const told = (state: string, values: Readonly<Record<string, string>>) =>
  fields.map((field) => deadlineWords(actor, loan('loan-1', values, state), field));

test('how far off it is stands beside a deadline, until the record is settled', () => {
  const values = { due: '2026-03-10', 'keep-until': '2026-03-05', 'lent-on': '2026-03-01', title: '2026-03-01' };
  expect(told('out', values)).toEqual(['in 3 days', '2 days ago', undefined, undefined]);
  expect(told('back', values)).toEqual([undefined, undefined, undefined, undefined]);
  expect(told('out', {})).toEqual([undefined, undefined, undefined, undefined]);
});
