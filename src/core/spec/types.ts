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
 * What is in a section that says nothing: nothing or only comments; only marks ("TBD"); text that tells the author
 * what to write; or lines that a template, or other documents of the same family, have as well.
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
  /** Relevant text that settles nothing: the section's block quotes, one string each. */
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
  /** Who is named to settle it, as written without "@"; absent where nobody is. */
  readonly owner?: string;
  /** By when, YYYY-MM-DD; absent where no date is named. */
  readonly due?: string;
  /** Where it is, if in a table. */
  readonly cell?: CellAddress;
}

/** A place in a table, in the words of the table. */
export interface CellAddress {
  /** What names its row; absent where nothing does, and for a table without rows. */
  readonly row?: string;
  /** The headers above it, none of them blank. */
  readonly columns: readonly string[];
}

/** A managed block in the file: what Specwalk wrote under a point, between its two comments. */
export interface ManagedBlock {
  readonly point: string;
  /** The text between the two comments, line ends as \n. */
  readonly text: string;
  readonly line: number;
  /** True when the text is no longer what Specwalk wrote there. */
  readonly editedByHand: boolean;
}

/** No text makes the reading fail. */
export interface SpecReading {
  readonly path: string;
  /** The first heading of depth 1 at the start of the file, else the front matter's title, else the file's name. */
  readonly title: string;
  /** Owners by the front matter (owner, owners, author, authors); absent where it names nobody. */
  readonly owners?: readonly string[];
  readonly points: readonly Point[];
  readonly marks: readonly Mark[];
  readonly blocks: readonly ManagedBlock[];
  /** The file without managed blocks, as text. */
  readonly bare: string;
}
