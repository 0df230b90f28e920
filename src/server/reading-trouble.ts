import { LEDGER_FILE, type Quarantined, SPEC_FILE } from '#core/index.ts';
import type { Reading, Trouble } from './store.ts';

/** Bytes. A specification of 40 MB is some 8,000 pages; a fact is a page or two. */
export const SPEC_LIMIT = 40_000_000;
const FACT_LIMIT = 1_000_000;

/** The most that is read of a file. */
export function limitOf(path: string): number {
  return path === SPEC_FILE || path === LEDGER_FILE ? SPEC_LIMIT : FACT_LIMIT;
}

const OF_SPEC: Readonly<Record<Trouble, string>> = {
  missing: 'There is no SPEC.md in this folder; add one, or open the folder that has it.',
  'too-large': 'SPEC.md is larger than 40 MB; split it into smaller specifications.',
  binary: 'SPEC.md holds zero bytes, so it is not plain text; save it as Markdown in UTF-8.',
  'not-utf8': 'SPEC.md is not written in UTF-8; save it again with that encoding.',
  link: 'SPEC.md is a symbolic link, and links are not followed; put the file itself there.',
  unreadable: 'SPEC.md cannot be read; check that it is a file and that you may read it.',
};

const OF_FACT: Readonly<Record<Trouble, string>> = {
  missing: 'The file is gone.',
  'too-large': 'The file is larger than 1 MB; shorten it.',
  binary: 'The file holds zero bytes, so it is not plain text; save it as Markdown in UTF-8.',
  'not-utf8': 'The file is not written in UTF-8; save it again with that encoding.',
  link: 'It is a symbolic link, and links are not followed; put the file itself there.',
  unreadable: 'It cannot be read; check that it is a file and that you may read it.',
};

/** What is wrong with SPEC.md itself, as a sentence, or null. */
export function specProblem(reading: Reading): string | null {
  if (!reading.ok) return OF_SPEC[reading.because];
  const empty = reading.text.replace(/^\uFEFF/, '').trim() === '';
  return empty ? 'SPEC.md is empty; write the headings of what the specification should state.' : null;
}

/** What is wrong with a document of which no section can be told, and no mark was found. */
export function headlessProblem(path: string): string {
  return `${path} has no heading, so no section of it can be told; give it headings.`;
}

/**
 * What reading a text yields, or one sentence where it is too much to read: some texts are built so that a regular
 * expression runs out of memory, and they must not take others with them.
 */
export function readOrSay<T>(
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

/** A file of a fact that could not be read from the disk. */
export function quarantinedFor(path: string, because: Trouble): Quarantined {
  return { path, line: 1, reason: OF_FACT[because] };
}
