import type { Row } from '../../answers/answers.ts';
import type { NamedElement, NameRef, Sourced } from '../../answers/sourced.ts';
import type { Rule } from '../types.ts';

/** A rule as stated by one answer, before other answers that mention it by name are merged in. */
export interface RuleDraft
  extends NamedElement,
    Pick<Rule, 'entity' | 'fields' | 'kind' | 'limit' | 'inclusive' | 'madeOf'> {
  /** Absent where its answer has no column for them. */
  readonly severity?: Rule['severity'];
  readonly error?: Sourced<string>;
  readonly shownAt?: Rule['shownAt'];
  readonly who?: Sourced<readonly Row[]>;
}

/** An id that is unique across answers and entities. */
export function ruleId(entity: string | null, madeOf: Rule['madeOf'], name: string): string {
  return `${entity ?? ''}/${madeOf}/${name}`;
}

export function fieldKey({ id, label }: NameRef): string {
  return id ?? label;
}
