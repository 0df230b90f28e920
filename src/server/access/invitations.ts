import type { Role, Speaker } from '#core/index.ts';
import {
  cameWith,
  type Invitation,
  isOpen,
  type Refused,
  type Step,
  withInvitation,
  withoutDevices,
  withPerson,
} from './book.ts';

/** Invitations that one workspace takes. */
const INVITATIONS = 1_000;
const HOUR = 3_600_000;
/** Hours from now for which an invitation may hold at most: a quarter of a year. */
const LONGEST = 24 * 92;

/** What an invitation is made of. */
export interface Inviting extends Speaker {
  readonly id: string;
  readonly seal: string;
  readonly as: Role;
  readonly for: 'one' | 'many';
  readonly hours: number;
  readonly made: Invitation['made'];
}

export function invite({ hours, ...rest }: Inviting, now: number): Step<Invitation> {
  return (book) => {
    const open = [...book.invitations].filter(([, one]) => isOpen(one, now));
    // However many there are, a server begins.
    if (open.length >= INVITATIONS && rest.made === 'by-hand') return TOO_MANY;
    if (rest.as === 'facilitator' && rest.for === 'many')
      return { status: 400, problem: 'A facilitator is invited alone; make one invitation for each.' };
    const invitation: Invitation = { ...rest, until: after(now, hours, now), revoked: false };
    // Where there is no room for what has ended, it goes first.
    const room = book.invitations.size < INVITATIONS ? book : { ...book, invitations: new Map(open) };
    return { book: withInvitation(invitation, room), answer: invitation };
  };
}

const TOO_MANY: Refused = {
  status: 409,
  problem: 'There are too many invitations; end one that nobody needs, or make a new link for it.',
};

/** Ends an invitation, and everybody’s stay who came with it. */
export function revoke(id: string, own: string): Step<null> {
  return (book) => {
    const invitation = book.invitations.get(id);
    if (!invitation) return NOT_THERE;
    const gone = new Set(cameWith(id, book).map(({ person }) => person));
    if (gone.has(own))
      return {
        status: 409,
        problem: 'You came with this invitation yourself; let another facilitator end it.',
      };
    const without = withoutDevices(({ person }) => gone.has(person), book);
    return { book: withInvitation({ ...invitation, revoked: true }, without), answer: null };
  };
}

/** Lets an invitation hold for so many hours more; one that has ended begins again. */
export function extend(id: string, hours: number, now: number): Step<null> {
  return (book) => {
    const invitation = book.invitations.get(id);
    if (!invitation) return NOT_THERE;
    if (invitation.revoked) return REVOKED;
    const until = after(Math.max(invitation.until, now), hours, now);
    return { book: withInvitation({ ...invitation, until }, book), answer: null };
  };
}

/** Gives an invitation another secret. Who is in stays in. */
export function reissue(id: string, seal: string, now: number): Step<null> {
  return (book) => {
    const invitation = book.invitations.get(id);
    if (!invitation) return NOT_THERE;
    if (invitation.revoked) return REVOKED;
    if (!isOpen(invitation, now))
      return { status: 409, problem: 'This invitation has ended; extend it first.' };
    return { book: withInvitation({ ...unguarded(invitation), seal }, book), answer: null };
  };
}

/** Lets whoever comes new by an invitation for many in at once again. */
export function reopen(id: string): Step<null> {
  return (book) => {
    const invitation = book.invitations.get(id);
    return invitation ? { book: withInvitation(unguarded(invitation), book), answer: null } : NOT_THERE;
  };
}

/** Shows somebody the door. By a link for many they could come back as anybody, so whoever comes new by it waits. */
export function sendOut(id: string, own: string): Step<null> {
  return (book) => {
    const person = book.people.get(id);
    if (!person) return { status: 404, problem: 'That person is not here any more.' };
    if (id === own) return { status: 409, problem: 'That is you; leave instead.' };
    const without = withoutDevices((device) => device.person === id, book);
    const { came } = person;
    const link = came.by === 'invitation' ? book.invitations.get(came.invitation) : undefined;
    const watched = link?.for === 'many' ? withInvitation({ ...link, guarded: true }, without) : without;
    return { book: withPerson({ ...person, out: true }, watched), answer: null };
  };
}

/** Shows many the door at once; whoever does it stays. */
export function sendAllOut(ids: readonly string[], own: string): Step<null> {
  return (book) => {
    const gone = new Set(ids.filter((id) => id !== own));
    const people = new Map(
      [...book.people].map(([id, one]) => [id, gone.has(id) ? { ...one, out: true } : one]),
    );
    return { book: withoutDevices(({ person }) => gone.has(person), { ...book, people }), answer: null };
  };
}

/** Forgets a browser. */
export function leave(seal: string): Step<null> {
  return (book) => ({ book: withoutDevices((device) => device.seal === seal, book), answer: null });
}

const NOT_THERE: Refused = {
  status: 404,
  problem: 'That invitation is not there any more; load the page again.',
};
const REVOKED: Refused = { status: 409, problem: 'This invitation was ended for good; make a new one.' };

function unguarded({ guarded: _guarded, ...invitation }: Invitation): Invitation {
  return invitation;
}

function after(from: number, hours: number, now: number): number {
  return Math.min(from + hours * HOUR, now + LONGEST * HOUR);
}
