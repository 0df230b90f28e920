import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listFolder } from '../read-files.ts';

/** A document that was found. Its text is read when it is asked for. */
export interface Listed {
  /** As people are shown it, with "/". */
  readonly path: string;
  /** Where it lies on the disk; null where it lies nowhere. */
  readonly file: string | null;
  /** The folder of the workspace whose specification it is; null for any other document. */
  readonly workspace: string | null;
  /** Its text, or a sentence that names it and says why there is none. */
  readonly read: () =>
    | { readonly ok: true; readonly text: string }
    | { readonly ok: false; readonly trouble: string };
}

/** What was found in a folder; each trouble is one sentence that names its path. */
export interface Listing {
  readonly found: readonly Listed[];
  readonly troubles: readonly string[];
}

/** The folder of a workspace, or why there is none, in one sentence. */
export type Rooted = { readonly root: string } | { readonly problem: string };

/** Makes a workspace of a document as `specwalk init` does. */
export type MakeWorkspace = (document: Listed) => Promise<Rooted>;

/** What is another whenever a file was written: its time and size. What cannot be looked at is as good as gone. */
export function stampOf(file: string): string {
  try {
    const { mtimeMs, size } = statSync(file);
    return `${mtimeMs}:${size}`;
  } catch {
    return 'gone';
  }
}

/** The same for all files of a workspace. */
export function stampOfAll(root: string): string {
  return listFolder(root)
    .files.map((path) => `${path}:${stampOf(join(root, path))}`)
    .join('\n');
}
