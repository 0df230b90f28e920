import { createHash } from 'node:crypto';
import { shellWord } from '#core/gaps.ts';
import { SPEC_FILE, type SpecSource } from '#core/index.ts';
import { readSpec, unfillSpec } from '#core/parsing.ts';
import { specProblem } from '../disk/read-files.ts';
import type { ReadResult } from '../disk/store.ts';
import type { OutsideDocuments } from './outside-documents.ts';

export type SourceStatus =
  /** SPEC.md is no copy, or its document is unchanged since it was copied. */
  | { readonly stand: 'even' }
  /** The document has changed, and can be copied again. `isTaken`: SPEC.md has its text already. */
  | { readonly stand: 'newer'; readonly text: string; readonly spec: string; readonly isTaken: boolean }
  /** Both have changed: a person has to merge them. */
  | { readonly stand: 'apart'; readonly sentence: string }
  /** The document is gone or cannot be read; the workspace goes on without it. */
  | { readonly stand: 'away'; readonly sentence: string }
  /** Nobody on this machine has named the document: it is not read. */
  | { readonly stand: 'unnamed'; readonly sentence: string };

export function sourceStatus(source: SpecSource | null, spec: ReadResult, outside: OutsideDocuments): SourceStatus {
  if (!source) return { stand: 'even' };
  const { path } = source;
  if (!outside.isNamed(path)) return { stand: 'unnamed', sentence: unnamedProblem(path) };
  const reading = outside.read(path);
  const problem = documentProblem(reading, path);
  if (problem !== null || !reading.ok) return { stand: 'away', sentence: problem ?? goneProblem(path) };
  const text = unfillSpec(reading.text);
  // An unreadable SPEC.md is reported elsewhere, and nothing is written over it.
  if (sha256Of(text) === source.sha256 || !spec.ok) return { stand: 'even' };
  const { bare, blocks } = readSpec(spec.text, SPEC_FILE);
  const newer = { stand: 'newer', text, spec: spec.text, isTaken: bare === text } as const;
  if (newer.isTaken) return newer;
  if (sha256Of(bare) !== source.sha256) return { stand: 'apart', sentence: bothChangedProblem(path) };
  return blocks.some(({ editedByHand }) => editedByHand)
    ? { stand: 'apart', sentence: blockChangedProblem(path) }
    : newer;
}

/** SHA-256 of a text in UTF-8, as 64 hex digits. */
export function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function documentProblem(reading: ReadResult, path: string): string | null {
  if (!reading.ok && reading.because === 'missing') return goneProblem(path);
  const problem = specProblem(reading)?.replaceAll(SPEC_FILE, () => path);
  return problem === undefined ? null : `${problem} Until then ${SPEC_FILE} stays as it was copied from there.`;
}

function goneProblem(path: string): string {
  return `${path}, from which ${SPEC_FILE} was copied, is no longer there; if it has moved, run “specwalk init PATH .” in this folder.`;
}

function unnamedProblem(path: string): string {
  return `${SPEC_FILE} was copied from ${path}, but this machine does not know that document; to follow its changes, run “specwalk init ${shellWord(path)} .” in this folder.`;
}

function bothChangedProblem(path: string): string {
  return `${path} and ${SPEC_FILE} have both changed since one was copied from the other; nothing was overwritten. Bring what is new in ${SPEC_FILE} into ${path}, then copy ${path} over ${SPEC_FILE}: decided text comes back by itself.`;
}

function blockChangedProblem(path: string): string {
  return `${path} has changed, and decided text in ${SPEC_FILE} was edited by hand; adopt that on /spec or undo it, then ${path} is read again.`;
}
