import { type Fact, isHidden, maySee, type Response, type Spectator, type WalkthroughView } from '#core/index.ts';
import type { Viewer } from '../access/viewer.ts';

type Walkthroughs = ReadonlyMap<string, WalkthroughView>;

/** Somebody who gets events, as far as it matters for what they may see. */
export interface Listener extends Spectator {
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
export function answerFor<R extends { readonly facts?: readonly Fact[] }>(
  result: R,
  spectator: Spectator,
  walks: Walkthroughs,
): R {
  if (!result.facts) return result;
  return { ...result, facts: result.facts.filter((fact) => maySee(fact, spectator, walks)) };
}

/** Answers that others may not see yet, so that it is noticed when they may. */
export function openWithheld() {
  const withheld = new Set<Response>();
  let seen: Walkthroughs | null = null;

  const withhold = (facts: readonly Fact[], walks: Walkthroughs) => {
    for (const fact of facts) if (fact.fact === 'response' && isHidden(fact, walks)) withheld.add(fact);
  };
  return {
    /** Takes new facts in. Returns answers that are no longer withheld, by id, so that their order tells nothing. */
    released: (added: readonly Fact[], walks: Walkthroughs): readonly Response[] => {
      const free = walks === seen ? [] : [...withheld].filter((response) => !isHidden(response, walks));
      for (const response of free) withheld.delete(response);
      seen = walks;
      withhold(added, walks);
      return free.sort((a, b) => (a.id < b.id ? -1 : 1));
    },
    hasFor: (spectator: Spectator, walks: Walkthroughs) =>
      [...withheld].some((response) => maySee(response, spectator, walks)),
    renew: (facts: readonly Fact[], walks: Walkthroughs) => {
      withheld.clear();
      withhold(facts, walks);
      seen = walks;
    },
  };
}
