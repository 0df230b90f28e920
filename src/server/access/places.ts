import {
  type Book,
  type DoorState,
  hasOwnLink,
  isStanding,
  type Person,
  type Refused,
  withoutDevices,
} from './book.ts';

/** People that come in by one link for many or by the code, and by all of them together. */
export const PLACES = { each: 1_000, all: 3_000 } as const;
/** Those kept beside them who are out, have left, or whose invitation has ended. */
const GONE = 2_000;

/**
 * Those who take a place: who is in on a device, other than by a link of their own. Whoever has left, was shown out or
 * came by what was ended takes none.
 */
export function crowdIn(book: Book, door: DoorState, now: number): readonly Person[] {
  const present = new Set([...book.devices.values()].map(({ person }) => person));
  return [...book.people.values()].filter(
    (person) =>
      present.has(person.person) && !hasOwnLink(person, book) && isStanding(person, book, door, now),
  );
}

/** Why nobody more comes in that way, or null. For facilitators and links for one there is always room. */
export function noPlace(newcomer: Person, book: Book, door: DoorState, now: number): Refused | null {
  if (door === 'invited' && (newcomer.as === 'facilitator' || hasOwnLink(newcomer, book))) return null;
  const crowd = crowdIn(book, door, now);
  const way = wayOf(newcomer);
  if (crowd.length >= PLACES.all || crowd.filter((person) => wayOf(person) === way).length >= PLACES.each)
    return FULL;
  return null;
}

const FULL: Refused = {
  status: 503,
  problem: 'As many people are in as can come this way; ask the facilitator for a link of your own.',
};

/** What somebody came by, to be counted. */
export function wayOf({ came }: Person): string {
  return came.by === 'invitation' ? came.invitation : came.by;
}

/** The book without those who are gone and came first, once there are too many of them. */
export function withoutLongGone(book: Book, door: DoorState, now: number): Book {
  const crowd = new Set(crowdIn(book, door, now));
  const gone = [...book.people.values()].filter(
    (person) => !crowd.has(person) && !(hasOwnLink(person, book) && isStanding(person, book, door, now)),
  );
  if (gone.length <= GONE) return book;
  const forgotten = new Set(gone.slice(0, gone.length - GONE).map(({ person }) => person));
  const people = new Map([...book.people].filter(([id]) => !forgotten.has(id)));
  return withoutDevices(({ person }) => forgotten.has(person), { ...book, people });
}
