import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { newestSpecSource, SOURCES_FOLDER, type SpecSource } from '#core/index.ts';
import { readFacts } from '#core/parsing.ts';
import { limitOf, listFolder, readText } from '../disk/read-files.ts';

export interface ListedDocument {
  /** As people see it, with "/". */
  readonly path: string;
  /** Its path on disk; null where it is on none. */
  readonly file: string | null;
  /** The folder of the workspace whose specification it is; null for any other document. */
  readonly workspace: string | null;
  /** Its text, or a sentence that names it and says why there is none. */
  readonly read: () => { readonly ok: true; readonly text: string } | { readonly ok: false; readonly trouble: string };
}

/** What was found in a folder, and a sentence with its path for each thing that cannot be read. */
export interface Listing {
  readonly found: readonly ListedDocument[];
  readonly troubles: readonly string[];
}

/** The folder of a workspace, or why there is none, in one sentence. */
export type RootResult = { readonly root: string } | { readonly problem: string };

export type MakeWorkspace = (document: ListedDocument) => Promise<RootResult>;

/** Changes whenever a file is written: its time and size. A file without them counts as gone. */
export function fileStamp(file: string): string {
  try {
    const { mtimeMs, size } = statSync(file);
    return `${mtimeMs}:${size}`;
  } catch {
    return 'gone';
  }
}

export function folderStamp(root: string): string {
  return listFolder(root)
    .files.map((path) => `${path}:${fileStamp(join(root, path))}`)
    .join('\n');
}

/** A workspace that may be a copy of a document. */
export interface CopyCandidate {
  readonly root: string;
  readonly source: SpecSource | null;
  /** Checksum of SPEC.md without what was decided; null where it cannot be read. */
  readonly sum: string | null;
}

/** Tells whether a document has a copy among workspaces: by their newest source, while neither has changed since. */
export function copyMatcher(
  workspaces: Iterable<CopyCandidate>,
): (file: string | null, sum: () => string | null) => boolean {
  const copies = new Map<string, Set<string>>();
  for (const { root, source, sum } of workspaces) {
    const file = source && source.sha256 === sum ? sourceFileOf(root, source) : null;
    if (file !== null && sum !== null) copies.set(file, (copies.get(file) ?? new Set()).add(sum));
  }
  return (file, sum) => {
    const sums = file === null ? undefined : copies.get(file);
    return sums?.has(sum() ?? '') === true;
  };
}

/** What the workspace in a folder was last copied from; null where it was not, or where that cannot be read. */
export function newestSourceIn(root: string): SpecSource | null {
  const files = listFolder(root, SOURCES_FOLDER).files.flatMap((path) => {
    const reading = readText(join(root, path), limitOf(path));
    return reading.ok ? [{ path, text: reading.text }] : [];
  });
  return newestSpecSource(readFacts(files).facts);
}

/** Where a source really is, links resolved; null where there is nothing. */
export function sourceFileOf(root: string, { path }: SpecSource): string | null {
  const file = resolve(root, path);
  return existsSync(file) ? realpathSync(file) : null;
}
