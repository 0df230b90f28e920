import type { Row } from '../answers.ts';
import type { Held, None, Source } from '../held.ts';
import type { Named, Ref } from '../things.ts';
import type { Rule } from './types.ts';

/** A rule as one answer states it, before what others say about it by name. */
export interface Draft
  extends Named,
    Pick<Rule, 'entity' | 'fields' | 'kind' | 'limit' | 'inclusive' | 'madeOf'> {
  /** Absent where its answer has no place for them. */
  readonly severity?: Rule['severity'];
  readonly error?: Held<string>;
  readonly shownAt?: Rule['shownAt'];
  /** Who may go on against it, and who reads the reason. */
  readonly who?: Held<readonly Row[]>;
}

/** An id that tells rules of several answers and things apart. */
export function ruleId(entity: string | null, madeOf: Rule['madeOf'], name: string): string {
  return `${entity ?? ''}/${madeOf}/${name}`;
}

/** How a field goes into the id of a rule. */
export function fieldKey({ id, label }: Ref): string {
  return id ?? label;
}

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
