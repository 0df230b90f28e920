import { expect, test } from 'vitest';
import { closedSummary } from './closed-summary.ts';

test.each([
  [['decided', 'deferred'], '1 settled, 1 put off'],
  [['decided', 'parked', 'parked'], '1 settled, 2 not asked now'],
  [['parked'], '1 not asked now'],
] as const)('of %j the list of gaps says “%s”', (statuses, words) => {
  expect(closedSummary(statuses.map((status) => ({ status })))).toBe(words);
});
