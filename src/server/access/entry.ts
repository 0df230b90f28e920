import type { KnownPerson, Speaker, WalkthroughRole } from '#core/index.ts';
import type { Session } from '#core/presence.ts';
import { REFUSALS, type Refusal } from '../http/refusals.ts';
import type { AccessContext } from './access-state.ts';
import {
  type EntryAttempt,
  enterAtMachine,
  enterByInvitation,
  enterFromLobby,
  isForName,
  returningPerson,
} from './admission.ts';
import {
  type InvitesChange,
  invitationWith,
  isActive,
  type Person,
  personOnDevice,
  withoutDevices,
} from './invites.ts';
import type { Waiter } from './lobby.ts';
import { displayName, nameTaken } from './names.ts';
import { newSecret, sealOf } from './secret.ts';
import { LOCAL_VIEWER, type Viewer } from './viewer.ts';

/** Somebody was admitted or may wait. `secret`: for a new cookie; absent: their present one stays valid. */
export interface EntryResult {
  readonly secret?: string;
  readonly session: Session;
}

/** Milliseconds that somebody who came by the lobby may stay. */
const LOBBY_STAY = 12 * 3_600_000;

interface EntryRequest {
  readonly speaker: Speaker;
  /** The secret of the cookie that the browser already has. */
  readonly oldSecret: string | undefined;
  readonly origin: string;
}

/** Exchanges the secret of an invitation for that of a cookie; at an open door none is needed. */
export async function enter(
  token: string,
  request: EntryRequest,
  context: AccessContext,
): Promise<EntryResult | Refusal> {
  const { door, store, originQuota, now } = context;
  const { secret, attempt } = entryAttemptOf(request, context);
  const seal = sealOf(token);
  const link = door === 'open' ? undefined : invitationWith(seal, store.current());
  const existing =
    personOnDevice(attempt.oldSeal, store.current(), door, now()) ?? returningPerson(attempt, store.current());
  const isNew = !existing && link?.for === 'many' && isActive(link, now());
  // Newcomers by a guarded link, or from an address with too many entries, wait for a facilitator.
  if (isNew && (link.guarded || !originQuota.take(seal, request.origin))) return waitInLobby(request, context);
  const done = await store.change(door === 'open' ? enterAtMachine(attempt) : enterByInvitation(seal, attempt));
  if ('problem' in done) {
    if (isNew) originQuota.giveBack(seal, request.origin);
    return done;
  }
  if (link?.for === 'many') originQuota.cameFrom(done.answer.person, request.origin);
  return { secret, session: admittedSession(done.answer, context) };
}

/** Lets somebody with the short code wait, or enter while the lobby is open. */
export async function requestAccess(
  code: string,
  request: EntryRequest,
  context: AccessContext,
): Promise<EntryResult | Refusal> {
  const { door, lobby, originQuota, now } = context;
  if (door === 'open') return REFUSALS.noLobby;
  if (!lobby.isCode(code)) return REFUSALS.noSuchCode;
  const waiting = waitInLobby(request, context);
  const open = lobby.open(now());
  const waiter = 'problem' in waiting ? undefined : lobby.waiter(waiting.session.person);
  if (!waiter || !open || !originQuota.take(`code ${open.until}`, request.origin)) return waiting;
  const done = await admit(waiter, open.as, context);
  return 'problem' in done ? done : { ...waiting, session: admittedSession(done.answer, context) };
}

/** Puts somebody into the lobby until a facilitator decides; those who are in already stay in. */
function waitInLobby(request: EntryRequest, context: AccessContext): EntryResult | Refusal {
  const { door, store, lobby, now } = context;
  const { speaker, origin } = request;
  const { secret, attempt } = entryAttemptOf(request, context);
  const refusal = lobby.refusal(speaker, attempt.oldSeal, origin, now());
  if (refusal) return refusal;
  const visitor = visitorOf(request.oldSecret, context);
  if (visitor.is === 'in' && visitor.session) return { session: visitor.session };
  const back = returningPerson(attempt, store.current());
  const taken = nameTaken(speaker, back?.person ?? '', store.current(), door, now());
  if (taken) return taken;
  if (!back && attempt.pastSpeakers.has(speaker)) return REFUSALS.nameSpoken(displayName(speaker));
  const { device } = attempt;
  const waiter = lobby.wait({ speaker, device, oldSeal: attempt.oldSeal, origin, who: back?.person }, now());
  context.changed();
  return { secret, session: sessionOf(waiter, 'waiting') };
}

export async function admit(
  { person, name, role, device, origin }: Waiter,
  as: WalkthroughRole,
  context: AccessContext,
): Promise<{ readonly answer: Person } | Refusal> {
  const { store, lobby, originQuota, now, random } = context;
  const attempt: EntryAttempt = {
    speaker: { name, role },
    device,
    oldSeal: '',
    person,
    now: now(),
    random,
    pastSpeakers: context.pastSpeakers(),
  };
  const done = await store.change(enterFromLobby(as, now() + LOBBY_STAY, attempt));
  if (!('problem' in done)) {
    lobby.remove(person);
    originQuota.cameFrom(person, origin);
  }
  context.changed();
  return done;
}

export async function leave(secret: string | undefined, context: AccessContext): Promise<Refusal | null> {
  if (secret === undefined) return null;
  const seal = sealOf(secret);
  const waiter = context.lobby.at(seal, context.now());
  if (waiter) {
    context.lobby.remove(waiter.person);
    context.changed();
  }
  const forget: InvitesChange<null> = (invites) => ({
    invites: withoutDevices((device) => device.seal === seal, invites),
    answer: null,
  });
  const done = await context.store.change(forget, true);
  return 'problem' in done ? done : null;
}

function entryAttemptOf({ speaker, oldSecret }: EntryRequest, { now, random, pastSpeakers }: AccessContext) {
  const secret = newSecret(random);
  const seal = oldSecret === undefined ? '' : sealOf(oldSecret);
  const attempt: EntryAttempt = {
    speaker,
    device: sealOf(secret),
    oldSeal: seal,
    now: now(),
    random,
    pastSpeakers: pastSpeakers(),
  };
  return { secret, attempt };
}

function admittedSession(person: Person, context: AccessContext): Session {
  if (context.door === 'open') return sessionOf(person, 'facilitator');
  return sessionOf({ ...person, ...identityOf(person, context) }, person.as);
}

/** Who a request comes from: somebody who is in, who waits in the lobby, or nobody known. */
export type Visitor =
  | { readonly is: 'in'; readonly viewer: Viewer; readonly session: Session | null }
  | { readonly is: 'waiting'; readonly session: Session }
  | { readonly is: 'stranger' };

export function visitorOf(secret: string | undefined, context: AccessContext): Visitor {
  const seal = secret === undefined ? '' : sealOf(secret);
  const { door, store, lobby, now } = context;
  const person = personOnDevice(seal, store.current(), door, now());
  if (person) {
    store.seen(seal, now());
    const { name, role, person: id } = person;
    const as = door === 'open' ? 'facilitator' : person.as;
    const speaker = door === 'open' ? { name, role } : { name, role, ...identityOf(person, context) };
    const viewer: Viewer = { as, person: id, speaker, session: seal };
    return { is: 'in', viewer, session: sessionOf({ ...person, ...speaker }, as) };
  }
  const waiter = seal === '' ? undefined : lobby.at(seal, now());
  if (waiter) return { is: 'waiting', session: sessionOf(waiter, 'waiting') };
  return door === 'open' ? { is: 'in', viewer: LOCAL_VIEWER, session: null } : { is: 'stranger' };
}

/** `named`: the name is their own, as for facilitators and people with a link for exactly that name. */
function identityOf(person: Person, { store }: AccessContext): Pick<KnownPerson, 'person' | 'named'> {
  const { came, as, person: id } = person;
  const invitation = came.by === 'invitation' ? store.current().invitations.get(came.invitation) : undefined;
  const isNamed = as === 'facilitator' || (invitation !== undefined && isForName(invitation, person));
  return { person: id, ...(isNamed && { named: true }) };
}

/** The session as a page gets it: no secret. */
function sessionOf(
  { person, name, role, named }: Speaker & { readonly person: string; readonly named?: boolean },
  as: Session['as'],
): Session {
  return { person, name, role, as, ...(named && { named }) };
}
