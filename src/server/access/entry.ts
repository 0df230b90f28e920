import type { KnownPerson, Speaker, WalkthroughRole } from '#core/index.ts';
import type { Session } from '#core/presence.ts';
import { REFUSALS, type Refusal } from '../http/refusals.ts';
import type { AccessContext } from './access-context.ts';
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

/** Somebody was let in or may wait. `secret` is for their cookie; without one, theirs still holds. */
export interface EntryResult {
  readonly secret?: string;
  readonly session: Session;
}

/** Milliseconds that somebody who came by the lobby may stay. */
const LOBBY_STAY = 12 * 3_600_000;

interface EntryRequest {
  readonly speaker: Speaker;
  /** The secret of the cookie that the browser already has. */
  readonly before: string | undefined;
  readonly origin: string;
}

/** Trades the secret of an invitation for that of a cookie; where the door is open, none is needed. */
export async function enter(
  token: string,
  request: EntryRequest,
  context: AccessContext,
): Promise<EntryResult | Refusal> {
  const { door, store, newcomers, now } = context;
  const { secret, arrival } = entryAttemptOf(request, context);
  const seal = sealOf(token);
  const link = door === 'open' ? undefined : invitationWith(seal, store.current());
  const existing =
    personOnDevice(arrival.before, store.current(), door, now()) ?? returningPerson(arrival, store.current());
  const isNew = !existing && link?.for === 'many' && isActive(link, now());
  // Newcomers from where many have come already are looked at first.
  if (isNew && (link.guarded || !newcomers.take(seal, request.origin))) return waitInLobby(request, context);
  const done = await store.change(door === 'open' ? enterAtMachine(arrival) : enterByInvitation(seal, arrival));
  if ('problem' in done) {
    if (isNew) newcomers.giveBack(seal, request.origin);
    return done;
  }
  if (link?.for === 'many') newcomers.cameFrom(done.answer.person, request.origin);
  return { secret, session: admittedSession(done.answer, context) };
}

/** Lets somebody who has the short code wait, or come in where the lobby is open. */
export async function requestAccess(
  code: string,
  request: EntryRequest,
  context: AccessContext,
): Promise<EntryResult | Refusal> {
  const { door, lobby, newcomers, now } = context;
  if (door === 'open') return REFUSALS.noLobby;
  if (!lobby.isCode(code)) return REFUSALS.noSuchCode;
  const waiting = waitInLobby(request, context);
  const open = lobby.open(now());
  const waiter = 'problem' in waiting ? undefined : lobby.waiter(waiting.session.person);
  if (!waiter || !open || !newcomers.take(`code ${open.until}`, request.origin)) return waiting;
  const done = await admit(waiter, open.as, context);
  return 'problem' in done ? done : { ...waiting, session: admittedSession(done.answer, context) };
}

/** Lets somebody wait until a facilitator has looked at them; those who are in already stay in. */
function waitInLobby(request: EntryRequest, context: AccessContext): EntryResult | Refusal {
  const { door, store, lobby, now } = context;
  const { speaker, origin } = request;
  const { secret, arrival } = entryAttemptOf(request, context);
  const refusal = lobby.refusal(speaker, arrival.before, origin, now());
  if (refusal) return refusal;
  const visitor = visitorOf(request.before, context);
  if (visitor.is === 'in' && visitor.session) return { session: visitor.session };
  const back = returningPerson(arrival, store.current());
  const taken = nameTaken(speaker, back?.person ?? '', store.current(), door, now());
  if (taken) return taken;
  if (!back && arrival.spoken.has(speaker)) return REFUSALS.nameSpoken(displayName(speaker));
  const { device } = arrival;
  const waiter = lobby.wait({ speaker, device, before: arrival.before, origin, who: back?.person }, now());
  context.changed();
  return { secret, session: sessionOf(waiter, 'waiting') };
}

export async function admit(
  { person, name, role, device, origin }: Waiter,
  as: WalkthroughRole,
  context: AccessContext,
): Promise<{ readonly answer: Person } | Refusal> {
  const { store, lobby, newcomers, now, random } = context;
  const arrival: EntryAttempt = {
    speaker: { name, role },
    device,
    before: '',
    person,
    now: now(),
    random,
    spoken: context.spoken(),
  };
  const done = await store.change(enterFromLobby(as, now() + LOBBY_STAY, arrival));
  if (!('problem' in done)) {
    lobby.remove(person);
    newcomers.cameFrom(person, origin);
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

function entryAttemptOf({ speaker, before }: EntryRequest, { now, random, spoken }: AccessContext) {
  const secret = newSecret(random);
  const seal = before === undefined ? '' : sealOf(before);
  const arrival: EntryAttempt = {
    speaker,
    device: sealOf(secret),
    before: seal,
    now: now(),
    random,
    spoken: spoken(),
  };
  return { secret, arrival };
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

/** The person behind a name; facilitators, and people with a link for exactly their name, own the name as well. */
function identityOf(person: Person, { store }: AccessContext): Pick<KnownPerson, 'person' | 'named'> {
  const { came, as, person: id } = person;
  const invitation = came.by === 'invitation' ? store.current().invitations.get(came.invitation) : undefined;
  const isNamed = as === 'facilitator' || (invitation !== undefined && isForName(invitation, person));
  return { person: id, ...(isNamed && { named: true }) };
}

/** What a page gets about itself: no secret. */
function sessionOf(
  { person, name, role, named }: Speaker & { readonly person: string; readonly named?: boolean },
  as: Session['as'],
): Session {
  return { person, name, role, as, ...(named && { named }) };
}
