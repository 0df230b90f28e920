import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { factPlace, newestSource, SOURCES, type Source } from '#core/index.ts';
import { readFact } from '#core/parsing.ts';
import { listFolder, readText } from '../read-files.ts';
import { limitOf } from '../reading-trouble.ts';

/** A workspace, for what it may be a copy of. */
export interface Copying {
  readonly root: string;
  readonly source: Source | null;
  /** Checksum of SPEC.md without what was decided; null where it cannot be read. */
  readonly sum: string | null;
}

/**
 * Tells which documents a workspace says the same as, and more: only the newest source of one counts, and only while
 * neither the document nor SPEC.md has changed since. `sum` is asked for where a workspace names the document.
 */
export function openCopied(
  workspaces: Iterable<Copying>,
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
export function newestSourceIn(root: string): Source | null {
  const facts = listFolder(root, SOURCES).files.flatMap((path) => {
    const place = factPlace(path);
    const reading = readText(join(root, path), limitOf(path));
    const read = place && reading.ok ? readFact(path, place, reading.text, undefined) : null;
    return read && 'fact' in read ? [read.fact] : [];
  });
  return newestSource(facts);
}

/** Where a source really lies, links resolved; null where there is nothing. */
export function sourceFileOf(root: string, { path }: Source): string | null {
  const file = resolve(root, path);
  return existsSync(file) ? realpathSync(file) : null;
}
