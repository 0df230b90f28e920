import type { SpecReading } from '#core/index.ts';
import { type CorpusFile, openCorpusStats } from '#core/parsing.ts';
import { tryRead } from '../disk/read-files.ts';
import type { ListedDocument } from './listing.ts';

interface CorpusParts<D, T> {
  /** Templates of the documents: text that is in them as well counts as not written. */
  readonly templates: readonly CorpusFile[];
  readonly take: (document: D, spec: SpecReading) => T;
  readonly onRead?: () => void;
}

/** Reads documents together: text that a template or several of them share is ignored. Yields to other work. */
export async function readCorpus<D extends Pick<ListedDocument, 'path' | 'read'>, T>(
  documents: readonly D[],
  { templates, take, onRead }: CorpusParts<D, T>,
) {
  const corpus = openCorpusStats(templates);
  const pauses = openPauses();
  const readable: D[] = [];
  const problems = new Map<D, string>();
  for (const document of documents) {
    const { path } = document;
    const reading = document.read();
    const read = reading.ok ? tryRead(path, () => corpus.add({ path, text: reading.text })) : reading;
    if (read.ok) readable.push(document);
    else problems.set(document, read.trouble);
    onRead?.();
    await pauses.take();
  }
  const taken = new Map<D, T>();
  const handleReading = (document: D, spec: SpecReading) => {
    const result = tryRead(document.path, () => take(document, spec));
    if (result.ok) taken.set(document, result.value);
    else problems.set(document, result.trouble);
  };
  let at = 0;
  for (const spec of corpus.readings()) {
    const document = readable[at];
    at += 1;
    if (document) handleReading(document, spec);
    await pauses.take();
  }
  return { taken, troubles: problems, strangers: corpus.strangers() };
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
