import type { NotApplicable, Source } from '../../answers/sourced.ts';

export const holdsAlways = notApplicableFor('It holds always.');

/** There is no limit that a value could be on. */
export const noEdge = notApplicableFor('');

/** It is said next to its only line. */
export const shownAtField = notApplicableFor('');

/** One object for all rules of a decision. */
function notApplicableFor(reason: string): (source: Source) => NotApplicable {
  const cache = new WeakMap<Source, NotApplicable>();
  return (source) => {
    const none = cache.get(source) ?? { is: 'not-applicable', reason, source };
    cache.set(source, none);
    return none;
  };
}
