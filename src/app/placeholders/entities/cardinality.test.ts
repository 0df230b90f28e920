import { expect, test } from 'vitest';
import { cardinalityOf, countsOf, NO_COUNTS } from './cardinality.ts';

test.each(['exactly one', 'at most one', 'one or more', 'any number'] as const)('%s is itself again', (word) => {
  expect(cardinalityOf(countsOf(word))).toBe(word);
});

test('many without one still is one or more; nothing ticked, or only none, says nothing', () => {
  expect(cardinalityOf({ none: false, one: false, many: true })).toBe('one or more');
  expect([cardinalityOf(NO_COUNTS), cardinalityOf({ ...NO_COUNTS, none: true })]).toEqual(['', '']);
});
