import { type FSWatcher, watch } from 'node:fs';
import { type FileHandle, link, mkdir, open, rename, unlink } from 'node:fs/promises';

/** What the folder store asks of a disk when it writes and watches, so that a test can hand it one that fails. */
export interface Disk {
  readonly open: (path: string, flags: string) => Promise<FileHandle>;
  readonly link: (from: string, to: string) => Promise<void>;
  readonly rename: (from: string, to: string) => Promise<void>;
  readonly unlink: (path: string) => Promise<void>;
  readonly mkdir: (path: string) => Promise<unknown>;
  readonly watch: (path: string, heard: (event: string, name: string | null) => void) => FSWatcher;
}

export const nodeDisk: Disk = {
  open,
  link,
  rename,
  unlink,
  mkdir: (path) => mkdir(path),
  watch: (path, heard) => watch(path, { persistent: false }, heard),
};

/** The code of a system error ("ENOSPC"), or the empty string. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
