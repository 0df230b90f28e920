import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lanesOf, stepFor } from './timetable-grid.ts';

const LINES = 24;
const entries = fc.array(
  fc.tuple(fc.integer({ min: 0, max: LINES - 1 }), fc.integer({ min: 1, max: 6 })).map(([from, length]) => ({
    from,
    to: Math.min(LINES, from + length),
  })),
  { maxLength: 20 },
);

test('every entry stands in one lane, every lane fills the day, and nothing overlaps', () => {
  fc.assert(
    fc.property(entries, (all) => {
      const lanes = lanesOf(all, LINES);
      expect(lanes.flatMap((lane) => lane.flatMap(({ entry }) => entry ?? [])).length).toBe(all.length);
      for (const lane of lanes) {
        let reached = 0;
        for (const { line, span, entry } of lane) {
          expect(line).toBe(reached);
          if (entry) expect([line, line + span]).toEqual([entry.from, entry.to]);
          reached += span;
        }
        expect(reached).toBe(LINES);
      }
    }),
  );
});

test('there are no more lanes than things at one time', () => {
  fc.assert(
    fc.property(entries, (all) => {
      const at = (line: number) => all.filter(({ from, to }) => from <= line && line < to).length;
      const most = Math.max(1, ...Array.from({ length: LINES }, (_, line) => at(line)));
      expect(lanesOf(all, LINES)).toHaveLength(most);
    }),
  );
});

test('the lines are as long as the times allow, and not too many', () => {
  expect(stepFor([540, 600, 720], 600)).toBe(60);
  expect(stepFor([540, 630], 600)).toBe(30);
  expect(stepFor([540, 585], 600)).toBe(15);
  expect(stepFor([540, 541], 60)).toBe(5);
  expect(stepFor([545], 24 * 60)).toBe(30);
});
