import type { Readable } from 'node:stream';
import { decodeText, type Reading, SPEC_LIMIT } from '#server/index.ts';
import { type Found, textOf } from './document.ts';

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
