import type { WalkthroughView } from '#core/index.ts';
import type { Arrival } from '../commands/joined.ts';

/** Keeps who was there, once for each walkthrough and person. */
export interface Attendance {
  /** Takes note of who is here, if a walkthrough goes on. */
  readonly note: (here: readonly Arrival[]) => void;
}

interface Book {
  readonly walking: () => { readonly walkthrough: Pick<WalkthroughView['walkthrough'], 'id'> } | null;
  /** Writes down who has joined; those who are written down already stay so. Resolves to those who are not yet. */
  readonly join: (walkthrough: string, people: readonly Arrival[]) => Promise<readonly Arrival[]>;
}

/** Those who come while others are being written down are written down together after them. */
export function openAttendance({ walking, join }: Book, onError: (error: unknown) => void): Attendance {
  let of = '';
  const noted = new Set<string>();
  let waiting: readonly Arrival[] = [];
  let isWriting = false;

  const write = async () => {
    isWriting = true;
    try {
      while (waiting.length > 0) {
        const people = waiting;
        waiting = [];
        // They are noted again when something happens in the room next, as it does once all can be saved again.
        for (const { person } of await join(of, people)) noted.delete(person);
      }
    } catch (error) {
      onError(error);
    } finally {
      isWriting = false;
    }
  };
  return {
    note: (here) => {
      const walkthrough = walking()?.walkthrough.id;
      if (walkthrough === undefined) return;
      if (walkthrough !== of) {
        of = walkthrough;
        noted.clear();
        waiting = [];
      }
      const fresh = here.filter(({ person }) => !noted.has(person));
      for (const { person } of fresh) noted.add(person);
      waiting = [...waiting, ...fresh];
      if (!isWriting && waiting.length > 0) void write();
    },
  };
}
