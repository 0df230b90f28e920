import type { SpecReading } from '#core/index.ts';
import { type Given, openCorpusStats } from '#core/parsing.ts';
import { readOrSay } from '../disk/read-files.ts';
import type { Listed } from './listing.ts';

interface FamilyParts<D, T> {
  /** Empty forms of the documents: what they hold says nothing. */
  readonly templates: readonly Given[];
  readonly take: (document: D, spec: SpecReading) => T;
  readonly onRead?: () => void;
}

/** Reads documents as one family: what a template or several of them share says nothing. Yields to other work. */
export async function readFamily<D extends Pick<Listed, 'path' | 'read'>, T>(
  documents: readonly D[],
  { templates, take, onRead }: FamilyParts<D, T>,
) {
  const corpus = openCorpusStats(templates);
  const turns = openPauses();
  const readable: D[] = [];
  const diagnostics = new Map<D, string>();
  for (const document of documents) {
    const { path } = document;
    const reading = document.read();
    const read = reading.ok ? readOrSay(path, () => corpus.add({ path, text: reading.text })) : reading;
    if (read.ok) readable.push(document);
    else diagnostics.set(document, read.trouble);
    onRead?.();
    await turns.take();
  }
  const taken = new Map<D, T>();
  const takeIn = (document: D, spec: SpecReading) => {
    const took = readOrSay(document.path, () => take(document, spec));
    if (took.ok) taken.set(document, took.value);
    else diagnostics.set(document, took.trouble);
  };
  let at = 0;
  for (const spec of corpus.readings()) {
    const document = readable[at];
    at += 1;
    if (document) takeIn(document, spec);
    await turns.take();
  }
  return { taken, troubles: diagnostics, strangers: corpus.strangers() };
}

/** Milliseconds of reading after which other work gets its turn. */
const SLICE = 20;

export function openPauses() {
  let began = performance.now();
  return {
    take: async () => {
      if (performance.now() - began < SLICE) return;
      await new Promise(setImmediate);
      began = performance.now();
    },
  };
}
