import { expect, test } from 'vitest';
import { dateAfter } from './durations.ts';

test.each([
  ['2024-12-12', 12, 'months', '2025-12-12'],
  ['2024-01-31', 1, 'month', '2024-02-29'],
  ['2025-03-02', 1, 'year', '2026-03-02'],
  ['2026-02-27', 14, 'days', '2026-03-13'],
  ['2026-02-27', 2, 'hours', '2026-02-27'],
])('%s and %i %s is %s, as the calendar has it', (from, amount, unit, to) => {
  expect(dateAfter(from, { amount, unit, text: '' })).toBe(to);
});
