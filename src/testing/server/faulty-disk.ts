import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { type Disk, nodeDisk } from '#server/disk/disk.ts';
import type { Chance } from '#testing/chance.ts';

/** What goes wrong on a disk from some moment on. */
export type Fault = 'full' | 'short write' | 'failed sync' | 'failed link' | 'no links' | 'read-only' | 'slow' | 'none';

export const FAULTS: readonly Fault[] = [
  ...(['full', 'short write', 'failed sync', 'failed link', 'no links', 'read-only', 'slow', 'none'] as const),
];

/** A disk that fails, and of which the power can be cut: only what was synced is there for sure afterwards. */
export interface FaultyDisk {
  readonly disk: Disk;
  /** From now on this goes wrong. */
  readonly turns: (fault: Fault) => void;
  /** Whether anything went wrong, but for taking long. */
  readonly hasFailed: () => boolean;
  /** Cuts the power: nothing more is done, and a folder is laid out as the disk may hold it afterwards. */
  readonly cutPower: (image: string) => void;
}

/** The content of a file, whatever names it has. `synced`: what is on the disk for sure; null: nothing. */
interface Inode {
  synced: Buffer | null;
  now: Buffer;
}

type Entry = Inode | 'folder';
type Entries = Map<string, Entry>;
/** What was done to the names in a folder and is not synced. */
type Change = (entries: Entries) => void;

interface Folder {
  readonly durable: Entries;
  pending: Change[];
}

const LONG_AGO = new Date('2026-01-01T00:00:00Z');
/** Milliseconds that a slow disk takes at most for one thing. */
const SLOW = 4;

export function faultyDisk(root: string, chance: Chance): FaultyDisk {
  const folders = readFolders(root);
  const files = new Map<string, Inode>();
  const opened = new Set<FileHandle>();
  let fault: Fault = 'none';
  let hasFailed = false;
  let isCut = false;

  const folderOf = (path: string): Folder => folders.get(relative(root, dirname(path))) ?? emptyFolder();
  const change = (path: string, how: Change) => folderOf(path).pending.push(how);
  const fails = (code: string): never => {
    hasFailed = true;
    throw Object.assign(new Error(code), { code });
  };
  /** Every call comes by here. */
  const step = async (failing: Partial<Record<Fault, string>>) => {
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, chance.below(SLOW)));
    if (isCut) await new Promise(() => undefined);
    const code = failing[fault];
    if (code !== undefined) fails(code);
  };

  const closing = (handle: FileHandle) => async () => {
    opened.delete(handle);
    await handle.close();
  };
  const openReally = async (path: string, flags: string) => {
    const handle = await nodeDisk.open(path, flags);
    opened.add(handle);
    if (isCut) await handle.close().then(() => new Promise(() => undefined));
    return handle;
  };
  const fileHandle = (handle: FileHandle, inode: Inode) =>
    wrapped(handle, {
      close: closing(handle),
      writeFile: async (text: string) => {
        await step({});
        const whole = Buffer.from(text);
        const isShort = fault === 'short write' || (fault === 'full' && chance.happens(0.5));
        const part = isShort ? whole.subarray(0, chance.below(whole.length)) : whole;
        await handle.writeFile(part);
        inode.now = part;
        if (isShort) fails('ENOSPC');
      },
      sync: async () => {
        await step({ 'failed sync': 'EIO' });
        inode.synced = inode.now;
      },
    });
  const folderHandle = (handle: FileHandle, path: string) =>
    wrapped(handle, {
      close: closing(handle),
      sync: async () => {
        // Only what was done before the sync began is on the disk after it.
        const folder = folders.get(relative(root, path)) ?? emptyFolder();
        const { length } = folder.pending;
        await step({ 'failed sync': 'EIO' });
        for (const done of folder.pending.splice(0, length)) done(folder.durable);
      },
    });

  const disk: Disk = {
    ...nodeDisk,
    open: async (path, flags) => {
      if (flags !== 'wx') return folderHandle(await openReally(path, flags), path);
      await step({ ...(chance.happens(0.5) ? { full: 'ENOSPC' } : {}), 'read-only': 'EROFS' });
      const handle = await openReally(path, flags);
      const inode: Inode = { synced: null, now: Buffer.alloc(0) };
      files.set(path, inode);
      change(path, (entries) => entries.set(basename(path), inode));
      return fileHandle(handle, inode);
    },
    link: async (from, to) => {
      await step({ 'failed link': 'EIO', 'no links': 'EPERM', 'read-only': 'EROFS' });
      await nodeDisk.link(from, to);
      const inode = files.get(from);
      if (!inode) return;
      files.set(to, inode);
      change(to, (entries) => entries.set(basename(to), inode));
    },
    rename: async (from, to) => {
      await step({ 'read-only': 'EROFS' });
      await nodeDisk.rename(from, to);
      const inode = files.get(from);
      if (!inode) return;
      files.set(to, inode);
      change(to, (entries) => {
        entries.delete(basename(from));
        entries.set(basename(to), inode);
      });
    },
    unlink: async (path) => {
      await step({ 'read-only': 'EROFS' });
      await nodeDisk.unlink(path);
      change(path, (entries) => entries.delete(basename(path)));
    },
    mkdir: async (path) => {
      await step({ full: 'ENOSPC', 'read-only': 'EROFS' });
      await nodeDisk.mkdir(path);
      folders.set(relative(root, path), emptyFolder());
      change(path, (entries) => entries.set(basename(path), 'folder'));
    },
  };
  return {
    disk,
    turns: (next) => {
      fault = next;
    },
    hasFailed: () => hasFailed,
    cutPower: (image) => {
      isCut = true;
      for (const handle of opened) void handle.close().catch(() => undefined);
      layOutImage(image, '', folders, chance);
    },
  };
}

const emptyFolder = (): Folder => ({ durable: new Map(), pending: [] });

function readFolders(root: string): Map<string, Folder> {
  const folders = new Map<string, Folder>([['', emptyFolder()]]);
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) folders.set(relative(root, path), emptyFolder());
  }
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const content = entry.isDirectory() ? null : readFileSync(path);
    const own = content === null ? 'folder' : { synced: content, now: content };
    folders.get(relative(root, entry.parentPath))?.durable.set(entry.name, own);
  }
  return folders;
}

/** Of what was not synced any beginning may be there: of the names in a folder, and of the bytes of a file. */
function layOutImage(image: string, path: string, folders: ReadonlyMap<string, Folder>, chance: Chance): void {
  const folder = folders.get(path);
  mkdirSync(join(image, path), { recursive: true });
  if (!folder) return;
  const entries: Entries = new Map(folder.durable);
  for (const done of folder.pending.slice(0, chance.below(folder.pending.length + 1))) done(entries);
  for (const [name, entry] of entries) {
    const own = path === '' ? name : `${path}/${name}`;
    if (entry === 'folder') layOutImage(image, own, folders, chance);
    else {
      writeFileSync(join(image, own), entry.synced ?? entry.now.subarray(0, chance.below(entry.now.length + 1)));
      utimesSync(join(image, own), LONG_AGO, LONG_AGO);
    }
  }
}

function wrapped(handle: FileHandle, own: Partial<Record<keyof FileHandle, unknown>>): FileHandle {
  return new Proxy(handle, {
    get: (target, key) => {
      const found = Reflect.get(own, key) ?? Reflect.get(target, key, target);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
}
