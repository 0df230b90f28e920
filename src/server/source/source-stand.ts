import { createHash } from 'node:crypto';
import { shellWord } from '#core/gaps.ts';
import { type Source, SPEC_FILE } from '#core/index.ts';
import { readSpec, unfillSpec } from '#core/parsing.ts';
import { specProblem } from '../disk/read-files.ts';
import type { Reading } from '../disk/store.ts';
import type { Outside } from './outside.ts';

export type SourceStand =
  /** It is no copy, or its document reads as it did when it was copied. */
  | { readonly stand: 'even' }
  /** The document has changed, and its text can be taken over. */
  | { readonly stand: 'newer'; readonly text: string; readonly spec: string; readonly isTaken: boolean }
  /** Both have changed: a person has to bring them together. */
  | { readonly stand: 'apart'; readonly sentence: string }
  /** The document is gone or cannot be read; the workspace goes on without it. */
  | { readonly stand: 'away'; readonly sentence: string }
  /** Nobody on this machine has named the document: it is not read. */
  | { readonly stand: 'unnamed'; readonly sentence: string };

export function sourceStand(source: Source | null, spec: Reading, outside: Outside): SourceStand {
  if (!source) return { stand: 'even' };
  const { path } = source;
  if (!outside.isNamed(path)) return { stand: 'unnamed', sentence: unnamed(path) };
  const reading = outside.read(path);
  const problem = documentProblem(reading, path);
  if (problem !== null || !reading.ok) return { stand: 'away', sentence: problem ?? gone(path) };
  const text = unfillSpec(reading.text);
  // An unreadable SPEC.md is reported elsewhere, and nothing is written over it.
  if (sumOf(text) === source.sha256 || !spec.ok) return { stand: 'even' };
  const { bare, blocks } = readSpec(spec.text, SPEC_FILE);
  const newer = { stand: 'newer', text, spec: spec.text, isTaken: bare === text } as const;
  if (newer.isTaken) return newer;
  if (sumOf(bare) !== source.sha256) return { stand: 'apart', sentence: bothChanged(path) };
  return blocks.some(({ editedByHand }) => editedByHand) ? { stand: 'apart', sentence: blockChanged(path) } : newer;
}

/** SHA-256 of a text in UTF-8, as 64 hex digits. */
export function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function documentProblem(reading: Reading, path: string): string | null {
  if (!reading.ok && reading.because === 'missing') return gone(path);
  const problem = specProblem(reading)?.replaceAll(SPEC_FILE, () => path);
  return problem === undefined ? null : `${problem} Until then ${SPEC_FILE} stays as it was copied from there.`;
}

function gone(path: string): string {
  return `${path}, from which ${SPEC_FILE} was copied, is not there any more; if it has moved, “specwalk init PATH .” in this folder names it again.`;
}

function unnamed(path: string): string {
  return `${SPEC_FILE} was copied from ${path}, and nobody has named that on this machine for this folder; “specwalk init ${shellWord(path)} .” in it has changes followed here.`;
}

function bothChanged(path: string): string {
  return `${path} and ${SPEC_FILE} were both changed since the one was copied from the other; nothing was overwritten. Bring what is new in ${SPEC_FILE} into ${path}, then copy ${path} over ${SPEC_FILE}: decided text comes back by itself.`;
}

function blockChanged(path: string): string {
  return `${path} has changed, and decided text in ${SPEC_FILE} was edited by hand; adopt that on /spec or undo it, then ${path} is read again.`;
}
