import { type Fact, type FactViewer, isHidden, maySee, type Response, type WalkthroughView } from '#core/index.ts';
import type { Viewer } from '../access/viewer.ts';

type Walkthroughs = ReadonlyMap<string, WalkthroughView>;

/** Somebody who gets events, as far as it matters for what they may see. */
export interface Listener extends FactViewer {
  /** The same for all who may see the same; empty where nobody has said who they are. */
  readonly key: string;
}

export function listenerOf({ as, speaker }: Viewer): Listener {
  return { speaker, isFacilitator: as === 'facilitator', key: speaker ? JSON.stringify(speaker) : '' };
}

/**
 * The answer to a command with only those facts that its sender may see. What was said without a name may be seen by
 * nobody before it is revealed; the device that it came from remembers it by itself.
 */
export function visibleResult<R extends { readonly facts?: readonly Fact[] }>(
  result: R,
  spectator: FactViewer,
  walks: Walkthroughs,
): R {
  if (!result.facts) return result;
  return { ...result, facts: result.facts.filter((fact) => maySee(fact, spectator, walks)) };
}

/** Answers that others may not see yet, so that it is noticed when they may. */
export function openHiddenResponses() {
  const withheld = new Set<Response>();
  let seen: Walkthroughs | null = null;

  const withhold = (facts: readonly Fact[], walks: Walkthroughs) => {
    for (const fact of facts) if (fact.fact === 'response' && isHidden(fact, walks)) withheld.add(fact);
  };
  return {
    /** Takes new facts in. Returns answers that are no longer withheld, by id, so that their order tells nothing. */
    released: (added: readonly Fact[], walks: Walkthroughs): readonly Response[] => {
      const released = walks === seen ? [] : [...withheld].filter((response) => !isHidden(response, walks));
      for (const response of released) withheld.delete(response);
      seen = walks;
      withhold(added, walks);
      return released.sort((a, b) => (a.id < b.id ? -1 : 1));
    },
    hasFor: (spectator: FactViewer, walks: Walkthroughs) =>
      [...withheld].some((response) => maySee(response, spectator, walks)),
    renew: (facts: readonly Fact[], walks: Walkthroughs) => {
      withheld.clear();
      withhold(facts, walks);
      seen = walks;
    },
  };
}
