import type { RuleKind } from '../../model/types.ts';

/** A value that breaks forms, for one line of a thing. */
export interface EdgeCase {
  /** Unlike that of any other for the same line. */
  readonly id: string;
  /** What it is called: “negative”, “just above 3000 EUR”. */
  readonly name: string;
  /** As `checkRow` takes it; undefined: nothing is filled in. */
  readonly value: unknown;
  /** As people would type it. */
  readonly typed: string;
  readonly against: Against;
  /** It is at a limit that was decided, or among the examples that were given. */
  readonly from: 'made up' | 'a limit' | 'an example';
}

/** A rule that would keep a value out, as far as the value itself tells. */
export interface Against {
  readonly kind: RuleKind;
  /** In words; empty where only somebody who knows can say it. */
  readonly limit: string;
  /** What such a rule is called, with `{field}` for the line. */
  readonly called: string;
}
