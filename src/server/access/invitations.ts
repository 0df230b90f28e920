import type { AccessAction } from '#core/room.ts';
import { FAILURES, type Refused } from '../http/failures.ts';
import { admit } from './come-in.ts';
import type { Gate } from './gate.ts';
import {
  cameWith,
  type Invitation,
  type Invites,
  isOpen,
  type Step,
  withInvitation,
  withoutDevices,
  withPerson,
} from './invites.ts';
import { newId, newSecret, sealOf } from './secret.ts';
import { cameWithThem } from './state.ts';
import type { Viewer } from './viewer.ts';

/** What was done about the door; the secret of a new link is given this once. */
export type Acted = { readonly token?: string } | Refused;

type Act<K extends AccessAction['act']> = (
  action: Extract<AccessAction, { readonly act: K }>,
  viewer: Viewer,
  gate: Gate,
) => Promise<Acted>;

const ACTS: { readonly [K in AccessAction['act']]: Act<K> } = {
  invite: ({ act: _act, ...inviting }, _viewer, gate) => newInvitation(inviting, 'by-hand', gate),
  revoke: async ({ id }, { person }, { store }) => actedBy(await store.change(revoke(id, person), true)),
  extend: async ({ id, hours }, _viewer, { store, now }) => actedBy(await store.change(extend(id, hours, now()))),
  're-issue': async ({ id }, _viewer, { store, now, random }) => {
    const token = newSecret(random);
    return actedBy(await store.change(reissue(id, sealOf(token), now())), token);
  },
  reopen: async ({ id }, _viewer, { store }) => actedBy(await store.change(change(id, unguarded))),
  admit: async ({ person, as }, _viewer, gate) => {
    const waiter = gate.lobby.waiter(person);
    return waiter ? actedBy(await admit(waiter, as, gate)) : FAILURES.nobodyWaits;
  },
  refuse: async ({ person }, _viewer, gate) =>
    gate.lobby.waiter(person) ? changedBy(() => gate.lobby.remove(person), gate) : FAILURES.nobodyWaits,
  'refuse-all': async (_action, _viewer, gate) => changedBy(gate.lobby.clear, gate),
  'let-write': async ({ person }, _viewer, gate) => changedBy(() => gate.meter.allow(person), gate),
  'send-out': async ({ person }, viewer, { store, lobby, now }) => {
    const done = await store.change(sendOut(person, viewer.person), true);
    // Nor do they come back unseen by the code.
    if ('answer' in done) lobby.openFor(0, 'viewer', now());
    return actedBy(done);
  },
  'send-out-from': async ({ person }, viewer, gate) => {
    const ids = cameWithThem(person, gate);
    return actedBy(await gate.store.change(sendAllOut(ids, viewer.person), true));
  },
  'open-lobby': async ({ minutes, as }, _viewer, { lobby, now }): Promise<Acted> => {
    if (as === 'facilitator') return FAILURES.lobbyOfFacilitators;
    lobby.openFor(minutes, as, now());
    return {};
  },
};

export async function actOn<K extends AccessAction['act']>(
  action: Extract<AccessAction, { readonly act: K }>,
  viewer: Viewer,
  gate: Gate,
): Promise<Acted> {
  return gate.door === 'open' ? FAILURES.onlyHere : await ACTS[action.act as K](action, viewer, gate);
}

/** Makes an invitation. Its secret is given once and kept nowhere. */
export async function newInvitation(
  inviting: Omit<Inviting, 'id' | 'seal' | 'made'>,
  made: Inviting['made'],
  { store, now, random }: Gate,
): Promise<{ readonly token: string } | Refused> {
  const token = newSecret(random);
  const id = newId(random, (candidate) => store.current().invitations.has(candidate));
  const done = await store.change(invite({ ...inviting, id, seal: sealOf(token), made }, now()));
  return 'problem' in done ? done : { token };
}

function changedBy(change: () => void, { changed }: Gate): Acted {
  change();
  changed();
  return {};
}

function actedBy(done: object | Refused, token?: string): Acted {
  if ('problem' in done) return done;
  return token === undefined ? {} : { token };
}

/** Most invitations that one workspace takes. */
const INVITATIONS = 1_000;
const HOUR = 3_600_000;
/** Most hours from now for which an invitation may be valid: a quarter of a year. */
const MAX_HOURS = 24 * 92;

type Inviting = Omit<Invitation, 'until' | 'revoked' | 'guarded'> & { readonly hours: number };

export function invite({ hours, ...rest }: Inviting, now: number): Step<Invitation> {
  return (invites) => {
    const open = [...invites.invitations].filter(([, one]) => isOpen(one, now));
    // A server always starts, no matter how many there are.
    if (open.length >= INVITATIONS && rest.made === 'by-hand') return FAILURES.tooManyInvitations;
    if (rest.as === 'facilitator' && rest.for === 'many') return FAILURES.manyFacilitators;
    const invitation: Invitation = { ...rest, until: after(now, hours, now), revoked: false };
    // If there is no room, what has ended goes first.
    const room = invites.invitations.size < INVITATIONS ? invites : { ...invites, invitations: new Map(open) };
    return { invites: withInvitation(invitation, room), answer: invitation };
  };
}

function change(id: string, to: (invitation: Invitation, invites: Invites) => Invitation | Refused): Step<null> {
  return (invites) => {
    const invitation = invites.invitations.get(id);
    const changed = invitation ? to(invitation, invites) : FAILURES.invitationGone;
    return 'problem' in changed ? changed : { invites: withInvitation(changed, invites), answer: null };
  };
}

export function revoke(id: string, own: string): Step<null> {
  return (invites) => {
    const gone = new Set(cameWith(id, invites).map(({ person }) => person));
    const without = withoutDevices(({ person }) => gone.has(person), invites);
    return change(id, (one) => (gone.has(own) ? FAILURES.invitationOwn : { ...one, revoked: true }))(without);
  };
}

/** Keeps an invitation valid for so many hours more; one that has ended begins again. */
function extend(id: string, hours: number, now: number): Step<null> {
  return change(id, (one) =>
    one.revoked ? FAILURES.invitationRevoked : { ...one, until: after(Math.max(one.until, now), hours, now) },
  );
}

/** Gives an invitation another secret. People who are in stay in. */
function reissue(id: string, seal: string, now: number): Step<null> {
  return change(id, (one) => {
    if (one.revoked) return FAILURES.invitationRevoked;
    return isOpen(one, now) ? { ...unguarded(one), seal } : FAILURES.invitationEnded;
  });
}

/** Ends somebody's access. By a link for many they could come back as anybody, so newcomers by it wait. */
export function sendOut(id: string, own: string): Step<null> {
  return (invites) => {
    const person = invites.people.get(id);
    if (!person) return FAILURES.personGone;
    if (id === own) return FAILURES.thatIsYou;
    const without = withoutDevices((device) => device.person === id, invites);
    const { came } = person;
    const link = came.by === 'invitation' ? invites.invitations.get(came.invitation) : undefined;
    const watched = link?.for === 'many' ? withInvitation({ ...link, guarded: true }, without) : without;
    return { invites: withPerson({ ...person, out: true }, watched), answer: null };
  };
}

/** Ends the access of many at once; the person who does it stays. */
function sendAllOut(ids: readonly string[], own: string): Step<null> {
  return (invites) => {
    const gone = new Set(ids.filter((id) => id !== own));
    const people = new Map([...invites.people].map(([id, one]) => [id, gone.has(id) ? { ...one, out: true } : one]));
    return {
      invites: withoutDevices(({ person }) => gone.has(person), { ...invites, people }),
      answer: null,
    };
  };
}

/** Lets newcomers by an invitation for many in at once again. */
function unguarded({ guarded: _guarded, ...invitation }: Invitation): Invitation {
  return invitation;
}

function after(from: number, hours: number, now: number): number {
  return Math.min(from + hours * HOUR, now + MAX_HOURS * HOUR);
}
