import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Entries, mapWith } from './shared-map.ts';

const key = fc.integer({ min: 0, max: 60 }).map((at) => `k${at}`);

test('it holds what a copied map would, in the same order, and what it was before stays as it was', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(key, fc.nat())),
      fc.array(fc.tuple(key, fc.nat()), { maxLength: 200 }),
      (first, more) => {
        const begun = new Map(first);
        let [copied, shared]: [Map<string, number>, Entries<string, number>] = [new Map(begun), begun];
        for (const [name, value] of more) {
          const [before, held] = [shared, [...copied]];
          shared = mapWith(shared, name, value);
          copied = new Map(copied).set(name, value);
          const another = mapWith(before, name, -1);
          expect([[...before], [...another]]).toEqual([held, [...new Map(held).set(name, -1)]]);
        }
        expect([...shared]).toEqual([...copied]);
        expect(shared.size).toBe(copied.size);
        for (let at = 0; at <= 60; at += 1)
          expect([shared.has(`k${at}`), shared.get(`k${at}`)]).toEqual([copied.has(`k${at}`), copied.get(`k${at}`)]);
      },
    ),
  );
});
