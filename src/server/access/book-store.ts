import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { codeOf, type Disk, nodeDisk } from '../disk.ts';
import { writeFailure } from '../disk-failure.ts';
import { syncFolder, writeTemporary } from '../durable-files.ts';

/** Where the text of a book lies between two runs. */
export interface BookStore {
  /** Null: there is none yet. */
  readonly read: () => Promise<string | null>;
  /** Resolves once it is kept for good. */
  readonly write: (text: string) => Promise<void>;
  /** Moves a text aside that cannot be read. Returns where to. */
  readonly setAside: () => Promise<string>;
}

/**
 * A file for one workspace in a folder of the user’s own, readable to nobody else. Null: that folder lies within the
 * workspace, whose files go into Git and to other people.
 */
export function bookStoreIn(folder: string, workspace: string, disk: Disk = nodeDisk): BookStore | null {
  const root = realpathSync.native(workspace);
  if (`${folder}${sep}`.startsWith(`${root}${sep}`)) return null;
  const key = createHash('sha256').update(root).digest('hex').slice(0, 16);
  const file = join(folder, `access-${key}.json`);
  return {
    read: () =>
      readFile(file, 'utf8').catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      }),
    write: async (text) => {
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        await disk.rename(await writeTemporary(disk, folder, folder, text, { mode: 0o600 }), file);
        await syncFolder(disk, folder, folder);
      } catch (error) {
        throw writeFailure(folder, file, error);
      }
    },
    setAside: async () => {
      await disk.rename(file, `${file}.unreadable`);
      return `${file}.unreadable`;
    },
  };
}
