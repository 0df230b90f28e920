import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resembles, resembling } from './resembling.ts';

test.each([
  ['aanimal', 'Animal'],
  ['Clients', 'Client'],
  ['the clerk', 'Clerk'],
  ['Lona', 'Loan'],
  ['Date due', 'Due date'],
  ['Recieved', 'Received'],
  ['Front-desk', 'Front desk'],
  ['Jobz', 'Job'],
  ['Spare partz', 'Spare part'],
  ['Matrices', 'Matrix'],
  ['Email', 'E-mail'],
  ['Postcode', 'Post code'],
  ['Übergabe', 'Ubergabe'],
])('“%s” was probably meant to be “%s”', (one, other) => {
  expect([resembles(one, other), resembles(other, one)]).toEqual([true, true]);
});

test.each([
  ['loan', 'Loan'],
  ['Level 1', 'Level 2'],
  ['Tool A', 'Tool B'],
  ['Level 1 1', 'Level 11'],
  ['Inactive', 'Active'],
  ['Reopened', 'Opened'],
  ['In', 'On'],
  ['Loan', 'Tool'],
  ['注文', '注目'],
])('“%s” and “%s” are two names, or one', (one, other) => {
  expect([resembles(one, other), resembles(other, one)]).toEqual([false, false]);
});

test('a name that is known resembles nothing; otherwise the first that fits is offered', () => {
  expect(resembling('Loans', ['Loan', 'loans'])).toBeUndefined();
  expect(resembling('Loanz', ['Tool', 'Loan', 'Loans'])).toBe('Loan');
  expect(resembling('', ['Loan'])).toBeUndefined();
});

test('whatever is typed, resembling goes both ways, and nothing resembles itself', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12, unit: 'grapheme' }), fc.string({ maxLength: 12 }), (one, other) => {
      expect(resembles(one, other)).toBe(resembles(other, one));
      expect(resembles(one, one)).toBe(false);
    }),
  );
});
