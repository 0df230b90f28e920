import { lstatSync, type Stats, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, type Disk, syncFailure } from './disk.ts';

/** Names of files that are being written; readers ignore all names that begin with a dot. */
const TEMPORARY_NAME = /^\.specwalk-(\d+)-[\da-z]+-\d+\.tmp$/;

export function isLeftOver(name: string): boolean {
  const [, pid] = TEMPORARY_NAME.exec(name) ?? [];
  return pid !== undefined && pid !== String(process.pid);
}

let writeCount = 0;

interface FileAttributes {
  readonly mode?: number | undefined;
  readonly date?: Date | undefined;
}

/** Writes a text to a temporary file in a folder and syncs it. Returns its path. */
export async function writeTemporary(
  disk: Disk,
  root: string,
  folder: string,
  text: string,
  { mode, date }: FileAttributes = {},
): Promise<string> {
  writeCount += 1;
  const path = join(folder, `.specwalk-${process.pid}-${Date.now().toString(36)}-${writeCount}.tmp`);
  const file = await disk.open(path, 'wx');
  try {
    if (mode !== undefined) await file.chmod(mode);
    await file.writeFile(text);
    if (date !== undefined) await file.utimes(date, date);
    await file.sync().catch((error) => {
      throw syncFailure(root, error);
    });
    await file.close();
  } catch (error) {
    await file.close().catch(() => undefined);
    await disk.unlink(path).catch(() => undefined);
    throw error;
  }
  return path;
}

/** File systems without hard links fail with one of these. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** Gives a finished temporary file its name, unless a file with content has it. Removes the temporary name. */
export async function publish(disk: Disk, temporary: string, path: string): Promise<boolean> {
  try {
    if (await linkOrClaim(disk, temporary, path)) return true;
    return (await removeEmpty(path)) && (await linkOrClaim(disk, temporary, path));
  } finally {
    await disk.unlink(temporary).catch(() => undefined);
  }
}

async function linkOrClaim(disk: Disk, temporary: string, path: string): Promise<boolean> {
  try {
    await disk.link(temporary, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (!NO_LINKS.has(codeOf(error))) throw error;
    return await claimAndRename(disk, temporary, path);
  }
}

/** Milliseconds for which an empty file may be a claim whose text is still to come. */
const CLAIM_TIMEOUT = 2_000;
/** Paths that this process is claiming, or has claimed and not filled yet. */
const claimed = new Set<string>();

/** Removes an empty file with which a process claimed a name before it was killed; never one that was made since. */
async function removeEmpty(path: string): Promise<boolean> {
  const found = emptyAt(path);
  if (!found) return false;
  const age = Math.abs(Date.now() - found.mtimeMs);
  if (age < CLAIM_TIMEOUT) await new Promise((resolve) => setTimeout(resolve, CLAIM_TIMEOUT - age));
  // Without a pause, so that of two writers here none removes what the other has put there.
  const now = emptyAt(path);
  if (now?.ino !== found.ino || now.mtimeMs !== found.mtimeMs) return false;
  unlinkSync(path);
  return true;
}

/** An empty file; undefined: there is none, or it is being filled here. */
function emptyAt(path: string): Stats | undefined {
  const status = lstatSync(path, { throwIfNoEntry: false });
  return status?.isFile() && status.size === 0 && !claimed.has(path) ? status : undefined;
}

/** Claims the name with an empty file, so that one of two writers fails; the rename then brings the whole text. */
async function claimAndRename(disk: Disk, temporary: string, path: string): Promise<boolean> {
  if (claimed.has(path)) return false;
  // Before the file is made: no writer here may take it for one that was left behind, whatever the clock says.
  claimed.add(path);
  try {
    const claim = await disk.open(path, 'wx');
    await claim.close();
    await disk.rename(temporary, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    claimed.delete(path);
  }
}

/** Some systems cannot sync a folder; that is no failure of the disk. */
const NO_FOLDER_SYNC = new Set(['EINVAL', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** Syncs the names in a folder. Windows has no such call. */
export async function syncFolder(disk: Disk, root: string, folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await disk.open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    if (!NO_FOLDER_SYNC.has(codeOf(error))) throw syncFailure(root, error);
  } finally {
    await handle.close();
  }
}

/**
 * Shares the syncs of folders: of fifty who put a file into the same folder at the same moment, each needs a sync that
 * begins after their file has its name, and one serves them all.
 *
 * @param sync writes the names in a folder to disk
 */
export function sharedSyncs(sync: (folder: string) => Promise<void>): (folder: string) => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const next = new Map<string, Promise<void>>();

  const begin = (folder: string) => {
    const begun = sync(folder).finally(() => {
      if (running.get(folder) === begun) running.delete(folder);
    });
    running.set(folder, begun);
    return begun;
  };

  return (folder) => {
    const now = running.get(folder);
    if (!now) return begin(folder);
    const waiting = next.get(folder);
    if (waiting) return waiting;
    const after = now
      .catch(() => undefined)
      .then(() => {
        next.delete(folder);
        return begin(folder);
      });
    next.set(folder, after);
    return after;
  };
}
