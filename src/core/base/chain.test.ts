import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Chain } from './chain.ts';

test('it holds what a copied list would, also after another grew from it, and tells what came since', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.array(fc.nat()), fc.nat(), (first, more, other) => {
      const begun = new Chain<number>().with(first);
      const [grown, another] = [begun.with(more), begun.with([other])];
      expect([[...begun], [...grown], [...another]]).toEqual([first, [...first, ...more], [...first, other]]);
      expect([grown.since(begun), grown.length]).toEqual([more, first.length + more.length]);
    }),
  );
});
