import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loan } from '#testing/core/prototype/library.ts';
import { cellText } from '../cell-text.ts';
import { mapPlaces } from './map-places.ts';

const at = (places: readonly string[]) =>
  mapPlaces(
    places.map((place, row) => loan(`loan-${row}`, { place }, 'out')),
    (row) => cellText(row, 'place'),
  );

test('every place is on the map, where its words alone put it, with all that is there', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 12 }), (places) => {
      const pins = at(places);
      for (const { left, top } of pins) {
        expect(Math.min(left, top)).toBeGreaterThan(5);
        expect(Math.max(left, top)).toBeLessThan(95);
      }
      const told = places.filter((place) => place !== '');
      expect(pins.flatMap(({ place, rows }) => rows.map(() => place)).sort()).toEqual(told.toSorted());
      for (const { place, left, top } of pins) expect(at([place])).toMatchObject([{ place, left, top }]);
    }),
  );
});

test('the numbers of a street lie near each other', () => {
  const [one, other] = at(['4 Weir Lane', '9 Weir Lane']);
  expect(Math.abs((one?.left ?? 0) - (other?.left ?? 99))).toBeLessThan(25);
  expect(Math.abs((one?.top ?? 0) - (other?.top ?? 99))).toBeLessThan(25);
});
