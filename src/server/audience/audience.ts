import { type Fact, type FactViewer, isHidden, maySee, type Response, type WalkthroughView } from '#core/index.ts';
import type { Viewer } from '../access/viewer.ts';

type Walkthroughs = ReadonlyMap<string, WalkthroughView>;

/** What decides which events somebody gets. */
export interface Listener extends FactViewer {
  /** The same for all who may see the same; empty where nobody has said who they are. */
  readonly key: string;
}

export function listenerOf({ as, speaker }: Viewer): Listener {
  return { speaker, isFacilitator: as === 'facilitator', key: speaker ? JSON.stringify(speaker) : '' };
}

/**
 * The result of a command with only the facts that its sender may see. Nobody sees an anonymous answer before it is
 * revealed; the device that it came from remembers it.
 */
export function visibleResult<R extends { readonly facts?: readonly Fact[] }>(
  result: R,
  spectator: FactViewer,
  walkthroughs: Walkthroughs,
): R {
  if (!result.facts) return result;
  return { ...result, facts: result.facts.filter((fact) => maySee(fact, spectator, walkthroughs)) };
}

/** Keeps track of hidden responses, so that each is sent once it may be seen. */
export function openHiddenResponses() {
  const withheld = new Set<Response>();
  let seen: Walkthroughs | null = null;

  const withhold = (facts: readonly Fact[], walkthroughs: Walkthroughs) => {
    for (const fact of facts) if (fact.fact === 'response' && isHidden(fact, walkthroughs)) withheld.add(fact);
  };
  return {
    /** Registers new facts. Returns responses that are no longer hidden, by id, so that their order reveals nothing. */
    released: (added: readonly Fact[], walkthroughs: Walkthroughs): readonly Response[] => {
      const released =
        walkthroughs === seen ? [] : [...withheld].filter((response) => !isHidden(response, walkthroughs));
      for (const response of released) withheld.delete(response);
      seen = walkthroughs;
      withhold(added, walkthroughs);
      return released.sort((a, b) => (a.id < b.id ? -1 : 1));
    },
    hasFor: (spectator: FactViewer, walkthroughs: Walkthroughs) =>
      [...withheld].some((response) => maySee(response, spectator, walkthroughs)),
    renew: (facts: readonly Fact[], walkthroughs: Walkthroughs) => {
      withheld.clear();
      withhold(facts, walkthroughs);
      seen = walkthroughs;
    },
  };
}
