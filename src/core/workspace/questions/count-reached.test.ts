import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stronglyConnectedComponents } from '../../base/graphs.ts';
import { type GraphNode, reachOf } from './count-reached.ts';

const graph = fc.integer({ min: 1, max: 70 }).chain((size) =>
  fc.array(
    fc.record({
      next: fc.array(fc.nat(size - 1), { maxLength: 3 }),
      place: fc.oneof(fc.constant(null), fc.nat(40)),
    }),
    { minLength: size, maxLength: size },
  ),
);

/** Walks from one node the slow way. */
function walkFrom(start: number, nodes: readonly GraphNode[]): ReadonlySet<number> {
  const seen = new Set<number>();
  const open = [...(nodes[start]?.next ?? [])];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (seen.has(at)) continue;
    seen.add(at);
    open.push(...(nodes[at]?.next ?? []));
  }
  return seen;
}

test('what is counted is what a walk meets, itself left out', () => {
  fc.assert(
    fc.property(graph, (nodes) => {
      const slow = nodes.map((_, at) => {
        const met = [...walkFrom(at, nodes)].filter((one) => one !== at && nodes[one]?.place !== null);
        return met.length;
      });
      expect(reachOf(nodes).map((reach) => reach.nodes)).toEqual(slow);
    }),
  );
});

test('places are counted once each, where nothing goes round in a circle', () => {
  fc.assert(
    fc.property(graph, (any) => {
      const nodes = any.map(({ next, place }, at) => ({ place, next: next.filter((to) => to > at) }));
      const slow = nodes.map((_, at) => {
        const met = [...walkFrom(at, nodes)].flatMap((one) => nodes[one]?.place ?? []);
        return new Set(met).size;
      });
      expect(reachOf(nodes).map((reach) => reach.places)).toEqual(slow);
    }),
  );
});

test('circles hold whoever reaches each other, and come after what they lead to', () => {
  fc.assert(
    fc.property(graph, (nodes) => {
      const circles = stronglyConnectedComponents(nodes.map(({ next }) => next));
      expect(circles.flat().sort((a, b) => a - b)).toEqual(nodes.map((_, at) => at));
      const place = new Map(circles.flatMap((circle, at) => circle.map((node) => [node, at] as const)));
      for (const [at] of nodes.entries()) {
        for (const to of walkFrom(at, nodes)) {
          const back = walkFrom(to, nodes).has(at);
          expect(place.get(to) === place.get(at)).toBe(back || to === at);
          if (!back && to !== at) expect(place.get(to) ?? 0).toBeLessThan(place.get(at) ?? 0);
        }
      }
    }),
    { numRuns: 50 },
  );
});

test('a chain of a hundred thousand overflows nothing', () => {
  const nodes = Array.from({ length: 100_000 }, (_, at) => ({ next: at === 0 ? [] : [at - 1], place: null }));
  expect(reachOf(nodes)).toHaveLength(100_000);
});
