import type { ExactCondition, Scope } from '../../conditions/types.ts';
import type { CheckMoment, Rule, RuleKind } from '../../model/types.ts';
import type { ReadRecord, RecordSource } from './scope.ts';
import type { LengthRange } from './text-from-pattern.ts';

/** What a field can break: a rule, or that it has to be empty. */
type CheckKind = RuleKind | 'empty';

type CheckSeverity = 'stop' | 'warn' | 'allow with a reason';

export interface RuleProblem {
  /** Id of the rule; null where the check comes from the field itself: its type, its choices or when it is required. */
  readonly rule: string | null;
  readonly label: string;
  readonly kind: CheckKind;
  /** Ids of the fields at which it is shown; the first one is the one to fix. */
  readonly fields: readonly string[];
  readonly severity: CheckSeverity;
  /** One plain sentence: what is wrong and what would be right. */
  readonly sentence: string;
  /** The text from the catalogue of errors; null while it is not written. */
  readonly text: string | null;
  /** Id of the entry of the catalogue. */
  readonly error: string | null;
}

/** The values of a record by field id: text, numbers, booleans, days, moments, `{ amount, unit }`, ids, lists. */
export type RowValues = ReadonlyMap<string, unknown> | Readonly<Record<string, unknown>>;

/** The context in which a record is checked. Any part may be missing; what needs it is then not checked. */
export interface CheckContext {
  /** YYYY-MM-DD. */
  readonly today?: string;
  /** ISO 8601. */
  readonly now?: string;
  /** Id of the role that acts. */
  readonly role?: string | null;
  /** Whether another record has the same values in these fields; where not all records count, of those that do. */
  readonly taken?: (
    fields: readonly string[],
    values: readonly unknown[],
    counts?: (other: OtherRecord) => boolean,
  ) => boolean;
  readonly exists?: (entity: string, id: string) => boolean;
  /** The values before the change: a retired choice may stay. */
  readonly before?: RowValues;
  /** The other records that conditions can read. */
  readonly source?: RecordSource;
  /** What is known of the record itself beside its values and states. */
  readonly itself?: Pick<ReadRecord, 'id' | 'links' | 'created'>;
}

export interface OtherRecord {
  /** Ids of the states it is in. */
  readonly states: ReadonlySet<string>;
  readonly scope: Scope;
}

export interface Subject {
  readonly entity: string;
  readonly value: (field: string) => unknown;
  /** Ids of its present states, one for each life cycle in question. */
  readonly states: ReadonlySet<string>;
  readonly moment: CheckMoment | null;
  readonly context: CheckContext;
  readonly scope: Scope;
}

export interface Bound {
  /** In the unit of the field; a date in days since 1970, a length in characters. `today` is such a day. */
  readonly at: (today: number) => number;
  readonly inclusive: boolean;
  /** As a sentence says it: “18 years”, “today”. */
  readonly says: string;
}

export interface Bounds {
  readonly least: Bound | null;
  readonly most: Bound | null;
}

export interface TextPattern {
  readonly fits: (text: string) => boolean;
  /** A matching text, of such a length where possible; undefined where none was found. */
  readonly example: (seed: number, lengths: LengthRange) => string | undefined;
  readonly says: string;
}

/** What a rule requires, in a form from which values that satisfy it can be generated. */
export type Constraint =
  | { readonly is: 'span' | 'length'; readonly span: Bounds }
  | { readonly is: 'looks'; readonly looks: TextPattern }
  | {
      readonly is: 'filled' | 'empty';
      readonly now: (subject: Subject) => boolean;
      readonly mentions: readonly string[];
    }
  | { readonly is: 'fit'; readonly condition: ExactCondition }
  /** `type`: its type, its choices, or something for which no value can be generated. */
  | { readonly is: 'once' | 'type' };

/** A rule prepared for checking many records. */
export interface Check {
  readonly rule: Rule | null;
  readonly kind: CheckKind;
  readonly label: string;
  readonly fields: readonly string[];
  readonly severity: CheckSeverity;
  /** Null: always. */
  readonly moments: readonly CheckMoment[] | null;
  readonly demand: Constraint;
  /** What is wrong, in one sentence; null where nothing is. */
  readonly problem: (subject: Subject) => string | null;
}
