import type { Held, Source } from '../held.ts';
import type { InWords, Named, Ref } from '../things.ts';

export type RuleKind =
  | 'required'
  | 'type'
  | 'range'
  | 'length'
  | 'pattern'
  | 'unique'
  | 'reference'
  | 'across'
  | 'conditional';

export interface Validation {
  readonly rules: readonly Rule[];
  /** What may be required when, cell by cell. */
  readonly required: readonly RequiredCell[];
  readonly unique: Held<readonly Unique[]>;
  readonly examples: readonly ExampleOf[];
  /** Moments at which all rules are checked, unless a rule says otherwise. */
  readonly moments: Held<readonly Moment[]>;
  /** Who looks at what was found in the night. */
  readonly nightly: Held<string>;
  readonly existing: Held<'new-only' | 'next-edit' | 'all-now' | string>;
  readonly mendedBy: Held<string>;
  /** Records that are left alone when a rule changes. */
  readonly leftAlone: Held<readonly string[]>;
  readonly drafts: Held<'yes' | 'own' | 'no' | string>;
  /** The same where one thing has an answer of its own. */
  readonly draftsOf: readonly { readonly entity: string; readonly drafts: Held<string> }[];
  readonly importing: Held<'all' | 'rows' | 'held' | string>;
  /** Rules that were given a severity or a source, but that nobody has stated. */
  readonly strays: readonly { readonly label: string; readonly source: Source }[];
}

export type Moment = 'typing' | 'leaving' | 'save' | 'submit' | 'import' | 'nightly' | string;

export interface Rule extends Named {
  /** Id of the entity; null while nobody has said of which thing. */
  readonly entity: string | null;
  readonly fields: readonly Ref[];
  readonly kind: Held<RuleKind>;
  /**
   * A literal or the name of a constant ("18", "8 to 64", "Longest loan"), a pattern, or a condition; what must be
   * filled in has the condition under which it must be, or `none`: always.
   */
  readonly limit: Held<InWords>;
  /** Whether the limit itself is still accepted. */
  readonly inclusive: Held<boolean>;
  readonly severity: Held<'stop' | 'warn' | 'allow with a reason'>;
  /** The entry of the error catalogue, or the words people read. */
  readonly error: Held<Ref>;
  /** At which moments it is checked; without an answer of its own, what was said for all rules. */
  readonly moments: Held<readonly Moment[]>;
  /** Of fields that must fit together: beside which of them it is said. */
  readonly shownAt: Held<string>;
  /** Who may go on against it, and who reads the reason. */
  readonly override: Held<string>;
  readonly reasonReadBy: Held<string>;
  readonly comesFrom: Held<string>;
  readonly changer: Held<string>;
  readonly often: Held<string>;
  /** Who changes it on a screen of its own, and from when that counts. */
  readonly setting: Held<readonly { readonly who: string; readonly from: string }[]>;
  /** Of which answer it was made: of the rules themselves, or of a required cell, a range, a pair of lines, a uniqueness. */
  readonly madeOf: 'rules' | 'required' | 'range' | 'across' | 'unique' | 'values' | 'format';
}

export interface RequiredCell {
  readonly entity: string | null;
  readonly field: Ref;
  /** A state, or a moment in everyday words. */
  readonly when: string;
  readonly does: 'must be filled in' | 'may be empty' | 'must be empty' | 'fills itself' | null;
  readonly exempt: readonly Ref[];
  readonly source: Source;
}

export interface Unique extends Named {
  readonly entity: Ref;
  /** The fields that must not be equal in two of them. */
  readonly by: readonly Ref[];
  readonly within: Held<string>;
  readonly deletedCount: Held<boolean>;
  readonly found: Held<'stop' | 'open' | 'merge' | 'warn' | string>;
}

export interface ExampleOf {
  readonly entity: string | null;
  readonly field: Ref;
  readonly accepted: string;
  readonly rejected: string;
  readonly borderline: string;
  readonly edgeAccepted: Held<boolean>;
  /** What people read when it is not accepted. */
  readonly words: Held<string>;
  readonly source: Source;
}
