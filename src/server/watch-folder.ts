import type { FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { codeOf, type Disk } from './disk.ts';
import { isTopLevel, listFolder } from './read-files.ts';

/** Milliseconds: how long events are gathered, and how often all is looked at where watching fails. */
const GATHER = 60;
const LOOK_AGAIN = 2_000;
/** More changed paths than this are a checkout or a merge: looking at everything is cheaper and surer. */
const MANY = 500;
/** Folders that get their watch in one go, so that the first answers are not held up. */
const AT_ONCE = 500;

type OnChange = (paths: readonly string[] | null) => void;

/**
 * Watches the folders of a workspace, never single files: a watch on a file goes deaf when an editor swaps it. Events are
 * hints that something may have changed. Where the system has no watches left, everything is looked at every 2 s.
 */
export function watchFolder(root: string, disk: Disk, onChange: OnChange): () => void {
  const watchers = new Map<string, FSWatcher>();
  const changed = new Set<string>();
  let gathering: NodeJS.Timeout | undefined;
  let polling: NodeJS.Timeout | undefined;
  let stopped = false;

  const arm = (folder: string) => {
    if (stopped || polling) return;
    watchers.get(folder)?.close();
    try {
      const watcher = disk.watch(join(root, folder), (_event, name) => hear(folder, name));
      watcher.on('error', () => hear(folder, null));
      watchers.set(folder, watcher);
    } catch (error) {
      watchers.delete(folder);
      if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ENOTDIR') poll();
    }
  };
  const poll = () => {
    polling ??= setInterval(() => onChange(null), LOOK_AGAIN).unref();
  };
  const hear = (folder: string, name: string | null) => {
    if (name?.startsWith('.') || (folder === '' && name !== null && !isTopLevel(name))) return;
    changed.add([folder, name].filter(Boolean).join('/'));
    gathering ??= setTimeout(tell, GATHER).unref();
  };
  /** New watches first, then the news, so that nothing can slip in between. */
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
    for (const [folder, watcher] of path === '' || watchers.has(path) ? watchers : []) {
      if (there.has(folder) || !isBelow(folder, path)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) arm(folder);
  };
  const armAll = async () => {
    const { folders } = listFolder(root);
    for (const [at, folder] of folders.entries()) {
      arm(folder);
      if (at % AT_ONCE === AT_ONCE - 1) await new Promise(setImmediate);
    }
    if (!stopped) onChange(null);
  };

  void armAll();
  return () => {
    stopped = true;
    clearTimeout(gathering);
    clearInterval(polling);
    for (const watcher of watchers.values()) watcher.close();
  };
}

function isBelow(folder: string, path: string): boolean {
  return path === '' || folder === path || folder.startsWith(`${path}/`);
}
