import { type BigIntStats, type FSWatcher, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codeOf, type Disk } from './disk.ts';
import { isTopLevel, listFolder } from './read-files.ts';

/** Milliseconds: how long events are gathered, and how often the folder is checked. */
const BATCH_DELAY = 60;
const CHECK_INTERVAL = 2_000;
/** More changed paths than this are a checkout or a merge: rescanning everything is cheaper and more reliable. */
const MAX_PATHS = 500;
/** Folders watched before other work gets its turn, so that the first requests are not held up. */
const BATCH_SIZE = 500;

type OnChange = (paths: readonly string[] | null) => void;

/**
 * Watches the folders of a workspace, never single files: a watch on a file is lost when an editor replaces it. Events
 * are hints that something may have changed. Every 2 s the workspace’s own folder is checked; where the system has no
 * watches left, everything is rescanned then.
 */
export function watchFolder(root: string, identity: FolderIdentity, disk: Disk, onChange: OnChange): () => void {
  const watchers = new Map<string, FSWatcher>();
  const changed = new Set<string>();
  let reportTimer: NodeJS.Timeout | undefined;
  let isPolling = false;
  let isStopped = false;
  let trouble: string | null = null;

  const unwatch = (folder: string) => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const startWatch = (folder: string) => {
    if (isStopped || isPolling) return;
    unwatch(folder);
    try {
      const watcher = disk.watch(join(root, folder), (_event, name) => onEvent(folder, name));
      watcher.on('error', () => onEvent(folder, null));
      watchers.set(folder, watcher);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ENOTDIR') isPolling = true;
    }
  };
  const checkFolder = () => {
    const now = identity.trouble();
    const hasChanged = now !== trouble || (now === null && !isPolling && !watchers.has(''));
    trouble = now;
    if (hasChanged && now === null) rewatch('');
    if (hasChanged || isPolling) onChange(null);
  };
  const onEvent = (folder: string, name: string | null) => {
    // A folder that is removed reports its own name, and its watch reports nothing from then on.
    if (folder === '' && name === basename(root)) unwatch('');
    if (name?.startsWith('.') || (folder === '' && name !== null && !isTopLevel(name))) return;
    changed.add([folder, name].filter(Boolean).join('/'));
    reportTimer ??= setTimeout(report, BATCH_DELAY).unref();
  };
  /** New watches first, then the report, so that nothing can slip in between. */
  const report = () => {
    reportTimer = undefined;
    const paths = [...changed];
    changed.clear();
    const all = paths.length > MAX_PATHS || paths.includes('');
    for (const path of all ? [''] : paths) rewatch(path);
    onChange(all ? null : paths);
  };
  const rewatch = (path: string) => {
    if (/\.(?:md|json)$/.test(path)) return;
    const { folders } = listFolder(root, path);
    const present = new Set(folders);
    for (const folder of path === '' || watchers.has(path) ? watchers.keys() : []) {
      if (!present.has(folder) && isBelow(folder, path)) unwatch(folder);
    }
    for (const folder of folders) startWatch(folder);
    watchNew(path);
  };
  /** Watches folders that were created before their parent was watched, until there are no more. */
  const watchNew = (path: string) => {
    const before = watchers.size;
    for (const folder of listFolder(root, path).folders) if (!watchers.has(folder)) startWatch(folder);
    if (watchers.size > before) watchNew(path);
  };
  const watchAll = async () => {
    const { folders } = listFolder(root);
    for (const [at, folder] of folders.entries()) {
      startWatch(folder);
      if (at % BATCH_SIZE === BATCH_SIZE - 1) await new Promise(setImmediate);
    }
    if (isStopped) return;
    watchNew('');
    onChange(null);
  };

  void watchAll();
  const checkTimer = setInterval(checkFolder, CHECK_INTERVAL).unref();
  return () => {
    isStopped = true;
    clearTimeout(reportTimer);
    clearInterval(checkTimer);
    for (const watcher of watchers.values()) watcher.close();
  };
}

function isBelow(folder: string, path: string): boolean {
  return path === '' || folder === path || folder.startsWith(`${path}/`);
}

/** Distinguishes the opened folder from another one that takes its path. */
type FolderIdentity = ReturnType<typeof openFolderIdentity>;

export function openFolderIdentity(root: string) {
  const opened = statFolder(root);
  return {
    /** Why the folder there is not the one that was opened, as a sentence; null: it is. */
    trouble: () => {
      const now = statFolder(root);
      if (!now)
        return `Nothing can be saved: the folder ${root} is gone. Put it back, and Specwalk carries on by itself.`;
      if (opened && isSame(opened, now)) return null;
      return `Nothing can be saved: there is another folder at ${root} now. Put the first one back, and Specwalk carries on by itself; to serve the new one, start Specwalk again.`;
    },
  };
}

function statFolder(path: string): BigIntStats | null {
  try {
    const status = statSync(path, { bigint: true });
    return status.isDirectory() ? status : null;
  } catch {
    return null;
  }
}

/** Disks reuse the inode number of a removed folder, so creation times are compared as well. */
function isSame(opened: BigIntStats, now: BigIntStats): boolean {
  if (opened.dev !== now.dev || opened.ino !== now.ino) return false;
  return opened.birthtimeNs === now.birthtimeNs || (hasNoBirthTime(opened) && hasNoBirthTime(now));
}

/** Disks that keep no creation time give that of the last change instead, or none. */
function hasNoBirthTime({ birthtimeNs, ctimeNs }: BigIntStats): boolean {
  return birthtimeNs === ctimeNs || birthtimeNs <= 0n;
}
