import { isMinutesPath, LEDGER_FILE, SPEC_FILE } from '#core/index.ts';
import { isSamplePath } from '#core/parsing.ts';
import type { ReadResult, Store } from '../disk/store.ts';
import type { FactsUpdate } from './cached-facts.ts';
import type { WorkspaceCache } from './workspace-cache.ts';

export interface RescanResult {
  readonly spec: boolean;
  /** Whether the ledger or minutes may have changed. */
  readonly derived: boolean;
  readonly facts: FactsUpdate;
}

const NO_CHANGE: RescanResult = {
  spec: false,
  derived: false,
  facts: { added: [], rewritten: false, quarantineChanged: false },
};

/** Reads files or folders again (null: everything) and updates the cache. */
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
  const readAll = async (paths: readonly string[]) => new Map([...missing, ...(await store.readAll(paths))]);
  const samples = await readAll([...all].filter(isSamplePath));
  const rest = await readAll([...all].filter((path) => !isSamplePath(path)));
  // Discarded: another folder may have taken the place of this one while it was read.
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
  // A folder that is listed itself is a link or unreadable: the files in it count as gone.
  const closed = listed.filter((path) => !isFile(path));
  const gone = known.filter((path) => closed.some((folder) => path.startsWith(`${folder}/`)));
  return { all: new Set([...files, ...listed, ...known]), gone };
}

function isFile(path: string): boolean {
  return /\.(?:md|json)$/.test(path);
}
