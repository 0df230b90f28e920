import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapWith } from './layered-map.ts';

const key = fc.integer({ min: 0, max: 60 }).map((at) => `k${at}`);

test('it holds what a copied map would, in the same order, and what it was before stays as it was', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(key, fc.nat())),
      fc.array(fc.tuple(key, fc.nat()), { maxLength: 200 }),
      (first, more) => {
        const begun = new Map(first);
        let [copied, layered]: [Map<string, number>, ReadonlyMap<string, number>] = [new Map(begun), begun];
        for (const [name, value] of more) {
          const [before, held] = [layered, [...copied]];
          layered = mapWith(layered, name, value);
          copied = new Map(copied).set(name, value);
          expect([...before]).toEqual(held);
        }
        expect([...layered]).toEqual([...copied]);
        expect([layered.size, [...layered.keys()], [...layered.values()]]).toEqual([
          copied.size,
          [...copied.keys()],
          [...copied.values()],
        ]);
        for (let at = 0; at <= 60; at += 1)
          expect([layered.has(`k${at}`), layered.get(`k${at}`)]).toEqual([copied.has(`k${at}`), copied.get(`k${at}`)]);
      },
    ),
  );
});
