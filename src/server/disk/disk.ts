import { type FSWatcher, watch } from 'node:fs';
import { type FileHandle, link, mkdir, open, rename, unlink } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { StoreFailure } from './store.ts';

/** The disk operations of the folder store, so that tests can pass a disk that fails. */
export interface Disk {
  readonly open: (path: string, flags: string) => Promise<FileHandle>;
  readonly link: (from: string, to: string) => Promise<void>;
  readonly rename: (from: string, to: string) => Promise<void>;
  readonly unlink: (path: string) => Promise<void>;
  readonly mkdir: (path: string) => Promise<unknown>;
  readonly watch: (path: string, onEvent: (event: string, name: string | null) => void) => FSWatcher;
}

export const nodeDisk: Disk = {
  open,
  link,
  rename,
  unlink,
  mkdir: (path) => mkdir(path),
  watch: (path, onEvent) => watch(path, { persistent: false }, onEvent),
};

/** The code of a system error ("ENOSPC"), or the empty string. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

const LASTING_FAILURES: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full; free some space',
  EDQUOT: 'your share of the disk is used up; free some space',
  EROFS: 'the disk is mounted read-only; mount it for writing',
  EACCES: 'this user may not write there; change the permissions',
  EPERM: 'this user may not write there; change the permissions',
  EIO: 'the disk reports an error; check the disk',
};

/** Failures of one path or one moment; the next command may succeed. */
const PASSING_FAILURES: Readonly<Record<string, string>> = {
  ENOTDIR: 'there is a file where a folder should be; move it away and try again',
  EISDIR: 'there is a folder where the file should be; move it away and try again',
  ENOENT: 'its folder disappeared meanwhile; try again',
  ENAMETOOLONG: 'its path is too long for this disk; move the workspace to a shorter path',
  EMFILE: 'too many files are open; try again',
  ENFILE: 'too many files are open; try again',
  EBUSY: 'another program is using it; close that and try again',
};

/** A failed write as a sentence. An unknown failure counts as lasting. */
export function writeFailure(root: string, path: string, error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const code = codeOf(error);
  const passing = PASSING_FAILURES[code];
  if (passing) return new StoreFailure(`${path} was not saved: ${passing}.`, false, error);
  const why = LASTING_FAILURES[code] ?? `the disk answered “${code || String(error)}”; check the disk`;
  return new StoreFailure(`Nothing can be saved in ${root}: ${why}, then start Specwalk again.`, true, error);
}

/** A failed sync is final: what the system had not written yet may be lost without another error. */
export function syncFailure(root: string, error: unknown): StoreFailure {
  const why =
    LASTING_FAILURES[codeOf(error)] ??
    `the disk did not confirm a write (${codeOf(error) || String(error)}); check the disk`;
  return new StoreFailure(`Nothing can be saved in ${root}: ${why}, then start Specwalk again.`, true, error);
}

/** Where Specwalk keeps what belongs to no workspace: `$XDG_STATE_HOME/specwalk`, by default in `~/.local/state`. */
export function stateFolder(env: Readonly<Record<string, string | undefined>>): string {
  const state = env.XDG_STATE_HOME?.startsWith('/') ? env.XDG_STATE_HOME : join(homedir(), '.local', 'state');
  return join(state, 'specwalk');
}
