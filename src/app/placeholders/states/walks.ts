import type { Way } from './ways.ts';

/** One walk through a life cycle, step by step, from its beginning. */
export type Walk = readonly Way[];

/**
 * Goes through a life cycle until every way has been taken: on from where the walk is by ways not taken yet, else to
 * the nearest one, else once more from the beginning. Ways that cannot be reached from the beginning are never taken.
 */
export function walksThrough(ways: readonly Way[], start: string | undefined) {
  const left = new Set(ways.filter(({ from, to }) => from.id !== null && to.id !== null));
  const walks: Walk[] = [];
  for (;;) {
    const walk = start === undefined ? [] : walkFrom(start, ways, left);
    if (walk.length === 0) break;
    walks.push(walk);
  }
  const named = ways.filter(({ from, to }) => from.id === null || to.id === null);
  return { walks, never: [...left, ...named] };
}

function walkFrom(start: string, ways: readonly Way[], left: Set<Way>): Walk {
  const walk: Way[] = [];
  let at: string | null = start;
  while (at !== null) {
    const next: Walk = nearest(at, ways, left);
    // From where it ends, a walk goes back to the beginning instead of in circles.
    if (next.length === 0) break;
    for (const way of next) left.delete(way);
    walk.push(...next);
    at = next.at(-1)?.to.id ?? null;
  }
  return walk;
}

/** The shortest way on that ends with a way not taken yet; empty where there is none. */
function nearest(at: string, ways: readonly Way[], left: ReadonlySet<Way>): Walk {
  const seen = new Set([at]);
  let reached: { readonly at: string; readonly over: Walk }[] = [{ at, over: [] }];
  while (reached.length > 0) {
    const next: typeof reached = [];
    for (const { at: here, over } of reached) {
      const out = ways.filter(({ from }) => from.id === here);
      const fresh = out.find((way) => left.has(way));
      if (fresh) return [...over, fresh];
      for (const way of out) {
        if (way.to.id === null || seen.has(way.to.id)) continue;
        seen.add(way.to.id);
        next.push({ at: way.to.id, over: [...over, way] });
      }
    }
    reached = next;
  }
  return [];
}
