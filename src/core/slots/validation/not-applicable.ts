import type { NotApplicable, Source } from '../../answers/sourced.ts';

export const holdsAlways = notApplicableFor('It always applies.');

/** There is no limit that a value could be on. */
export const noEdge = notApplicableFor('');

/** It is shown at its only field. */
export const shownAtField = notApplicableFor('');

/** Makes “not applicable” with a reason; the same object for each source. */
function notApplicableFor(reason: string): (source: Source) => NotApplicable {
  const cache = new WeakMap<Source, NotApplicable>();
  return (source) => {
    const none = cache.get(source) ?? { is: 'not-applicable', reason, source };
    cache.set(source, none);
    return none;
  };
}
