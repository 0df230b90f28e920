import { type Book, type DoorState, isStanding } from './book.ts';

/** A session that has ended: its name, as `Viewer.session` gives it, and whose it was. */
export interface Ended {
  readonly session: string;
  readonly person: string;
}

/** Tells of sessions that end, for whatever reason. */
export interface SessionWatch {
  /** Looks which sessions stand; whoever listens hears of those that stood before and do not any more. */
  readonly look: (book: Book, now: number) => void;
  /** Returns how to stop. */
  readonly onEnd: (listener: (ended: Ended) => void) => () => void;
}

export function watchSessions(door: DoorState): SessionWatch {
  const listeners = new Set<(ended: Ended) => void>();
  let standing: ReadonlyMap<string, string> = new Map();
  return {
    look: (book, now) => {
      const before = standing;
      standing = standingIn(book, door, now);
      for (const [session, person] of before) {
        if (!standing.has(session)) for (const listener of listeners) listener({ session, person });
      }
    },
    onEnd: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Whose every standing session is. */
function standingIn(book: Book, door: DoorState, now: number): ReadonlyMap<string, string> {
  const standing = new Map<string, string>();
  for (const { seal, person } of book.devices.values()) {
    const who = book.people.get(person);
    if (who && isStanding(who, book, door, now)) standing.set(seal, person);
  }
  return standing;
}
