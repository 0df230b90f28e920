import type { AccessAction } from '#core/presence.ts';
import { REFUSALS, type Refusal } from '../http/refusals.ts';
import { type AccessContext, sameOriginIds } from './access-state.ts';
import { admit } from './entry.ts';
import {
  type Invitation,
  type Invites,
  type InvitesChange,
  isActive,
  peopleAdmittedBy,
  withInvitation,
  withoutDevices,
  withPerson,
} from './invites.ts';
import { newId, newSecret, sealOf } from './secret.ts';
import type { Viewer } from './viewer.ts';

/** `token`: the secret of a new link, which is returned only this once. */
export type ActionResult = { readonly token?: string } | Refusal;

type ActionHandler<K extends AccessAction['act']> = (
  action: Extract<AccessAction, { readonly act: K }>,
  viewer: Viewer,
  context: AccessContext,
) => Promise<ActionResult>;

const ACTION_HANDLERS: { readonly [K in AccessAction['act']]: ActionHandler<K> } = {
  invite: ({ act: _act, ...inviting }, _viewer, context) => newInvitation(inviting, 'by-hand', context),
  revoke: async ({ id }, { person }, { store }) => actionResult(await store.change(revoke(id, person), true)),
  extend: async ({ id, hours }, _viewer, { store, now }) => actionResult(await store.change(extend(id, hours, now()))),
  're-issue': async ({ id }, _viewer, { store, now, random }) => {
    const token = newSecret(random);
    return actionResult(await store.change(reissue(id, sealOf(token), now())), token);
  },
  reopen: async ({ id }, _viewer, { store }) => actionResult(await store.change(changeInvitation(id, withoutGuard))),
  admit: async ({ person, as }, _viewer, context) => {
    const waiter = context.lobby.waiter(person);
    return waiter ? actionResult(await admit(waiter, as, context)) : REFUSALS.nobodyWaits;
  },
  refuse: async ({ person }, _viewer, context) =>
    context.lobby.waiter(person) ? changeAndNotify(() => context.lobby.remove(person), context) : REFUSALS.nobodyWaits,
  'refuse-all': async (_action, _viewer, context) => changeAndNotify(context.lobby.clear, context),
  'let-write': async ({ person }, _viewer, context) => changeAndNotify(() => context.meter.allow(person), context),
  'send-out': async ({ person }, viewer, { store, lobby, now }) => {
    const done = await store.change(removePerson(person, viewer.person), true);
    // So that they cannot come straight back by the code.
    if ('answer' in done) lobby.openFor(0, 'viewer', now());
    return actionResult(done);
  },
  'send-out-from': async ({ person }, viewer, context) => {
    const ids = sameOriginIds(person, context);
    return actionResult(await context.store.change(removePeople(ids, viewer.person), true));
  },
  'open-lobby': async ({ minutes, as }, _viewer, { lobby, now }): Promise<ActionResult> => {
    if (as === 'facilitator') return REFUSALS.lobbyOfFacilitators;
    lobby.openFor(minutes, as, now());
    return {};
  },
};

export async function handleAction<K extends AccessAction['act']>(
  action: Extract<AccessAction, { readonly act: K }>,
  viewer: Viewer,
  context: AccessContext,
): Promise<ActionResult> {
  return context.door === 'open' ? REFUSALS.onlyHere : await ACTION_HANDLERS[action.act as K](action, viewer, context);
}

/** Makes an invitation. Its secret is returned once and stored nowhere. */
export async function newInvitation(
  draft: Omit<InvitationDraft, 'id' | 'seal' | 'made'>,
  made: InvitationDraft['made'],
  { store, now, random }: AccessContext,
): Promise<{ readonly token: string } | Refusal> {
  const token = newSecret(random);
  const id = newId(random, (candidate) => store.current().invitations.has(candidate));
  const done = await store.change(invite({ ...draft, id, seal: sealOf(token), made }, now()));
  return 'problem' in done ? done : { token };
}

function changeAndNotify(change: () => void, { changed }: AccessContext): ActionResult {
  change();
  changed();
  return {};
}

function actionResult(done: object | Refusal, token?: string): ActionResult {
  if ('problem' in done) return done;
  return token === undefined ? {} : { token };
}

const MAX_INVITATIONS = 1_000;
const HOUR = 3_600_000;
/** Most hours from now for which an invitation may be valid: a quarter of a year. */
const MAX_HOURS = 24 * 92;

type InvitationDraft = Omit<Invitation, 'until' | 'revoked' | 'guarded'> & { readonly hours: number };

export function invite({ hours, ...rest }: InvitationDraft, now: number): InvitesChange<Invitation> {
  return (invites) => {
    const open = [...invites.invitations].filter(([, one]) => isActive(one, now));
    // Links made at a start are not limited, so that a server always starts.
    if (open.length >= MAX_INVITATIONS && rest.made === 'by-hand') return REFUSALS.tooManyInvitations;
    if (rest.as === 'facilitator' && rest.for === 'many') return REFUSALS.manyFacilitators;
    const invitation: Invitation = { ...rest, until: expiryOf(now, hours, now), revoked: false };
    // If there is no room, invitations that have ended are dropped.
    const room = invites.invitations.size < MAX_INVITATIONS ? invites : { ...invites, invitations: new Map(open) };
    return { invites: withInvitation(invitation, room), answer: invitation };
  };
}

function changeInvitation(
  id: string,
  to: (invitation: Invitation, invites: Invites) => Invitation | Refusal,
): InvitesChange<null> {
  return (invites) => {
    const invitation = invites.invitations.get(id);
    const changed = invitation ? to(invitation, invites) : REFUSALS.invitationGone;
    return 'problem' in changed ? changed : { invites: withInvitation(changed, invites), answer: null };
  };
}

export function revoke(id: string, actor: string): InvitesChange<null> {
  return (invites) => {
    const gone = new Set(peopleAdmittedBy(id, invites).map(({ person }) => person));
    const without = withoutDevices(({ person }) => gone.has(person), invites);
    return changeInvitation(id, (one) => (gone.has(actor) ? REFUSALS.invitationOwn : { ...one, revoked: true }))(
      without,
    );
  };
}

/** Extends an invitation by so many hours; one that has ended becomes valid again. */
function extend(id: string, hours: number, now: number): InvitesChange<null> {
  return changeInvitation(id, (one) =>
    one.revoked ? REFUSALS.invitationRevoked : { ...one, until: expiryOf(Math.max(one.until, now), hours, now) },
  );
}

/** Gives an invitation another secret. People who are in stay in. */
function reissue(id: string, seal: string, now: number): InvitesChange<null> {
  return changeInvitation(id, (one) => {
    if (one.revoked) return REFUSALS.invitationRevoked;
    return isActive(one, now) ? { ...withoutGuard(one), seal } : REFUSALS.invitationEnded;
  });
}

/** Ends somebody’s access. By a link for many they could return under any name, so newcomers by it must wait. */
export function removePerson(id: string, actor: string): InvitesChange<null> {
  return (invites) => {
    const person = invites.people.get(id);
    if (!person) return REFUSALS.personGone;
    if (id === actor) return REFUSALS.thatIsYou;
    const without = withoutDevices((device) => device.person === id, invites);
    const { came } = person;
    const link = came.by === 'invitation' ? invites.invitations.get(came.invitation) : undefined;
    const watched = link?.for === 'many' ? withInvitation({ ...link, guarded: true }, without) : without;
    return { invites: withPerson({ ...person, out: true }, watched), answer: null };
  };
}

/** Ends the access of many at once, but not of the person who does it. */
function removePeople(ids: readonly string[], actor: string): InvitesChange<null> {
  return (invites) => {
    const gone = new Set(ids.filter((id) => id !== actor));
    const people = new Map([...invites.people].map(([id, one]) => [id, gone.has(id) ? { ...one, out: true } : one]));
    return {
      invites: withoutDevices(({ person }) => gone.has(person), { ...invites, people }),
      answer: null,
    };
  };
}

/** Newcomers by this invitation need not wait in the lobby any more. */
function withoutGuard({ guarded: _guarded, ...invitation }: Invitation): Invitation {
  return invitation;
}

function expiryOf(from: number, hours: number, now: number): number {
  return Math.min(from + hours * HOUR, now + MAX_HOURS * HOUR);
}
