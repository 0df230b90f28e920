import { expect, test } from 'vitest';
import { readCondition, vocabularyOf } from './index.ts';
import { namesUsed } from './names-used.ts';
import type { Vocabulary } from './types.ts';

const LINE: Vocabulary = vocabularyOf([
  { label: 'Price', type: 'money', unit: 'EUR' },
  { label: 'Gift', type: 'yes-no' },
]);
const ORDER: Vocabulary = vocabularyOf([
  { label: 'Note', type: 'text' },
  { label: 'Limit', type: 'money', unit: 'EUR' },
  { label: 'Lines', type: 'records', members: () => LINE, of: 'line', addsUp: 'Price' },
  { label: 'this', type: 'record', members: () => ORDER, of: 'order', outermost: true },
]);

test.each([
  ['Note is empty', ['Note']],
  ['sum(Lines.Price) > Limit', ['Lines', 'line: Price', 'Limit']],
  ['sum(Lines) > 3 EUR', ['Lines', 'line: Price']],
  [
    'any(Lines where Gift is yes and Price > this.Limit)',
    ['Lines', 'line: Gift', 'line: Price', 'this', 'order: Limit'],
  ],
  ['any(Lines where Price > Limit)', ['Lines', 'line: Price', 'Limit']],
  ['first(Lines by Price).Gift', ['Lines', 'line: Price', 'line: Gift']],
  ['the wind is right', []],
])('%s reads %j', (text, names) => {
  const used = namesUsed(readCondition(text, ORDER));
  expect(used.map(({ of, label }) => (of === null ? label : `${of}: ${label}`))).toEqual(names);
});

test('what leads to other records is told from the record itself', () => {
  const leads = (text: string) => namesUsed(readCondition(text, ORDER)).flatMap(({ to }) => to ?? []);
  expect([leads('this.Limit > 3 EUR'), leads('count(Lines) > 3')]).toEqual([[], ['line']]);
});
