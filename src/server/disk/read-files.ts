import { closeSync, constants, type Dirent, fstatSync, lstatSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  LEDGER_FILE,
  QUESTIONS_FOLDER,
  type QuarantinedFile,
  RECORDS_FOLDER,
  SAMPLE_FILE,
  SPEC_FILE,
} from '#core/index.ts';
import { codeOf } from './disk.ts';
import type { ReadFailure, ReadResult } from './store.ts';

const FIXTURES = 'fixtures';

/**
 * Reads a text file of at most `limit` bytes, synchronously: for small files the thread pool takes ten times as long.
 * Never follows a link, never waits for a pipe. A byte order mark is kept.
 */
export function readText(path: string, limit: number): ReadResult {
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

export function decodeText(bytes: Uint8Array): ReadResult {
  if (isUtf16(bytes)) return { ok: false, because: 'not-utf8' };
  if (bytes.includes(0)) return { ok: false, because: 'binary' };
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { ok: false, because: 'not-utf8' };
  }
}

/** By the byte order mark. Checked first, because half of the bytes of UTF-16 are zeros, yet it is text. */
function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** Lists what Specwalk reads. Links are listed as files, so that reading them reports them; none is followed. */
export function listFolder(root: string, under = '') {
  const link = firstLinkOn(root, under);
  if (link !== null) return { files: [link], folders: [], hidden: [] };
  const files: string[] = [];
  const folders: string[] = [];
  const hidden: string[] = [];
  const walk = (folder: string) => {
    if (!isReadableFolder(folder)) return;
    const entries = entriesOf(join(root, folder));
    if (entries === 'unreadable') files.push(folder);
    if (!Array.isArray(entries)) return;
    folders.push(folder);
    const suffix = folder === FIXTURES || folder === RECORDS_FOLDER ? '.json' : '.md';
    for (const entry of entries) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.name.startsWith('.')) hidden.push(path);
      else if (folder === '' && !isTopLevel(entry.name)) continue;
      else if (folder === FIXTURES && path !== SAMPLE_FILE && path !== RECORDS_FOLDER) continue;
      else if (entry.isDirectory()) walk(path);
      else if (entry.isSymbolicLink() || entry.name.endsWith(suffix)) files.push(path);
    }
  };
  walk(under);
  return { files, folders, hidden };
}

/** The first symbolic link on the path to a folder of the workspace; null: there is none. */
function firstLinkOn(root: string, under: string): string | null {
  const parts = under.split('/');
  const prefixes = parts.map((_, at) => parts.slice(0, at + 1).join('/'));
  return prefixes.find((prefix) => prefix !== '' && isLink(join(root, prefix))) ?? null;
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

export function isTopLevel(name: string): boolean {
  return name === SPEC_FILE || name === LEDGER_FILE || name === QUESTIONS_FOLDER || name === FIXTURES;
}

/** Of the fixtures only the records of the prototype are read; anything else there is not Specwalk’s. */
function isReadableFolder(folder: string): boolean {
  const [top] = folder.split('/');
  return top !== FIXTURES || folder === FIXTURES || folder === RECORDS_FOLDER;
}

function entriesOf(folder: string): readonly Dirent[] | 'gone' | 'unreadable' {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    return codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR' ? 'gone' : 'unreadable';
  }
}

/** Bytes. A specification of 40 MB is some 8,000 pages; a fact is a page or two. */
export const SPEC_LIMIT = 40_000_000;
const FACT_LIMIT = 1_000_000;

export function limitOf(path: string): number {
  return path === SPEC_FILE || path === LEDGER_FILE ? SPEC_LIMIT : FACT_LIMIT;
}

const SPEC_PROBLEMS: Readonly<Record<ReadFailure, string>> = {
  missing: 'There is no SPEC.md in this folder; add one, or open the folder that has it.',
  'too-large': 'SPEC.md is larger than 40 MB; split it into smaller specifications.',
  binary: 'SPEC.md contains zero bytes, so it is not plain text; save it as Markdown in UTF-8.',
  'not-utf8': 'SPEC.md is not written in UTF-8; save it again with that encoding.',
  link: 'SPEC.md is a symbolic link, and links are not followed; put the file itself there.',
  unreadable: 'SPEC.md cannot be read; check that it is a file, and its permissions.',
};

const FACT_PROBLEMS: Readonly<Record<ReadFailure, string>> = {
  missing: 'The file is gone.',
  'too-large': 'The file is larger than 1 MB; shorten it.',
  binary: 'The file contains zero bytes, so it is not plain text; save it as Markdown in UTF-8.',
  'not-utf8': 'The file is not written in UTF-8; save it again with that encoding.',
  link: 'It is a symbolic link, and links are not followed; put the file itself there.',
  unreadable: 'It cannot be read; check that it is a file, and its permissions.',
};

export function specProblem(reading: ReadResult): string | null {
  if (!reading.ok) return SPEC_PROBLEMS[reading.because];
  const empty = reading.text.replace(/^\uFEFF/, '').trim() === '';
  return empty ? 'SPEC.md is empty; write the headings of what the specification should state.' : null;
}

export function noHeadingProblem(path: string): string {
  return `${path} has no headings, so its sections cannot be told apart; add headings.`;
}

/** What `read` returns, or a sentence: on some texts a regular expression runs out of memory. */
export function tryRead<T>(
  path: string,
  read: () => T,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: string } {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const trouble = `${path} cannot be read: one of its lines is too long or too deeply nested; break it into shorter ones.`;
    return { ok: false, trouble };
  }
}

export function quarantinedFor(path: string, because: ReadFailure): QuarantinedFile {
  return { path, line: 1, reason: FACT_PROBLEMS[because] };
}
