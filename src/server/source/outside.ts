import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { readText, SPEC_LIMIT } from '../disk/read-files.ts';
import type { Reading } from '../disk/store.ts';

/**
 * The documents outside a workspace that its text may be copied from: the one place where such a file is read. Paths are
 * seen from the workspace's folder, with "/". Only what somebody on this machine has named is read (decision 014).
 */
export interface Outside {
  /** The path of a document in any folder; null where none leads there from the workspace. */
  readonly pathOf: (document: string) => string | null;
  /** Notes that somebody on this machine has named a document for this workspace; false where that cannot be kept. */
  readonly name: (path: string) => boolean;
  readonly isNamed: (path: string) => boolean;
  readonly read: (path: string) => Reading;
  /** Differs whenever the document may have changed; '' where it cannot be looked at. */
  readonly stamp: (path: string) => string;
}

/** Around a workspace of which nobody knows where it is. */
export const NOWHERE: Outside = {
  pathOf: () => null,
  name: () => false,
  isNamed: () => false,
  read: () => ({ ok: false, because: 'missing' }),
  stamp: () => '',
};

/** What is around the workspace in a folder; `state` is a folder of the user's own. */
export function openOutside(workspace: string, state: string): Outside {
  const root = realpathSync.native(workspace);
  const folder = join(state, 'sources');
  const placeOf = (path: string) => resolve(root, path);
  const noteOf = (path: string) => {
    const pair = createHash('sha256').update(`${root}\n${placeOf(path)}`);
    return join(folder, pair.digest('hex').slice(0, 32));
  };
  return {
    pathOf: (document) => {
      const there = join(realpathSync.native(dirname(document)), basename(document));
      const path = relative(root, there);
      return isAbsolute(path) ? null : path.split(sep).join('/');
    },
    name: (path) => {
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        writeFileSync(noteOf(path), `${root}\n${placeOf(path)}\n`, { mode: 0o600 });
        return true;
      } catch {
        return false;
      }
    },
    isNamed: (path) => existsSync(noteOf(path)),
    read: (path) => readText(placeOf(path), SPEC_LIMIT),
    stamp: (path) => {
      try {
        const status = statSync(placeOf(path));
        return `${status.ino} ${status.size} ${status.mtimeMs}`;
      } catch {
        // Reading it will report what is wrong.
        return '';
      }
    },
  };
}
