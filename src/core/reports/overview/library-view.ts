import type { GapRow, Overview } from './types.ts';

export interface LibraryView {
  readonly name: string;
  /** Null until everything was read once. */
  readonly overview: Overview | null;
  /** One for each document of the overview, in the same order. */
  readonly entries: readonly LibraryEntry[];
  /** One sentence for each document that is left out; it names it. */
  readonly unreadable: readonly string[];
  /** How far it is where documents are being read right now, or null. */
  readonly reading: { readonly read: number; readonly of: number } | null;
}

export interface LibraryEntry {
  /** Stays the same for as long as the folder is served. */
  readonly id: number;
  /** Where the workspace is served already; null: not yet, or it is no workspace. */
  readonly url: string | null;
}

/** What the page is told of one document when somebody wants to see its gaps. */
export interface GapsView {
  /** In the order of their lines. */
  readonly gaps: readonly GapRow[];
  /** How a workspace is made of it; null: it is one. */
  readonly make: MakeView | null;
}

export interface MakeView {
  /** The document, seen from where the program was started, with "/". */
  readonly path: string;
  /** Whether its own folder becomes the workspace, with the document as SPEC.md. */
  readonly isInPlace: boolean;
}
