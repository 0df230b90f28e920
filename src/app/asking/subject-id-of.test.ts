import { expect, test } from 'vitest';
import { shortWords } from './short-words.ts';
import { subjectIdOf } from './subject-id-of.ts';

const NAMES = new Map([
  ['loan', 'Loan'],
  ['constructor', 'Builder'],
]);
const raised = (slot: string, item?: string) => ({
  slot,
  ask: 'What?',
  origin: {
    from: 'answer',
    because: 'entities.fields',
    ...(item ? { item: { id: item, label: item } } : {}),
  } as const,
});

test.each([
  ['by the thing it was raised for', raised('entities/loan/identity', 'loan'), 'loan'],
  ['by its slot', raised('entities/loan/fields/due/clock', 'due'), 'loan'],
  ['of nobody in particular', raised('entities/terms'), null],
  ['a slot that only looks like a thing', raised('entities/toString/fields'), null],
  ['a thing of any name', raised('entities/constructor/fields'), 'constructor'],
])('a question is found %s', (_how, question, expected) => {
  expect(subjectIdOf(question, NAMES)).toBe(expected);
});

test('what is asked about a link belongs to the thing it starts from', () => {
  const link = raised('entities/relations/loan-tool/fields', 'loan-tool');
  expect([subjectIdOf(link, NAMES), subjectIdOf(link, NAMES, new Map([['loan-tool', 'loan']]))]).toEqual([
    null,
    'loan',
  ]);
});

test('in the line of a thing a question is a few words, with the name of what it is about', () => {
  expect(shortWords(raised('entities/loan/fields/due/clock', 'Due'))).toBe('Due: day or moment');
  expect(shortWords(raised('entities/loan/some-thing'))).toBe('some thing');
  expect(shortWords(raised('entities/loan/fields/due/clock', 'Due'), 'Due')).toBe('day or moment');
  expect(shortWords(raised('constants/values/vat/from'))).toBe('old records');
  expect(shortWords(raised('entities/loan/retention/from'))).toBe('counted from');
  expect(shortWords({ ...raised('x'), slot: null, ask: 'A'.repeat(60) })).toHaveLength(40);
});
