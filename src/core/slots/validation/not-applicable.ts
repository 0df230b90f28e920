import type { None, Source } from '../../answers/held.ts';

/** It holds always: no limit and no condition. */
export const always = noneFor('It holds always.');

/** There is no limit to lie on. */
export const noEdge = noneFor('');

/** It is said beside its only line. */
export const besideItsLine = noneFor('');

/** Places that do not apply, one for all rules of a decision. */
function noneFor(reason: string): (source: Source) => None {
  const known = new WeakMap<Source, None>();
  return (source) => {
    const none = known.get(source) ?? { is: 'none', reason, source };
    known.set(source, none);
    return none;
  };
}
