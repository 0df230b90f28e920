import { setTimeout } from 'node:timers/promises';
import { type LibraryView, type Overview, overviewOf } from '#core/overview.ts';
import type { Listing } from './listing.ts';
import { keyOf, type LibraryReading, type ReadDocument, readDocuments } from './read-documents.ts';

/** A folder of documents, read once and kept in step whenever somebody looks. */
export type DocumentLibrary = ReturnType<typeof openDocumentLibrary>;

interface LibraryParts {
  readonly name: string;
  readonly list: () => Promise<Listing>;
  readonly now: () => Date;
  /** Called with errors that no request waits for. */
  readonly onError: (error: unknown) => void;
}

/** Milliseconds for which an answer waits for reading to end. */
const VIEW_TIMEOUT = 250;

interface ReadLibrary extends LibraryReading {
  readonly troubles: readonly string[];
  readonly overview: Overview;
}

export function openDocumentLibrary({ name, list, now, onError }: LibraryParts) {
  const ids = openIds();
  const stop = new AbortController();
  let known: ReadLibrary | null = null;
  let reading: LibraryView['reading'] = null;
  let looking: Promise<void> | null = null;

  const look = async () => {
    const { found, troubles: diagnostics } = await list();
    const of = found.length;
    const shelved = await readDocuments(found, {
      before: known,
      templates: [],
      signal: stop.signal,
      onRead: (read) => {
        reading = { read, of };
      },
    });
    const summaries = shelved.documents.map(({ summary }) => summary);
    const today = now().toISOString().slice(0, 10);
    known = { ...shelved, troubles: diagnostics, overview: overviewOf(summaries, today) };
  };
  const placed = (id: number): ReadDocument | undefined =>
    known?.documents.find(({ listed }) => ids.of(keyOf(listed)) === id);

  return {
    look: () => {
      looking ??= look()
        .catch((error) => (stop.signal.aborted ? undefined : onError(error)))
        .finally(() => {
          looking = null;
          reading = null;
        });
    },
    /** What is known; while something is being read, it waits for that, but hardly noticeably. */
    view: async () => {
      if (looking) await Promise.race([looking, setTimeout(VIEW_TIMEOUT, undefined, { ref: false })]);
      return {
        name,
        overview: known?.overview ?? null,
        unreadable: [...(known?.unreadable ?? []), ...(known?.troubles ?? [])],
        reading: looking ? (reading ?? { read: 0, of: 0 }) : null,
      };
    },
    /** The documents of the overview with their ids, in its order. */
    documents: () => known?.documents.map(({ listed }) => ({ id: ids.of(keyOf(listed)), listed })) ?? [],
    gaps: (id: number) => placed(id)?.summary.gaps ?? null,
    document: (id: number) => placed(id)?.listed ?? null,
    close: async () => {
      stop.abort();
      await looking;
    },
  };
}

/** Numbers that stand for documents in the page: given out once, so that they still mean the same after a look. */
function openIds() {
  const known = new Map<string, number>();
  return {
    of: (key: string): number => {
      const id = known.get(key) ?? known.size;
      known.set(key, id);
      return id;
    },
  };
}
