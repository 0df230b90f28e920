import { checksum, newestSource, openWorkspace, SOURCES, SPEC_FILE } from '#core/index.ts';
import { decidedTexts, fillSpec, readSpec, sourceFile } from '#core/parsing.ts';
import type { Desk } from '../commands/desk.ts';
import { TRIES } from '../keep-text.ts';
import type { Known } from '../known.ts';
import type { Store } from '../store.ts';
import type { Outside } from './outside.ts';
import { type SourceStand, sourceStand, sumOf } from './source-stand.ts';

/** What taking over works with. */
export interface Taking {
  readonly store: Store;
  readonly known: Known;
  readonly desk: Pick<Desk, 'keep' | 'at'>;
  readonly outside: Outside;
}

/**
 * Writes the text of a changed document into SPEC.md, with what was decided in its place, and notes the taking. Where
 * SPEC.md was edited as well, nothing is written.
 */
export async function takeSource(taking: Taking): Promise<SourceStand | { readonly stand: 'taken' }> {
  const { store, known, outside } = taking;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const source = newestSource(known.facts.facts());
    const stand = sourceStand(source, await store.read(SPEC_FILE), outside);
    if (stand.stand !== 'newer' || !source) return stand;
    const { text, spec, isTaken } = stand;
    const filled = isTaken ? spec : fillSpec(text, textsFor(text, known)).text;
    if (!isTaken && (await store.replace(SPEC_FILE, filled, spec)) === 'changed') continue;
    known.takeSpec({ ok: true, text: filled });
    await noteSource(source.path, text, taking);
    return { stand: 'taken' };
  }
  return { stand: 'apart', sentence: `${SPEC_FILE} was not read again: it keeps changing on disk.` };
}

/** Notes that a text was taken from a document. What was noted before stays. */
export async function noteSource(path: string, text: string, { known, desk }: Taking): Promise<void> {
  const numbers = known.facts
    .paths(SOURCES)
    .map((taken) => Number(taken.slice(SOURCES.length + 1).match(/^\d{4}/)?.[0] ?? 0));
  const number = String(Math.max(0, ...numbers) + 1).padStart(4, '0');
  const taken = { fact: 'source', path, sha256: sumOf(text), at: desk.at() } as const;
  const id = `${number}-${checksum(sourceFile({ ...taken, id: number }).text)}`;
  await desk.keep(sourceFile({ ...taken, id }));
}

/** The decided text of each point as the document's text has them, so that SPEC.md is never seen without it. */
function textsFor(text: string, known: Known): ReadonlyMap<string, string> {
  return decidedTexts(openWorkspace({ ...known.snapshot(), spec: readSpec(text, SPEC_FILE) }));
}
