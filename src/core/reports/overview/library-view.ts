import type { GapRow, Overview } from './types.ts';

export interface LibraryView {
  readonly name: string;
  /** Null until everything was read once. */
  readonly overview: Overview | null;
  /** One for each document of the overview, in the same order. */
  readonly entries: readonly LibraryEntry[];
  /** One sentence for each document that is left out, with its name. */
  readonly unreadable: readonly string[];
  /** How far the reading is while documents are being read, or null. */
  readonly reading: { readonly read: number; readonly of: number } | null;
}

export interface LibraryEntry {
  /** Stays the same for as long as the folder is served. */
  readonly id: number;
  /** Where the workspace is served already; null: not yet, or it is no workspace. */
  readonly url: string | null;
}

/** What the page gets of one document when a person opens its gaps. */
export interface GapsView {
  /** In the order of their lines. */
  readonly gaps: readonly GapRow[];
  /** How a workspace is made of it; null: it is one. */
  readonly make: NewWorkspaceView | null;
}

export interface NewWorkspaceView {
  /** Path of the document relative to where the program was started, with "/". */
  readonly path: string;
  /** Whether its own folder becomes the workspace, with the document as SPEC.md. */
  readonly isInPlace: boolean;
}
