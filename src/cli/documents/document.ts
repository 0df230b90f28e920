import { type Reading, readText, SPEC_LIMIT, specProblem } from '#server/index.ts';

/** A document that a command was given, or found. Its text is read when asked for, and kept by nobody. */
export interface FoundDocument {
  /** As people see it: relative to the working folder, with "/". */
  readonly path: string;
  /** Where it really lies, links resolved; null for what came in by standard input. */
  readonly file: string | null;
  /** The folder of the workspace whose specification it is; null for any other document. */
  readonly workspace: string | null;
  readonly read: () => DocumentText;
}

/** The text of a document, or one sentence that names it and says what to do. */
export type DocumentText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly trouble: string };

/** What a place yields: its documents, and a sentence for everything that could not be followed up. */
export interface Found {
  readonly found: readonly FoundDocument[];
  readonly troubles: readonly string[];
}

/** A document on the disk. `file` is its real place, `path` what people see. */
export function documentOf(file: string, path: string, workspace: string | null = null): FoundDocument {
  return { path, file, workspace, read: () => textOf(readText(file, SPEC_LIMIT), path) };
}

/** What reading yielded, as the text of a document that people know as `path`. */
export function textOf(reading: Reading, path: string): DocumentText {
  const problem = specProblem(reading);
  if (reading.ok && problem === null) return { ok: true, text: reading.text };
  return { ok: false, trouble: (problem ?? `${path} cannot be read.`).replaceAll('SPEC.md', () => path) };
}
