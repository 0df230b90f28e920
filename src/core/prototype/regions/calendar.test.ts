import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarMonth, dayInView } from './calendar.ts';

test('a month has its days, begins on its weekday, and lies between its neighbours', () => {
  expect(calendarMonth('2026-02-14')).toMatchObject({ month: '2026-02', before: '2026-01', after: '2026-03', lead: 6 });
  expect(calendarMonth('2028-02')?.days).toHaveLength(29);
  expect(calendarMonth('2026-13')).toBeNull();
  expect(calendarMonth('soon')).toBeNull();
});

test('from month to month the weekdays go on, back and forth', () => {
  const month = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(month, (date) => {
      const here = calendarMonth(date.toISOString());
      const next = here && calendarMonth(here.after);
      expect(next?.lead).toBe(((here?.lead ?? 0) + (here?.days.length ?? 0)) % 7);
      expect(next?.before).toBe(here?.month);
      expect(here?.days[0]).toBe(`${here?.month}-01`);
    }),
  );
});

test('a calendar opens at what comes next, else at what was last, else today', () => {
  const days = ['2026-05-01', '', '2026-03-09', '2026-01-02'];
  expect(dayInView(days, '2026-03-07')).toBe('2026-03-09');
  expect(dayInView(days, '2026-06-07')).toBe('2026-05-01');
  expect(dayInView([''], '2026-06-07')).toBe('2026-06-07');
});
