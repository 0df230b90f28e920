import { expect, test } from 'vitest';
import { countsOf, howManyOf, NO_COUNTS } from './how-many.ts';

test.each(['exactly one', 'at most one', 'one or more', 'any number'] as const)('%s is itself again', (word) => {
  expect(howManyOf(countsOf(word))).toBe(word);
});

test('many without one still is one or more; nothing ticked, or only none, says nothing', () => {
  expect(howManyOf({ none: false, one: false, many: true })).toBe('one or more');
  expect([howManyOf(NO_COUNTS), howManyOf({ ...NO_COUNTS, none: true })]).toEqual(['', '']);
});
