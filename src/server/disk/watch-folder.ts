import { type BigIntStats, type FSWatcher, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codeOf, type Disk } from './disk.ts';
import { isTopLevel, listFolder } from './read-files.ts';

/** Milliseconds: how long events are gathered, and how often all is looked at where watching fails. */
const GATHER = 60;
const LOOK_AGAIN = 2_000;
/** More changed paths than this are a checkout or a merge: looking at everything is cheaper and more reliable. */
const MANY = 500;
/** Folders that get their watch in one go, so that the first answers are not held up. */
const AT_ONCE = 500;

type OnChange = (paths: readonly string[] | null) => void;

/**
 * Watches the folders of a workspace, never single files: a watch on a file goes deaf when an editor swaps it. Events are
 * hints that something may have changed. Every 2 s the workspace’s own folder is checked; where
 * the system has no watches left, everything is looked at then.
 */
export function watchFolder(root: string, place: FolderPlace, disk: Disk, onChange: OnChange): () => void {
  const watchers = new Map<string, FSWatcher>();
  const changed = new Set<string>();
  let gathering: NodeJS.Timeout | undefined;
  let isPolling = false;
  let stopped = false;
  let trouble: string | null = null;

  const disarm = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const arm = (folder: string) => {
    if (stopped || isPolling) return;
    disarm(folder);
    try {
      const watcher = disk.watch(join(root, folder), (_event, name) => hear(folder, name));
      watcher.on('error', () => hear(folder, null));
      watchers.set(folder, watcher);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ENOTDIR') isPolling = true;
    }
  };
  const makeSure = () => {
    const now = place.trouble();
    const hasChanged = now !== trouble || (now === null && !isPolling && !watchers.has(''));
    trouble = now;
    if (hasChanged && now === null) rearm('');
    if (hasChanged || isPolling) onChange(null);
  };
  const hear = (folder: string, name: string | null) => {
    // A folder that is removed reports its own name, and its watch is deaf from then on.
    if (folder === '' && name === basename(root)) disarm('');
    if (name?.startsWith('.') || (folder === '' && name !== null && !isTopLevel(name))) return;
    changed.add([folder, name].filter(Boolean).join('/'));
    gathering ??= setTimeout(tell, GATHER).unref();
  };
  /** New watches first, then the report, so that nothing can slip in between. */
  const tell = () => {
    gathering = undefined;
    const paths = [...changed];
    changed.clear();
    const all = paths.length > MANY || paths.includes('');
    for (const path of all ? [''] : paths) rearm(path);
    onChange(all ? null : paths);
  };
  const rearm = (path: string) => {
    if (/\.(?:md|json)$/.test(path)) return;
    const { folders } = listFolder(root, path);
    const there = new Set(folders);
    for (const folder of path === '' || watchers.has(path) ? watchers.keys() : []) {
      if (!there.has(folder) && isBelow(folder, path)) disarm(folder);
    }
    for (const folder of folders) arm(folder);
    armNew(path);
  };
  /** Watches what came into a folder before that was watched itself, until nothing is left. */
  const armNew = (path: string) => {
    const before = watchers.size;
    for (const folder of listFolder(root, path).folders) if (!watchers.has(folder)) arm(folder);
    if (watchers.size > before) armNew(path);
  };
  const armAll = async () => {
    const { folders } = listFolder(root);
    for (const [at, folder] of folders.entries()) {
      arm(folder);
      if (at % AT_ONCE === AT_ONCE - 1) await new Promise(setImmediate);
    }
    if (stopped) return;
    armNew('');
    onChange(null);
  };

  void armAll();
  const sure = setInterval(makeSure, LOOK_AGAIN).unref();
  return () => {
    stopped = true;
    clearTimeout(gathering);
    clearInterval(sure);
    for (const watcher of watchers.values()) watcher.close();
  };
}

function isBelow(folder: string, path: string): boolean {
  return path === '' || folder === path || folder.startsWith(`${path}/`);
}

/** Tells the folder that was opened from any other that takes its path. */
type FolderPlace = ReturnType<typeof openPlace>;

export function openPlace(root: string) {
  const opened = folderAt(root);
  return {
    /** Why the folder there is not the one that was opened, as a sentence; null: it is. */
    trouble: () => {
      const now = folderAt(root);
      if (!now) return `Nothing can be saved: the folder ${root} is gone. Put it back, and Specwalk goes on by itself.`;
      if (opened && isSame(opened, now)) return null;
      return `Nothing can be saved: another folder stands at ${root} now. Put the first one back, and Specwalk goes on by itself; to serve the new one, start Specwalk again.`;
    },
  };
}

function folderAt(path: string): BigIntStats | null {
  try {
    const status = statSync(path, { bigint: true });
    return status.isDirectory() ? status : null;
  } catch {
    return null;
  }
}

/** A disk soon gives the number of a removed folder to a new one, so creation times are compared as well. */
function isSame(opened: BigIntStats, now: BigIntStats): boolean {
  if (opened.dev !== now.dev || opened.ino !== now.ino) return false;
  return opened.birthtimeNs === now.birthtimeNs || (hasNoBirth(opened) && hasNoBirth(now));
}

/** Disks that keep no creation time give that of the last change instead, or none. */
function hasNoBirth({ birthtimeNs, ctimeNs }: BigIntStats): boolean {
  return birthtimeNs === ctimeNs || birthtimeNs <= 0n;
}
