import {
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { LEDGER_FILE, QUESTIONS, RECORDS_FOLDER, SAMPLE_FILE, SPEC_FILE } from '#core/index.ts';
import { codeOf } from './disk.ts';
import type { Reading } from './store.ts';

const FIXTURES = 'fixtures';

/**
 * Reads a text file of at most `limit` bytes. Small files are read with plain calls: going through the pool of
 * threads takes ten times as long. Never follows a link, never waits for a pipe. A byte order mark is kept.
 */
export function readText(path: string, limit: number): Reading {
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
  try {
    const file = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    try {
      const status = fstatSync(file);
      if (!status.isFile()) return { ok: false, because: 'unreadable' };
      return status.size > limit ? { ok: false, because: 'too-large' } : decodeText(readFileSync(file));
    } finally {
      closeSync(file);
    }
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return { ok: false, because: 'missing' };
    return { ok: false, because: code === 'ELOOP' || code === 'EMLINK' ? 'link' : 'unreadable' };
  }
}

/** Bytes as text, or why they are none. A byte order mark is kept. */
export function decodeText(bytes: Uint8Array): Reading {
  if (isUtf16(bytes)) return { ok: false, because: 'not-utf8' };
  if (bytes.includes(0)) return { ok: false, because: 'binary' };
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { ok: false, because: 'not-utf8' };
  }
}

/** Text as some editors save it, by its mark at the beginning: half of its bytes are zeros, and it is not binary. */
function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** What a workspace's folder holds, below one of its folders or all of it. */
export interface Listing {
  readonly files: readonly string[];
  readonly folders: readonly string[];
  /** Names of hidden files that were met on the way. */
  readonly hidden: readonly string[];
}

/** Lists what Specwalk reads. Links are listed as files, so that reading them tells what is wrong; none is followed. */
export function listFolder(root: string, under = ''): Listing {
  const link = linkOn(root, under);
  if (link !== null) return { files: [link], folders: [], hidden: [] };
  const files: string[] = [];
  const folders: string[] = [];
  const hidden: string[] = [];
  const walk = (folder: string) => {
    if (!isReadFolder(folder)) return;
    const entries = entriesOf(join(root, folder));
    if (entries === 'unreadable') files.push(folder);
    if (!Array.isArray(entries)) return;
    folders.push(folder);
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.name.startsWith('.')) hidden.push(path);
      else if (folder === '' && !isTopLevel(entry.name)) continue;
      else if (folder === FIXTURES && path !== SAMPLE_FILE && path !== RECORDS_FOLDER) continue;
      else if (entry.isDirectory()) walk(path);
      else if (entry.isSymbolicLink() || entry.name.endsWith(suffixIn(folder))) files.push(path);
    }
  };
  walk(under);
  return { files, folders, hidden };
}

/** The first link on the way from the workspace’s folder to another below it; null: there is none. */
function linkOn(root: string, under: string): string | null {
  const parts = under.split('/');
  const ways = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
  return ways.find((way) => way !== '' && isLink(join(root, way))) ?? null;
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/** Whether a name right in the workspace's folder is one that Specwalk reads. */
export function isTopLevel(name: string): boolean {
  return name === SPEC_FILE || name === LEDGER_FILE || name === QUESTIONS || name === FIXTURES;
}

/** Of the fixtures only the records of the prototype are read; whatever else lies there is somebody else’s. */
function isReadFolder(folder: string): boolean {
  const [top] = folder.split('/');
  return top !== FIXTURES || folder === FIXTURES || folder === RECORDS_FOLDER;
}

function suffixIn(folder: string): string {
  return folder === FIXTURES || folder === RECORDS_FOLDER ? '.json' : '.md';
}

function entriesOf(folder: string): readonly Dirent[] | 'gone' | 'unreadable' {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    return codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR' ? 'gone' : 'unreadable';
  }
}
