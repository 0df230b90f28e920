import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { newestSource, SOURCES, type Source } from '#core/index.ts';
import { readFacts } from '#core/parsing.ts';
import { limitOf, listFolder, readText } from '../disk/read-files.ts';

export interface Listed {
  /** As people see it, with "/". */
  readonly path: string;
  /** Where it is on the disk; null where it is not on one. */
  readonly file: string | null;
  /** The folder of the workspace whose specification it is; null for any other document. */
  readonly workspace: string | null;
  /** Its text, or a sentence that names it and says why there is none. */
  readonly read: () => { readonly ok: true; readonly text: string } | { readonly ok: false; readonly trouble: string };
}

/** What was found in a folder; each trouble is one sentence that names its path. */
export interface Listing {
  readonly found: readonly Listed[];
  readonly troubles: readonly string[];
}

/** The folder of a workspace, or why there is none, in one sentence. */
export type Rooted = { readonly root: string } | { readonly problem: string };

export type MakeWorkspace = (document: Listed) => Promise<Rooted>;

/** Differs whenever a file was written: its time and size. A file that cannot be looked at is as good as gone. */
export function stampOf(file: string): string {
  try {
    const { mtimeMs, size } = statSync(file);
    return `${mtimeMs}:${size}`;
  } catch {
    return 'gone';
  }
}

export function stampOfAll(root: string): string {
  return listFolder(root)
    .files.map((path) => `${path}:${stampOf(join(root, path))}`)
    .join('\n');
}

/** A workspace, to find which document it may be a copy of. */
export interface Copying {
  readonly root: string;
  readonly source: Source | null;
  /** Checksum of SPEC.md without what was decided; null where it cannot be read. */
  readonly sum: string | null;
}

/** Whether a workspace is a copy of a document: by its newest source, while neither has changed since. */
export function openCopied(workspaces: Iterable<Copying>): (file: string | null, sum: () => string | null) => boolean {
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
export function newestSourceIn(root: string): Source | null {
  const files = listFolder(root, SOURCES).files.flatMap((path) => {
    const reading = readText(join(root, path), limitOf(path));
    return reading.ok ? [{ path, text: reading.text }] : [];
  });
  return newestSource(readFacts(files).facts);
}

/** Where a source really is, links resolved; null where there is nothing. */
export function sourceFileOf(root: string, { path }: Source): string | null {
  const file = resolve(root, path);
  return existsSync(file) ? realpathSync(file) : null;
}
