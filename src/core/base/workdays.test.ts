import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addWorkdays, formatDay, isWorkday, parseDay, WEEKDAYS, weekdayOf, workdaysBetween } from './dates.ts';

const at = (text: string) => parseDay(text) ?? Number.NaN;

test.each([
  ['2026-11-25', 2, '2026-11-27'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-30', -1, '2026-11-27'],
  ['2026-11-29', -1, '2026-11-27'],
  ['2026-11-28', 0, '2026-11-28'],
  ['1969-12-31', -3, '1969-12-26'],
  ['2026-11-25', 10, '2026-12-09'],
])('%s and %i working days are %s', (from, count, to) => {
  expect(formatDay(addWorkdays(at(from), count))).toBe(to);
});

test('a day of the week has its name', () => {
  expect(WEEKDAYS[weekdayOf(at('2026-11-28'))]).toBe('Saturday');
  expect(WEEKDAYS[weekdayOf(at('1969-12-28'))]).toBe('Sunday');
});

const days = fc.integer({ min: -40_000, max: 40_000 });

test('so many working days later is a working day, with so many between', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 500 }), (day, count) => {
      const later = addWorkdays(day, count);
      expect(isWorkday(later)).toBe(true);
      expect(workdaysBetween(day, later)).toBe(count);
      let counted = 0;
      for (let one = day + 1; one <= later; one += 1) counted += isWorkday(one) ? 1 : 0;
      expect(counted).toBe(count);
      if (isWorkday(day)) expect(addWorkdays(later, -count)).toBe(day);
    }),
  );
});
