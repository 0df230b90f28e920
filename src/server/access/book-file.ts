import * as v from 'valibot';
import { rolePiece } from '#core/parsing.ts';
import { type Book, cameWith, type Device, EMPTY_BOOK, type Invitation, type Person } from './book.ts';

const DAY = 24 * 3_600_000;
/** Milliseconds for which what has ended is kept, so that it can be extended, and a device that does not show. */
const ENDED = 7 * DAY;
const AWAY = 92 * DAY;

/** Links printed at a start and not used yet that are kept for whoever got one. */
const PRINTED = 20;

const text = v.pipe(v.string(), v.maxLength(200));
const time = v.number();
const invitation = v.strictObject({
  id: text,
  seal: text,
  as: rolePiece,
  for: v.picklist(['one', 'many']),
  name: text,
  role: text,
  until: time,
  revoked: v.boolean(),
  guarded: v.exactOptional(v.boolean()),
  made: v.picklist(['at-start', 'by-hand']),
});
const came = v.variant('by', [
  v.strictObject({ by: v.literal('invitation'), invitation: text }),
  v.strictObject({ by: v.literal('lobby'), until: time }),
  v.strictObject({ by: v.literal('machine') }),
]);
const person = v.strictObject({
  person: text,
  name: text,
  role: text,
  as: rolePiece,
  came,
  out: v.boolean(),
});
const device = v.strictObject({ seal: text, person: text, seen: time });
const schema = v.strictObject({
  version: v.literal(1),
  invitations: v.array(invitation),
  people: v.array(person),
  devices: v.array(device),
});

/** The book as a text, secrets as hashes only. */
export function bookText({ invitations, people, devices }: Book): string {
  const all = {
    version: 1,
    invitations: [...invitations.values()],
    people: [...people.values()],
    devices: [...devices.values()],
  };
  return `${JSON.stringify(all)}\n`;
}

/** Reads a book; null: it is none. What nobody can use any more is left out. */
export function readBook(json: string, now: number): Book | null {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(json));
    return success ? inUse(output, now) : null;
  } catch {
    return null;
  }
}

interface Lists {
  readonly invitations: readonly Invitation[];
  readonly people: readonly Person[];
  readonly devices: readonly Device[];
}

function inUse(lists: Lists, now: number): Book {
  const all: Book = {
    ...EMPTY_BOOK,
    people: new Map(lists.people.map((one) => [one.person, one])),
  };
  // Nobody has the link any more that was printed for a facilitator and not used; nor, soon, the one for all others.
  const isUnused = ({ id, made }: Invitation) => made === 'at-start' && cameWith(id, all).length === 0;
  const handedOut = new Set(
    lists.invitations
      .filter((one) => isUnused(one) && one.as !== 'facilitator' && one.until > now)
      .slice(-PRINTED),
  );
  const isLost = (one: Invitation) => isUnused(one) && !handedOut.has(one);
  const invitations = new Map(
    lists.invitations.filter((one) => one.until + ENDED > now && !isLost(one)).map((one) => [one.id, one]),
  );
  const devices = lists.devices.filter(({ seen }) => seen + AWAY > now);
  const present = new Set(devices.map((one) => one.person));
  // Whoever comes back with the device they were in on is who they were.
  const isUsed = ({ came, person: id }: Person) =>
    present.has(id) ||
    (came.by === 'invitation' && invitations.has(came.invitation)) ||
    (came.by === 'lobby' && came.until + ENDED > now);
  const people = new Map(lists.people.filter(isUsed).map((one) => [one.person, one]));
  return {
    invitations,
    people,
    devices: new Map(devices.filter((one) => people.has(one.person)).map((one) => [one.seal, one])),
  };
}
