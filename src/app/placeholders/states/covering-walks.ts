import type { TransitionView } from './transition-views.ts';

/** The transitions of one walk, from the start. */
export type Walk = readonly TransitionView[];

/**
 * Walks that together cover every reachable transition: each goes on to the nearest untaken one, and ends where none is
 * reachable. `never`: the transitions that cannot be reached from the start.
 */
export function coveringWalks(transitions: readonly TransitionView[], start: string | undefined) {
  const untaken = new Set(transitions.filter(({ from, to }) => from.id !== null && to.id !== null));
  const walks: Walk[] = [];
  for (;;) {
    const walk = start === undefined ? [] : walkFrom(start, transitions, untaken);
    if (walk.length === 0) break;
    walks.push(walk);
  }
  const unlinked = transitions.filter(({ from, to }) => from.id === null || to.id === null);
  return { walks, never: [...untaken, ...unlinked] };
}

function walkFrom(start: string, transitions: readonly TransitionView[], untaken: Set<TransitionView>): Walk {
  const walk: TransitionView[] = [];
  let at: string | null = start;
  while (at !== null) {
    const next: Walk = pathToUntaken(at, transitions, untaken);
    // The next walk begins at the start again.
    if (next.length === 0) break;
    for (const transition of next) untaken.delete(transition);
    walk.push(...next);
    at = next.at(-1)?.to.id ?? null;
  }
  return walk;
}

/** Shortest path that ends with an untaken transition (breadth first); empty if there is none. */
function pathToUntaken(at: string, transitions: readonly TransitionView[], untaken: ReadonlySet<TransitionView>): Walk {
  const seen = new Set([at]);
  let frontier: { readonly at: string; readonly over: Walk }[] = [{ at, over: [] }];
  while (frontier.length > 0) {
    const next: typeof frontier = [];
    for (const { at: here, over } of frontier) {
      const outgoing = transitions.filter(({ from }) => from.id === here);
      const untakenHere = outgoing.find((transition) => untaken.has(transition));
      if (untakenHere) return [...over, untakenHere];
      for (const transition of outgoing) {
        if (transition.to.id === null || seen.has(transition.to.id)) continue;
        seen.add(transition.to.id);
        next.push({ at: transition.to.id, over: [...over, transition] });
      }
    }
    frontier = next;
  }
  return [];
}
