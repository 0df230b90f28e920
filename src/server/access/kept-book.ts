import { StoreFailure } from '../store.ts';
import { type Book, EMPTY_BOOK, type Refused, type Step, withDevice } from './book.ts';
import { bookText, readBook } from './book-file.ts';
import type { BookStore } from './book-store.ts';

/** The book as it counts, with every change of it on disk before it is answered. */
export interface KeptBook {
  readonly book: () => Book;
  /**
   * Does one step and keeps what comes of it. What cannot be kept does not count, unless it `tightens`: then it counts
   * until the server ends.
   */
  readonly change: <T>(step: Step<T>, tightens?: boolean) => Promise<{ readonly answer: T } | Refused>;
  /** Notes that a device was there; written with the next change. */
  readonly seen: (seal: string, now: number) => void;
  /** Waits until all is written. */
  readonly close: () => Promise<void>;
}

interface Pending {
  readonly step: (book: Book) => Book;
  readonly tightens: boolean;
  readonly settle: (failure: unknown) => void;
}

/** Milliseconds between two notes that a device was there. */
const NOTED = 60_000;

export interface Keeping {
  /** Null: the book is forgotten with the server. */
  readonly store: BookStore | null;
  /** Whether what cannot be kept does not count; at a door that is open to this machine only, it still does. */
  readonly isStrict: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Hears of every new state. */
  readonly onChange: () => void;
  readonly log: (sentence: string) => void;
}

/** Opens the book as it was left. */
export async function openKeptBook(keeping: Keeping): Promise<KeptBook> {
  const { store, isStrict, now, onChange, log } = keeping;
  let book = await readFrom(store, now(), log);
  let pending: Pending[] = [];
  let writing: Promise<void> | null = null;
  let isNoted = false;

  const count = (next: Book) => {
    if (next === book) return;
    book = next;
    onChange();
  };
  const apply = (steps: readonly Pending[]) => steps.reduce((so, { step }) => step(so), book);
  const write = async (next: Book) => {
    try {
      await store?.write(bookText(next));
    } catch (error) {
      if (isStrict) throw error;
    }
  };
  const writeAll = async () => {
    while (pending.length > 0) {
      const batch = pending;
      pending = [];
      const next = apply(batch);
      try {
        if (next !== book) await write(next);
        count(next);
        for (const { settle } of batch) settle(null);
      } catch (error) {
        count(apply(batch.filter(({ tightens }) => tightens)));
        for (const { settle } of batch) settle(error);
      }
    }
    writing = null;
  };

  return {
    book: () => book,
    change: <T>(step: Step<T>, tightens = false) =>
      new Promise<{ readonly answer: T } | Refused>((resolve, reject) => {
        let outcome: ReturnType<Step<T>> | undefined;
        pending.push({
          tightens,
          step: (before) => {
            outcome = step(before);
            return 'book' in outcome ? outcome.book : before;
          },
          settle: (failure) => {
            if (failure === null || (outcome && 'problem' in outcome)) {
              if (outcome) resolve(outcome);
            } else if (failure instanceof StoreFailure) resolve(unkept(failure, tightens));
            else reject(failure);
          },
        });
        writing ??= Promise.resolve().then(writeAll);
      }),
    seen: (seal, at) => {
      const device = book.devices.get(seal);
      if (!device || device.seen + NOTED > at) return;
      isNoted = true;
      book = withDevice({ ...device, seen: at }, book);
    },
    close: async () => {
      await writing;
      if (isNoted) await store?.write(bookText(book)).catch(() => undefined);
    },
  };
}

function unkept({ message }: StoreFailure, tightens: boolean): Refused {
  if (!tightens) return { status: 503, problem: message };
  return { status: 503, problem: `This holds until the server ends, but is not kept: ${message}` };
}

async function readFrom(
  store: BookStore | null,
  now: number,
  log: (sentence: string) => void,
): Promise<Book> {
  if (!store) return EMPTY_BOOK;
  try {
    const text = await store.read();
    const book = text === null ? EMPTY_BOOK : readBook(text, now);
    if (book) return book;
    const aside = await store.setAside();
    log(`The invitations made before cannot be read, and open nothing any more; they lie in ${aside}.`);
  } catch (error) {
    log(`The invitations made before cannot be read, and open nothing: ${String(error)}.`);
  }
  return EMPTY_BOOK;
}
