import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spread } from './ports.ts';

test.each([
  ['50', 10, '50'],
  ['0 100', 10, '10 90'],
  ['50 50', 10, '50 60'],
  ['90 90 90', 10, '70 80 90'],
  ['20 20 60', 30, '20 50 80'],
  ['50 50 50', 100, '10 50 90'],
  ['', 10, ''],
])('%s a gap of %i apart between 10 and 90: %s', (wishes, gap, places) => {
  const numbers = wishes.split(' ').filter(Boolean).map(Number);
  expect(spread(numbers, 10, 90, gap).join(' ')).toBe(places);
});

test('places keep their order, their range, and their gap where it fits', () => {
  const wishes = fc.array(fc.integer({ min: -50, max: 200 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(wishes, fc.integer({ min: 1, max: 40 }), (unsorted, gap) => {
      const places = spread(
        unsorted.toSorted((one, other) => one - other),
        0,
        150,
        gap,
      );
      const least = Math.min(gap, 150 / Math.max(1, places.length - 1)) - 1e-6;
      expect(places.every((place) => place >= -1e-6 && place <= 150 + 1e-6)).toBe(true);
      expect(places.slice(1).every((place, index) => place - (places[index] ?? 0) >= least)).toBe(true);
    }),
  );
});
