import fc from 'fast-check';
import { expect, test } from 'vitest';
import { besidePeriod, comparedSpan, partsOf, periodCalled, type Span, stepsFor } from './periods.ts';

/** A Wednesday. */
const NOW = Date.parse('2026-03-18T12:00:00Z');
const EARLIEST = Date.parse('2024-03-08T00:00:00Z');

const words = ({ from, until }: Span) =>
  [from, until].map((at) => new Date(at).toISOString().slice(0, 16).replace('T00:00', '')).join(' to ');

test.each([
  ['Today', '2026-03-18 to 2026-03-19'],
  ['Yesterday', '2026-03-17 to 2026-03-18'],
  ['Last 7 days', '2026-03-11 to 2026-03-18'],
  ['Last 30 minutes', '2026-03-18T11:30 to 2026-03-18T12:00'],
  ['last month', '2026-02-01 to 2026-03-01'],
  ['Last 12 months', '2025-03-01 to 2026-03-01'],
  ['Month to date', '2026-03-01 to 2026-03-19'],
  ['this week', '2026-03-16 to 2026-03-19'],
  ['Year to date', '2026-01-01 to 2026-03-19'],
  ['All time', '2024-03-08 to 2026-03-19'],
  ['2026-03-01 to 2026-03-07', '2026-03-01 to 2026-03-08'],
])('“%s” is %s', (name, expected) => {
  const period = periodCalled(name);
  expect(period && words(period.spanAt(NOW, EARLIEST))).toBe(expected);
});

test.each(['someday', 'last days of summer', '2026-03-07 to 2026-03-01', ''])('“%s” is no period', (name) => {
  expect(periodCalled(name)).toBeUndefined();
});

test.each([
  ['Last 7 days', 'Previous period', true, '2026-03-04 to 2026-03-11'],
  ['Today', 'Previous period', true, '2026-03-17 to 2026-03-17T12:00'],
  ['Last month', 'Previous period', true, '2026-01-01 to 2026-02-01'],
  ['Month to date', 'Previous period', true, '2026-02-01 to 2026-02-18T12:00'],
  ['Last 7 days', 'Year over year', true, '2025-03-12 to 2025-03-19'],
  ['Last 7 days', 'Year over year', false, '2025-03-11 to 2025-03-18'],
] as const)('“%s” against “%s”, by the day of the week: %s', (name, to, byWeekday, expected) => {
  const period = periodCalled(name);
  const span = period?.spanAt(NOW, EARLIEST);
  expect(period && span && words(comparedSpan(period, span, { to, now: NOW, byWeekday }))).toBe(expected);
});

test('the period before, and the one after it again', () => {
  const week = periodCalled('Last 7 days');
  const before = week && besidePeriod(week, week.spanAt(NOW, EARLIEST), -1);
  expect(before?.name).toBe('2026-03-04 to 2026-03-10');
  const minutes = periodCalled('Last 30 minutes');
  expect(minutes && besidePeriod(minutes, minutes.spanAt(NOW, EARLIEST), -1)).toBeNull();
});

test('the steps of a graph cover its span, without gaps', () => {
  const hours = fc.integer({ min: 1, max: 20_000 });
  const moments = fc.integer({ min: 0, max: NOW });
  fc.assert(
    fc.property(moments, hours, (from, length) => {
      const span = { from, until: from + length * 3_600_000 };
      const [step] = stepsFor(span);
      const parts = step ? partsOf(span, step) : [];
      expect(parts[0]?.from).toBe(span.from);
      expect(parts.at(-1)?.until).toBe(span.until);
      for (const [at, part] of parts.entries()) expect(parts[at + 1]?.from ?? span.until).toBe(part.until);
    }),
  );
});
