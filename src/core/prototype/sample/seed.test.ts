import fc from 'fast-check';
import { expect, test } from 'vitest';
import { modelOf, tableText } from '#testing/core/model/workspace-of.ts';
import { shop } from '#testing/core/prototype/shop.ts';
import { fakerNeeded } from './sample-set.ts';
import { chooseIndex, integerBetween, mulberry32, seedOf, subSeed } from './seed.ts';

const integer = fc.integer({ min: 0, max: 4_294_967_295 });

test('words cut elsewhere are other words', () => {
  const seeds = [['ab', 'c'], ['a', 'bc'], ['abc'], ['abc', ''], ['', 'abc'], []].map((words) => seedOf(...words));
  expect(new Set(seeds).size).toBe(6);
});

test('the generator gives fractions, the same for the same seed', () => {
  fc.assert(
    fc.property(integer, (seed) => {
      const [one, other] = [mulberry32(), mulberry32()];
      one.seed(seed);
      other.seed(seed);
      const drawn = Array.from({ length: 20 }, () => one.next());
      expect(drawn.every((part) => part >= 0 && part < 1)).toBe(true);
      expect(drawn).toEqual(Array.from({ length: 20 }, () => other.next()));
    }),
  );
});

test.each([7, 64, 65, 130, 1_000])('of %i places each is chosen as often as the others', (count) => {
  const times = new Array<number>(count).fill(0);
  for (let seed = 0; seed < count * 100; seed += 1) {
    const place = chooseIndex(subSeed(1, seed), count);
    times[place] = (times[place] ?? 0) + 1;
  }
  expect(Math.min(...times)).toBeGreaterThan(50);
  expect(Math.max(...times)).toBeLessThan(160);
});

test('a place that is left out is never chosen, and those who chose another keep theirs', () => {
  fc.assert(
    fc.property(integer, fc.integer({ min: 2, max: 300 }), fc.nat({ max: 299 }), (seed, count, out) => {
      const [place, other] = [chooseIndex(seed, count), chooseIndex(seed, count, out)];
      expect(other).not.toBe(out);
      if (place !== out && count <= 64) expect(other).toBe(place);
    }),
  );
});

test('there is nothing to choose among none', () => {
  expect([chooseIndex(1, 0), chooseIndex(1, 1, 0)]).toEqual([-1, -1]);
});

test('whole numbers come from the first to the last', () => {
  const found = new Set(Array.from({ length: 400 }, (_, at) => integerBetween(subSeed(3, at), -2, 2)));
  expect([...found].sort((one, other) => one - other)).toEqual([-2, -1, 0, 1, 2]);
});

test('a language is loaded where names are shown, and not for numbers alone', () => {
  const bare = modelOf({
    'entities.records': tableText('Thing', 'Loan'),
    'entities.loan.fields': tableText('Field | Type', 'Fee | number'),
  });
  expect([fakerNeeded(shop()), fakerNeeded(bare), fakerNeeded(modelOf({}))]).toEqual([true, false, false]);
});
