import { resolve } from 'node:path';
import { factPlace, SOURCES, type Source } from '#core/index.ts';
import { readFact, unfillSpec } from '#core/parsing.ts';
import { openFolder, sumOf } from '#server/index.ts';
import type { FoundDocument } from './document.ts';
import { realPlace } from './walk-folder.ts';

/**
 * Leaves out what a workspace among them was copied from, as the workspace says the same and more. A document that has
 * changed since stays: what is new in it is nowhere else.
 */
export async function withoutCopied(found: readonly FoundDocument[]): Promise<readonly FoundDocument[]> {
  const copies = new Map<string, string>();
  for (const { workspace } of found) {
    const source = workspace === null ? null : await newestSource(workspace);
    const file = source && workspace !== null ? realPlace(resolve(workspace, source.path)) : null;
    if (source && file !== null) copies.set(file, source.sha256);
  }
  return found.filter(({ file, read }) => {
    const taken = file === null ? undefined : copies.get(file);
    if (taken === undefined) return true;
    const reading = read();
    return !reading.ok || sumOf(unfillSpec(reading.text)) !== taken;
  });
}

/** What the workspace in a folder was last copied from; null where it was not, or where that cannot be read. */
async function newestSource(root: string): Promise<Source | null> {
  const store = openFolder(root);
  const path = (await store.list(SOURCES)).toSorted().at(-1);
  const place = path === undefined ? null : factPlace(path);
  if (path === undefined || place === null) return null;
  const reading = await store.read(path);
  const read = reading.ok ? readFact(path, place, reading.text, undefined) : null;
  return read && 'fact' in read && read.fact.fact === 'source' ? read.fact : null;
}
