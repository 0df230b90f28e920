export type NameType =
  | 'text'
  | 'number'
  | 'money'
  | 'date'
  | 'moment'
  | 'yes-no'
  | 'choice'
  | 'role'
  | 'state'
  | 'duration'
  | 'list'
  | 'record'
  | 'records'
  | 'unknown';

export interface VocabularyName {
  readonly label: string;
  /** Other words for the same: an id, an earlier label. */
  readonly aliases?: readonly string[];
  readonly type: NameType;
  /** The legal words of a choice, a state, a role or a list. */
  readonly options?: readonly string[];
  /** The unit of its bare amounts, for a number, an amount of money, a duration, or a list of these. */
  readonly unit?: string;
  /** The names within a record, or within each of many. */
  readonly members?: () => Vocabulary;
  /** For a record, or many: the id of the entity whose records they are. */
  readonly of?: string;
  /** Names the record that the whole condition is about, also within a `where`. */
  readonly outermost?: true;
  /** For many records: the label of the member that counts where they are added up. */
  readonly addsUp?: string;
}

/** The names that a condition may mention. Of two names with the same words, the first counts. */
export interface Vocabulary {
  readonly names: readonly VocabularyName[];
  /** Names shared with other vocabularies; its own come first. */
  readonly shared?: Vocabulary;
}

/** A record as a value: compared by its id, its members by their labels. */
export interface RecordValue {
  readonly id: string;
  readonly value: (label: string) => unknown;
}

/** A problem in a text, with its range: offsets in UTF-16 units as typed, from 0, `end` not included. */
export interface ConditionProblem {
  readonly start: number;
  readonly end: number;
  readonly sentence: string;
}

/**
 * A condition or a formula as typed. In words: not meant to be exact. Exact: parsed and checked against the vocabulary.
 * Wrong: meant to be exact (it has an operator or calls a function), but with problems.
 */
export type Condition = WordsCondition | ExactCondition | WrongCondition;

interface WordsCondition {
  readonly form: 'words';
  readonly text: string;
}

export interface ExactCondition {
  readonly form: 'exact';
  readonly text: string;
  /** Labels of the names it uses, each once, in the order of the text. */
  readonly mentions: readonly string[];
  /** The type of its result: "yes-no" for a condition, anything else for a formula. */
  readonly type: NameType;
  /** The unit of its result; empty for a bare number, or where the unit is known only when it is evaluated. */
  readonly unit: string;
  /** Where it comes to records: the id of their entity. */
  readonly of?: string;
  /**
   * Evaluates it for one record at one moment. Yes or no is a boolean, a date `YYYY-MM-DD`, a moment ISO 8601 in UTC,
   * an amount a number of `unit`, or `{ amount, unit }` where the unit is known only now. Not ok where a value it needs
   * is empty or does not fit, unless `&&` or `||` is decided without that value.
   */
  readonly run: (scope: Scope) => EvaluationResult;
}

interface WrongCondition {
  readonly form: 'wrong';
  readonly text: string;
  /** At least one, in the order of the text, at most twenty. */
  readonly problems: readonly ConditionProblem[];
  readonly mentions: readonly string[];
}

/** What a condition is evaluated with: the values by label, and the time. */
export interface Scope {
  /**
   * Plain data: text, numbers, booleans, dates as text, `{ amount, unit }`, arrays, objects; records as `RecordValue`.
   * Undefined, null and blank text are empty values.
   */
  readonly value: (label: string) => unknown;
  /** YYYY-MM-DD. */
  readonly today: string;
  /** ISO 8601. */
  readonly now: string;
}

export type EvaluationResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly sentence: string };
