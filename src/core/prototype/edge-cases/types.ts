import type { RuleKind } from '../../model/types.ts';

export interface EdgeCase {
  /** Unique among those of the same field. */
  readonly id: string;
  /** “negative”, “just above 3000 EUR”. */
  readonly name: string;
  /** As `checkRow` takes it; undefined: nothing is filled in. */
  readonly value: unknown;
  /** As people would type it. */
  readonly typed: string;
  readonly against: RejectingRule;
  /** At a decided limit, or among the given examples. */
  readonly from: 'made up' | 'a limit' | 'an example';
}

/** A rule that would reject a value, as far as the value itself shows. */
export interface RejectingRule {
  readonly kind: RuleKind;
  /** In words; empty where nothing can say it exactly. */
  readonly limit: string;
  /** The name of the rule, with `{field}` for the field. */
  readonly called: string;
}
