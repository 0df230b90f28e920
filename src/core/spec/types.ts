/** The nine kinds of a point, in the order in which they are asked about. */
export const NAMED_KINDS = [
  'purpose',
  'screens',
  'entities',
  'states',
  'validation',
  'roles',
  'calls',
  'errors',
  'constants',
] as const;

export type NamedKind = (typeof NAMED_KINDS)[number];
export type Kind = NamedKind | 'other';

export type PointStatus = 'unanswered' | 'partial' | 'answered' | 'not-applicable' | 'container';

/**
 * Why a section says nothing: it is empty or has only comments; it has only marks ("TBD"); its text tells the author
 * what to write; or its lines are in a template, or in other documents of the same family, as well.
 */
export type UnansweredReason = 'empty' | 'open' | 'instructions' | 'template';

/** A section of the specification that should state something. Lines are 1-based. */
export interface Point {
  /** The section's number ("3", "3.1") or a slug of its title; unique in the file. */
  readonly id: string;
  readonly title: string;
  readonly line: number;
  /** Last line of the section's own body (before the next heading of any level). */
  readonly endLine: number;
  readonly depth: number;
  readonly kind: Kind;
  readonly status: PointStatus;
  readonly unsaid?: UnansweredReason;
  /** How many boxes of a checklist are not ticked; absent where all are, and where it is no checklist. */
  readonly unticked?: number;
  /** Text that bears on the section but settles nothing: its block quotes, one string each. */
  readonly evidence: readonly string[];
  /** The section's own text without the managed block, trimmed; Markdown as written. */
  readonly text: string;
}

export type MarkKind =
  | 'tbd'
  | 'todo'
  | 'fixme'
  | 'needs-clarification'
  | 'unresolved-block'
  | 'open-question'
  | 'undecided'
  | 'tbx-phrase'
  | 'placeholder'
  | 'empty-cell';

export interface Mark {
  readonly line: number;
  readonly endLine: number;
  readonly kind: MarkKind;
  readonly text: string;
  /** Id of the point it is in; null before the first heading. */
  readonly point: string | null;
  /** The person named to settle it, as written without "@"; absent where none is. */
  readonly owner?: string;
  /** Until when, YYYY-MM-DD; absent where no date is named. */
  readonly due?: string;
  /** Its place in a table; absent outside of tables. */
  readonly cell?: CellAddress;
  /** Its line in the text of its point, from 0; absent in a title and before the first heading. */
  readonly textLine?: number;
}

/** A place in a table, in the words of the table. */
export interface CellAddress {
  /** The name of its row; absent where it has none, and for a table without rows. */
  readonly row?: string;
  /** The headers above it, none of them blank. */
  readonly columns: readonly string[];
}

/** A managed block in the file: the text that Specwalk wrote below a point, between two comments. */
export interface ManagedBlock {
  readonly point: string;
  /** The text between the two comments, line ends as \n. */
  readonly text: string;
  readonly line: number;
  /** True when the text is no longer what Specwalk wrote there. */
  readonly editedByHand: boolean;
}

/** The result of reading a specification; no text makes it fail. */
export interface SpecReading {
  readonly path: string;
  /** The first heading of depth 1 at the start of the file, else the front matter's title, else the file's name. */
  readonly title: string;
  /** Owners by the front matter (owner, owners, author, authors); absent where it names none. */
  readonly owners?: readonly string[];
  readonly points: readonly Point[];
  readonly marks: readonly Mark[];
  readonly blocks: readonly ManagedBlock[];
  /** The file without managed blocks, as text. */
  readonly bare: string;
}
