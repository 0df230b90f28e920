import { setTimeout } from 'node:timers/promises';
import { type LibraryView, type Overview, overviewOf } from '#core/overview.ts';
import type { Listing } from './listing.ts';
import { keyOf, type LibraryReading, type ReadDocument, readDocuments } from './read-documents.ts';

/** A folder of documents, scanned again whenever somebody opens the overview. */
export type DocumentLibrary = ReturnType<typeof openDocumentLibrary>;

interface LibraryParts {
  readonly name: string;
  readonly list: () => Promise<Listing>;
  readonly now: () => Date;
  /** Called with errors that no request waits for. */
  readonly onError: (error: unknown) => void;
}

/** Milliseconds for which a view waits for a running scan. */
const VIEW_TIMEOUT = 250;

interface ReadLibrary extends LibraryReading {
  readonly troubles: readonly string[];
  readonly overview: Overview;
}

export function openDocumentLibrary({ name, list, now, onError }: LibraryParts) {
  const ids = openDocumentIds();
  const stop = new AbortController();
  let lastRead: ReadLibrary | null = null;
  let reading: LibraryView['reading'] = null;
  let scanning: Promise<void> | null = null;

  const scan = async () => {
    const { found, troubles: problems } = await list();
    const of = found.length;
    const result = await readDocuments(found, {
      before: lastRead,
      templates: [],
      signal: stop.signal,
      onRead: (read) => {
        reading = { read, of };
      },
    });
    const summaries = result.documents.map(({ summary }) => summary);
    const today = now().toISOString().slice(0, 10);
    lastRead = { ...result, troubles: problems, overview: overviewOf(summaries, today) };
  };
  const documentWith = (id: number): ReadDocument | undefined =>
    lastRead?.documents.find(({ listed }) => ids.of(keyOf(listed)) === id);

  return {
    look: () => {
      scanning ??= scan()
        .catch((error) => (stop.signal.aborted ? undefined : onError(error)))
        .finally(() => {
          scanning = null;
          reading = null;
        });
    },
    /** The last overview. Waits for a running scan, but not noticeably. */
    view: async () => {
      if (scanning) await Promise.race([scanning, setTimeout(VIEW_TIMEOUT, undefined, { ref: false })]);
      return {
        name,
        overview: lastRead?.overview ?? null,
        unreadable: [...(lastRead?.unreadable ?? []), ...(lastRead?.troubles ?? [])],
        reading: scanning ? (reading ?? { read: 0, of: 0 }) : null,
      };
    },
    /** The documents of the overview with their ids, in its order. */
    documents: () => lastRead?.documents.map(({ listed }) => ({ id: ids.of(keyOf(listed)), listed })) ?? [],
    gaps: (id: number) => documentWith(id)?.summary.gaps ?? null,
    document: (id: number) => documentWith(id)?.listed ?? null,
    close: async () => {
      stop.abort();
      await scanning;
    },
  };
}

/** Numbers that stand for documents in the page, stable across scans. */
function openDocumentIds() {
  const numbers = new Map<string, number>();
  return {
    of: (key: string): number => {
      const id = numbers.get(key) ?? numbers.size;
      numbers.set(key, id);
      return id;
    },
  };
}
