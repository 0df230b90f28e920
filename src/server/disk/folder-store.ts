import { realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { codeOf, type Disk, nodeDisk, writeFailure } from './disk.ts';
import { isLeftOver, publish, sharedSyncs, syncFolder, writeTemporary } from './durable-files.ts';
import { limitOf, listFolder, readText } from './read-files.ts';
import { type CreateOptions, type ReadResult, type Store, StoreFailure } from './store.ts';
import { openFolderIdentity, watchFolder } from './watch-folder.ts';

/** Most tries of a write whose folder is removed meanwhile. */
const MAX_WRITE_TRIES = 3;
/** Files read before other work gets its turn. */
const BATCH_SIZE = 50;

/** Opens a store. `isAlone`: no other process writes to it, so temporary files are left over and removed. */
export function openFolder(folder: string, disk: Disk = nodeDisk, isAlone = false): Store {
  const root = realpathSync.native(folder);
  const identity = openFolderIdentity(root);
  /** Folders whose own names this process knows to be synced. */
  const syncedFolders = new Set<string>();
  const sync = sharedSyncs((own) => syncFolder(disk, root, own));

  const ensureFolder = async (path: string) => {
    if (syncedFolders.has(path) && isFolder(join(root, path))) return join(root, checkNoLink(root, path));
    const parts = path === '' ? [] : path.split('/');
    for (const [at, part] of parts.entries()) {
      const parent = parts.slice(0, at).join('/');
      const own = parent === '' ? part : `${parent}/${part}`;
      const made = await makeFolder(disk, join(root, own));
      checkNoLink(root, own);
      if (made || !syncedFolders.has(own)) await sync(join(root, parent));
      syncedFolders.add(own);
    }
    return join(root, checkNoLink(root, path));
  };

  const create = async (path: string, text: string, { date }: CreateOptions = {}) => {
    const target = join(root, path);
    const parent = await ensureFolder(parentOf(path));
    const made = await publish(disk, await writeTemporary(disk, root, parent, text, { date }), target);
    // Synced in any case: a name that another process has just made must be on disk before anybody relies on it.
    await sync(parent);
    if (made) return 'created';
    const existing = readText(target, limitOf(path));
    return existing.ok && existing.text === text ? 'same' : 'taken';
  };

  const replace = async (path: string, text: string, from: string | null) => {
    const target = join(root, path);
    const parent = join(root, checkNoLink(root, parentOf(path)));
    const temporary = await writeTemporary(disk, root, parent, text, { mode: modeOf(target) });
    try {
      // Compared at the last moment, so that what an editor saved meanwhile is not lost.
      const existing = readText(target, limitOf(path));
      const now = existing.ok ? existing.text : existing.because === 'missing' ? null : undefined;
      if (now !== from) return 'changed';
      await disk.rename(temporary, target);
      await sync(parent);
      return 'replaced';
    } finally {
      await disk.unlink(temporary).catch(() => undefined);
    }
  };

  const withRetries = async <T>(path: string, save: () => Promise<T>): Promise<T> => {
    checkPath(path);
    for (let tried = 1; ; tried += 1) {
      checkIdentity();
      try {
        const saved = await save();
        // If the folder was replaced meanwhile, it is unknown which of the two has the file.
        checkIdentity();
        return saved;
      } catch (error) {
        if (codeOf(error) !== 'ENOENT' || tried === MAX_WRITE_TRIES) throw writeFailure(root, path, error);
      }
    }
  };
  const checkIdentity = () => {
    const trouble = identity.trouble();
    if (trouble !== null) throw new StoreFailure(trouble, false);
  };

  const read = (path: string): ReadResult =>
    leavesRoot(root, path) ? { ok: false, because: 'link' } : readText(join(root, path), limitOf(path));

  let isSwept = !isAlone;
  return {
    list: async (under = '') => {
      const { files, hidden } = listFolder(root, under);
      if (!isSwept && under === '') {
        isSwept = true;
        void removeLeftOvers(root, hidden, disk);
      }
      return files;
    },
    read: async (path) => read(path),
    readAll: async (paths) => {
      const readings = new Map<string, ReadResult>();
      for (const [at, path] of paths.entries()) {
        readings.set(path, read(path));
        if (at % BATCH_SIZE === BATCH_SIZE - 1) await new Promise(setImmediate);
      }
      return readings;
    },
    create: (path, text, options) => withRetries(path, () => create(path, text, options)),
    replace: (path, text, from) => withRetries(path, () => replace(path, text, from)),
    trouble: identity.trouble,
    // Who takes the changes reports what goes wrong.
    watch: (onChange) => watchFolder(root, identity, disk, (paths) => void onChange(paths).catch(() => undefined)),
    // One server has the folder; what comes by Git or an editor is watched.
    catchUp: async () => undefined,
  };
}

/** Whether every part is a plain name, so that the path can lead nowhere else on any system. */
export function isWritablePath(path: string): boolean {
  return path.split('/').every((part) => /^[A-Za-z0-9](?:[\w.-]*[\w-])?$/.test(part) && !part.includes('..'));
}

export function checkPath(path: string): void {
  if (!isWritablePath(path)) throw new StoreFailure(`“${path}” is not a path that Specwalk writes to.`, false);
}

function parentOf(path: string): string {
  return path.split('/').slice(0, -1).join('/');
}

/** Returns the path; throws where a link on it leads elsewhere. */
function checkNoLink(root: string, path: string): string {
  if (!isRealPath(root, path)) {
    throw new StoreFailure(
      `${path} is a symbolic link, and links are not followed; put the folder itself there.`,
      false,
    );
  }
  return path;
}

function leavesRoot(root: string, path: string): boolean {
  if (path.split('/').some((part) => part === '' || part === '.' || part === '..')) return true;
  try {
    return !isRealPath(root, parentOf(path));
  } catch {
    return false;
  }
}

/** Compared without case: on some disks `Questions` and `questions` are one folder. */
function isRealPath(root: string, path: string): boolean {
  const expected = path === '' ? root : join(root, path);
  return normalizedPath(realpathSync.native(expected)) === normalizedPath(expected);
}

function normalizedPath(path: string): string {
  return path.normalize('NFC').toLowerCase().split(sep).join('/');
}

function isFolder(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

async function makeFolder(disk: Disk, path: string): Promise<boolean> {
  try {
    await disk.mkdir(path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function modeOf(path: string): number | undefined {
  const status = statSync(path, { throwIfNoEntry: false });
  return status && status.mode & 0o777;
}

async function removeLeftOvers(root: string, hidden: readonly string[], disk: Disk): Promise<void> {
  for (const path of hidden) {
    if (isLeftOver(path.split('/').at(-1) ?? '')) await disk.unlink(join(root, path)).catch(() => undefined);
  }
}
