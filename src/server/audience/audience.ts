import {
  type Fact,
  isHidden,
  maySee,
  type Onlooker,
  type Response,
  type WalkthroughView,
} from '#core/index.ts';
import type { Viewer } from '../access/viewer.ts';

/** Whoever is told something, as far as it matters for what they are told. */
export interface Listener extends Onlooker {
  /** The same for all who may see the same; empty where nobody has said who they are. */
  readonly key: string;
}

export function listenerOf({ as, speaker }: Viewer): Listener {
  return { speaker, isFacilitator: as === 'facilitator', key: speaker ? JSON.stringify(speaker) : '' };
}

/**
 * The answer to a command with only those facts in it that its sender may see. What was said without a name is nobody’s
 * to see before it is revealed; the device that it came from remembers it by itself.
 */
export function answerFor<R extends { readonly facts?: readonly Fact[] }>(
  result: R,
  onlooker: Onlooker,
  walks: ReadonlyMap<string, WalkthroughView>,
): R {
  if (!result.facts) return result;
  return { ...result, facts: result.facts.filter((fact) => maySee(fact, onlooker, walks)) };
}

type Walkthroughs = ReadonlyMap<string, WalkthroughView>;

/** Answers that others may not see yet, so that the moment is noticed at which they may. */
interface Withheld {
  /** Takes new facts in. Returns the answers that were withheld and are not any more: by id, so that order tells nothing. */
  readonly released: (added: readonly Fact[], walks: Walkthroughs) => readonly Response[];
  /** Whether somebody may see one of them. */
  readonly hasFor: (onlooker: Onlooker, walks: Walkthroughs) => boolean;
  /** Begins anew with all facts there are. */
  readonly renew: (facts: readonly Fact[], walks: Walkthroughs) => void;
}

export function openWithheld(): Withheld {
  const withheld = new Set<Response>();
  let seen: Walkthroughs | null = null;

  const withhold = (facts: readonly Fact[], walks: Walkthroughs) => {
    for (const fact of facts) if (fact.fact === 'response' && isHidden(fact, walks)) withheld.add(fact);
  };
  return {
    released: (added, walks) => {
      const free = walks === seen ? [] : [...withheld].filter((response) => !isHidden(response, walks));
      for (const response of free) withheld.delete(response);
      seen = walks;
      withhold(added, walks);
      return free.sort(byId);
    },
    hasFor: (onlooker, walks) => [...withheld].some((response) => maySee(response, onlooker, walks)),
    renew: (facts, walks) => {
      withheld.clear();
      withhold(facts, walks);
      seen = walks;
    },
  };
}

function byId(a: Response, b: Response): number {
  return a.id < b.id ? -1 : 1;
}
