import { expect, test } from 'vitest';
import { indexOfName, uniqueNames } from './names.ts';

test('names stand there once, in the order they were given', () => {
  expect(uniqueNames(['Clerk', ' '], ['boss', 'clerk '], ['Boss'])).toEqual(['Clerk', 'boss']);
});

test('a name is found whatever its case, and only if it was given', () => {
  expect(indexOfName(['Boss', '__proto__'], ' __PROTO__')).toBe(1);
  expect(indexOfName([], 'constructor')).toBe(-1);
});
