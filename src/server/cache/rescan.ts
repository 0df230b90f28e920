import { isMinutesPath, LEDGER_FILE, SPEC_FILE } from '#core/index.ts';
import { isSamplePath } from '#core/parsing.ts';
import type { ReadResult, Store } from '../disk/store.ts';
import type { FactsUpdate } from './cached-facts.ts';
import type { WorkspaceCache } from './workspace-cache.ts';

export interface RescanResult {
  readonly spec: boolean;
  /** Whether the ledger or minutes were among what was looked at. */
  readonly derived: boolean;
  readonly facts: FactsUpdate;
}

const NO_CHANGE: RescanResult = {
  spec: false,
  derived: false,
  facts: { added: [], rewritten: false, quarantineChanged: false },
};

/** Files read at once before others get their turn. */
const BATCH_SIZE = 50;

/** Reads files or folders (null: everything) again and takes in what they say, or that they are gone. */
export async function rescan(
  paths: readonly string[] | null,
  store: Store,
  cache: WorkspaceCache,
): Promise<RescanResult> {
  const { all, gone } = await filesIn(paths, store, cache);
  const text = all.delete(SPEC_FILE) ? await store.read(SPEC_FILE) : null;
  const derived = [...all].filter((path) => path === LEDGER_FILE || isMinutesPath(path));
  for (const path of [...derived, ...gone]) all.delete(path);
  const missing = gone.map((path): [string, ReadResult] => [path, { ok: false, because: 'missing' }]);
  const samples = await readAll([...all].filter(isSamplePath), store, missing);
  const rest = await readAll(
    [...all].filter((path) => !isSamplePath(path)),
    store,
    missing,
  );
  // What was read may be from another folder that has taken the place of this one.
  if (store.trouble() !== null) return NO_CHANGE;
  const spec = text !== null && cache.takeSpec(text);
  cache.takeRecords(samples);
  return { spec, derived: derived.length > 0, facts: cache.takeFacts(rest) };
}

async function filesIn(paths: readonly string[] | null, store: Store, { facts, records }: WorkspaceCache) {
  const files = paths?.filter(isFile) ?? [SPEC_FILE];
  const folders = paths?.filter((path) => !isFile(path)) ?? [''];
  const known = folders.flatMap((folder) => [...facts.paths(folder), ...records.paths(folder)]);
  const listed = (await Promise.all(folders.map((folder) => store.list(folder)))).flat();
  // A folder that is listed itself is a link, or cannot be read: what was in it is not there any more.
  const closed = listed.filter((path) => !isFile(path));
  const gone = known.filter((path) => closed.some((folder) => path.startsWith(`${folder}/`)));
  return { all: new Set([...files, ...listed, ...known]), gone };
}

async function readAll(
  paths: readonly string[],
  store: Store,
  missing: readonly (readonly [string, ReadResult])[],
): Promise<ReadonlyMap<string, ReadResult>> {
  const readings = new Map(missing);
  for (const [at, path] of paths.entries()) {
    readings.set(path, await store.read(path));
    if (at % BATCH_SIZE === BATCH_SIZE - 1) await new Promise(setImmediate);
  }
  return readings;
}

function isFile(path: string): boolean {
  return /\.(?:md|json)$/.test(path);
}
