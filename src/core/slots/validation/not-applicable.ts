import type { NotApplicable, Source } from '../../answers/sourced.ts';

export const always = noneFor('It holds always.');

/** There is no limit that a value could be on. */
export const noEdge = noneFor('');

/** It is said next to its only line. */
export const besideItsLine = noneFor('');

/** One object for all rules of a decision. */
function noneFor(reason: string): (source: Source) => NotApplicable {
  const known = new WeakMap<Source, NotApplicable>();
  return (source) => {
    const none = known.get(source) ?? { is: 'not-applicable', reason, source };
    known.set(source, none);
    return none;
  };
}
