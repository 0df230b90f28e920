import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { readText, SPEC_LIMIT } from '../disk/read-files.ts';
import type { ReadResult } from '../disk/store.ts';

/**
 * The documents outside of a workspace that its SPEC.md may be copied from; such files are read only here. Paths are
 * relative to the workspace’s folder, with "/". Only what somebody on this machine has named is read (decision 014).
 */
export interface OutsideDocuments {
  /** The relative path of a document; null where none leads there, as on another drive. */
  readonly pathOf: (document: string) => string | null;
  /** Records that somebody on this machine has named a document for this workspace; false where that fails. */
  readonly name: (path: string) => boolean;
  readonly isNamed: (path: string) => boolean;
  readonly read: (path: string) => ReadResult;
  /** Changes whenever the document may have changed; '' where it cannot be read. */
  readonly stamp: (path: string) => string;
}

/** For a workspace that has no folder: nothing outside of it can be read. */
export const NO_OUTSIDE_DOCUMENTS: OutsideDocuments = {
  pathOf: () => null,
  name: () => false,
  isNamed: () => false,
  read: () => ({ ok: false, because: 'missing' }),
  stamp: () => '',
};

/** The documents outside of the workspace in a folder; `state` is the user’s state folder. */
export function openOutsideDocuments(workspace: string, state: string): OutsideDocuments {
  const root = realpathSync.native(workspace);
  const folder = join(state, 'sources');
  const absolutePath = (path: string) => resolve(root, path);
  const noteFileOf = (path: string) => {
    const pair = createHash('sha256').update(`${root}\n${absolutePath(path)}`);
    return join(folder, pair.digest('hex').slice(0, 32));
  };
  return {
    pathOf: (document) => {
      const realPath = join(realpathSync.native(dirname(document)), basename(document));
      const path = relative(root, realPath);
      return isAbsolute(path) ? null : path.split(sep).join('/');
    },
    name: (path) => {
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        writeFileSync(noteFileOf(path), `${root}\n${absolutePath(path)}\n`, { mode: 0o600 });
        return true;
      } catch {
        return false;
      }
    },
    isNamed: (path) => existsSync(noteFileOf(path)),
    read: (path) => readText(absolutePath(path), SPEC_LIMIT),
    stamp: (path) => {
      try {
        const status = statSync(absolutePath(path));
        return `${status.ino} ${status.size} ${status.mtimeMs}`;
      } catch {
        // Reading it will report what is wrong.
        return '';
      }
    },
  };
}
