import { isMinutesPath, LEDGER_FILE, SPEC_FILE } from '#core/index.ts';
import { isSamplePath } from '#core/parsing.ts';
import type { Known } from './known.ts';
import type { Applied } from './known-facts.ts';
import type { Reading, Store } from './store.ts';

/** What was found when files were read again. */
export interface Seen {
  /** The specification's text is another one. */
  readonly spec: boolean;
  /** The ledger or minutes were among what was looked at. */
  readonly derived: boolean;
  readonly facts: Applied;
}

/** Files read in one go before others get their turn. */
const AT_ONCE = 50;

/** Reads files or folders (null: everything) again and takes in what they say, or that they are gone. */
export async function look(paths: readonly string[] | null, store: Store, known: Known): Promise<Seen> {
  const all = await filesIn(paths, store, known);
  const spec = all.delete(SPEC_FILE) && known.takeSpec(await store.read(SPEC_FILE));
  const derived = [...all].filter((path) => path === LEDGER_FILE || isMinutesPath(path));
  for (const path of derived) all.delete(path);
  known.takeRecords(await readAll([...all].filter(isSamplePath), store));
  const rest = [...all].filter((path) => !isSamplePath(path));
  return { spec, derived: derived.length > 0, facts: known.takeFacts(await readAll(rest, store)) };
}

async function filesIn(paths: readonly string[] | null, store: Store, { facts, records }: Known) {
  const files = paths?.filter(isFile) ?? [SPEC_FILE];
  const folders = paths?.filter((path) => !isFile(path)) ?? [''];
  const known = folders.flatMap((folder) => [...facts.paths(folder), ...records.paths(folder)]);
  const listed = await Promise.all(folders.map((folder) => store.list(folder)));
  return new Set([...files, ...listed.flat(), ...known]);
}

async function readAll(paths: readonly string[], store: Store): Promise<ReadonlyMap<string, Reading>> {
  const readings = new Map<string, Reading>();
  for (const [at, path] of paths.entries()) {
    readings.set(path, await store.read(path));
    if (at % AT_ONCE === AT_ONCE - 1) await new Promise(setImmediate);
  }
  return readings;
}

/** Whether a path that has changed names a file, rather than a folder. */
function isFile(path: string): boolean {
  return /\.(?:md|json)$/.test(path);
}
