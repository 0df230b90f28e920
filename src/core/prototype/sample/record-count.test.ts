import { expect, test } from 'vitest';
import { tableText } from '#testing/core/model/table-text.ts';
import { libraryWith } from '#testing/core/prototype/library.ts';
import { recordCount } from './record-count.ts';

const withLoans = (now: string) => libraryWith({ 'entities.loan.volume': tableText('Now', now) });

test.each([
  ['3 loans', 1, 3],
  ['3 loans', 100, 300],
  ['410 loans', 1, 12],
  ['0 loans', 1, 0],
])('of %s, %i times over, %i are shown', (now, times, shown) => {
  expect(recordCount(withLoans(now).model, 'loan', times)).toBe(shown);
});

test('a dozen are shown of what nobody has counted', () => {
  expect(recordCount(withLoans('3 loans').model, 'member', 1)).toBe(12);
});
