import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import {
  decodeText,
  type ListedDocument,
  type Listing,
  type ReadResult,
  readText,
  SPEC_LIMIT,
  specProblem,
} from '#server/index.ts';

export function documentOf(file: string, path: string, workspace: string | null = null): ListedDocument {
  return { path, file, workspace, read: () => textOf(readText(file, SPEC_LIMIT), path) };
}

function textOf(reading: ReadResult, path: string): ReturnType<ListedDocument['read']> {
  const problem = specProblem(reading);
  if (reading.ok && problem === null) return { ok: true, text: reading.text };
  return { ok: false, trouble: (problem ?? `${path} cannot be read.`).replaceAll('SPEC.md', () => path) };
}

/** Standard input as a document with the given path; it is read here, as it can be read only once. */
export async function standardInput(stdin: Readable, path: string): Promise<Listing> {
  const text = textOf(await readAll(stdin), path);
  if (!text.ok) return { found: [], troubles: [text.trouble] };
  return { found: [{ path, file: null, workspace: null, read: () => text }], troubles: [] };
}

async function readAll(stdin: Readable): Promise<ReadResult> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stdin) {
      chunks.push(Buffer.from(chunk));
      size += chunk.length;
      if (size > SPEC_LIMIT) return { ok: false, because: 'too-large' };
    }
  } catch {
    return { ok: false, because: 'unreadable' };
  }
  return decodeText(Buffer.concat(chunks));
}

/**
 * A path as people see it: relative to the working folder, with "/"; an absolute path to somewhere outside of it
 * stays absolute. The working folder itself is ''.
 */
export function shownPath(typed: string, cwd: string): string {
  const near = relative(cwd, resolve(cwd, typed));
  const shown = isAbsolute(typed) && isOutside(near) ? resolve(typed) : near;
  return shown.split(sep).join('/');
}

export function isOutside(path: string): boolean {
  return path === '..' || path.startsWith(`..${sep}`) || path.startsWith('../') || isAbsolute(path);
}
