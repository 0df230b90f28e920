/** The nine kinds a point can be of, in the order in which they are asked about. */
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
  /** What was seen but settles nothing: the section's block quotes, one string each. */
  readonly evidence: readonly string[];
  /** The section's own text without the managed block, trimmed; Markdown as written. */
  readonly text: string;
}

export type MarkKind = 'tbd' | 'todo' | 'fixme' | 'needs-clarification' | 'tbx-phrase' | 'placeholder';

/** A sign inside a point's text that something is open. */
export interface Mark {
  readonly line: number;
  readonly endLine: number;
  readonly kind: MarkKind;
  readonly text: string;
  /** Id of the point it stands in; null before the first heading. */
  readonly point: string | null;
}

/** A managed block as found in the file: what Specwalk wrote under a point, between its two comments. */
export interface ManagedBlock {
  readonly point: string;
  /** What stands between the two comments, line ends as \n. */
  readonly text: string;
  readonly line: number;
  /** True when the text is no longer what Specwalk wrote there. */
  readonly editedByHand: boolean;
}

/** What reading a specification yields. No text makes it fail. */
export interface SpecReading {
  readonly path: string;
  /** The first heading of depth 1 that opens the file, else the file's name. */
  readonly title: string;
  readonly points: readonly Point[];
  readonly marks: readonly Mark[];
  readonly blocks: readonly ManagedBlock[];
  /** The file without managed blocks, as text. */
  readonly bare: string;
}
