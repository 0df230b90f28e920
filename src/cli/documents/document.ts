import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { decodeText, type Reading, readText, SPEC_LIMIT, specProblem } from '#server/index.ts';

/** A document that a command was given, or found. Its text is read when asked for, and kept by nobody. */
export interface FoundDocument {
  /** As people see it: relative to the working folder, with "/". */
  readonly path: string;
  /** Where it really lies, links resolved; null for what came in by standard input. */
  readonly file: string | null;
  /** The folder of the workspace whose specification it is; null for any other document. */
  readonly workspace: string | null;
  readonly read: () => DocumentText;
}

type DocumentText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly trouble: string };

/** What a place yields: its documents, and a sentence for everything that could not be followed up. */
export interface Found {
  readonly found: readonly FoundDocument[];
  readonly troubles: readonly string[];
}

export function documentOf(file: string, path: string, workspace: string | null = null): FoundDocument {
  return { path, file, workspace, read: () => textOf(readText(file, SPEC_LIMIT), path) };
}

function textOf(reading: Reading, path: string): DocumentText {
  const problem = specProblem(reading);
  if (reading.ok && problem === null) return { ok: true, text: reading.text };
  return { ok: false, trouble: (problem ?? `${path} cannot be read.`).replaceAll('SPEC.md', () => path) };
}

/** What comes in by standard input, as a document that bears the given name. It is read once, here. */
export async function standardInput(stdin: Readable, path: string): Promise<Found> {
  const text = textOf(await readAll(stdin), path);
  if (!text.ok) return { found: [], troubles: [text.trouble] };
  return { found: [{ path, file: null, workspace: null, read: () => text }], troubles: [] };
}

async function readAll(stdin: Readable): Promise<Reading> {
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
 * A path as people see it: relative to the working folder, with "/"; what lies outside of it and was named from the
 * root stays that way. The working folder itself is the empty string.
 */
export function shownPath(typed: string, cwd: string): string {
  const near = relative(cwd, resolve(cwd, typed));
  const shown = isAbsolute(typed) && isOutside(near) ? resolve(typed) : near;
  return shown.split(sep).join('/');
}

export function isOutside(path: string): boolean {
  return path === '..' || path.startsWith(`..${sep}`) || path.startsWith('../') || isAbsolute(path);
}
