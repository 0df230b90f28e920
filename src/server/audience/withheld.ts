import {
  type Fact,
  isHidden,
  maySee,
  type Onlooker,
  type Response,
  type WalkthroughView,
} from '#core/index.ts';

type Walkthroughs = ReadonlyMap<string, WalkthroughView>;

/** Answers that others may not see yet, so that the moment is noticed at which they may. */
export interface Withheld {
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
