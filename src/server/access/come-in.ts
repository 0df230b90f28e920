import type { Role, Somebody, Speaker } from '#core/index.ts';
import type { Session } from '#core/room.ts';
import { FAILURES, type Refused } from '../http/failures.ts';
import { type Arrival, enterAtMachine, enterByInvitation, enterFromLobby, isForName, returning } from './enter.ts';
import type { Gate } from './gate.ts';
import { invitationWith, isOpen, type Person, personAt, type Step, withoutDevices } from './invites.ts';
import type { Waiter } from './lobby.ts';
import { called, nameTaken } from './names.ts';
import { newSecret, sealOf } from './secret.ts';
import { AT_THIS_MACHINE, type Viewer } from './viewer.ts';

/** Somebody was let in or may wait. `secret` is for their cookie; without one, theirs still holds. */
export interface Entered {
  readonly secret?: string;
  readonly session: Session;
}

/** Milliseconds that somebody who came by the lobby may stay. */
const LOBBY_STAY = 12 * 3_600_000;

interface Comer {
  readonly speaker: Speaker;
  /** The secret of the cookie that the browser already has. */
  readonly before: string | undefined;
  readonly origin: string;
}

/** Trades the secret of an invitation for that of a cookie; where the door is open, none is needed. */
export async function enter(token: string, comer: Comer, gate: Gate): Promise<Entered | Refused> {
  const { door, store, newcomers, now } = gate;
  const { secret, arrival } = arrive(comer, gate);
  const seal = sealOf(token);
  const link = door === 'open' ? undefined : invitationWith(seal, store.current());
  const known = personAt(arrival.before, store.current(), door, now()) ?? returning(arrival, store.current());
  const isNew = !known && link?.for === 'many' && isOpen(link, now());
  // Newcomers from where many have come already are looked at first.
  if (isNew && (link.guarded || !newcomers.take(seal, comer.origin))) return wait(comer, gate);
  const done = await store.change(door === 'open' ? enterAtMachine(arrival) : enterByInvitation(seal, arrival));
  if ('problem' in done) {
    if (isNew) newcomers.giveBack(seal, comer.origin);
    return done;
  }
  if (link?.for === 'many') newcomers.cameFrom(done.answer.person, comer.origin);
  return { secret, session: sessionIn(done.answer, gate) };
}

/** Lets somebody who has the short code wait, or come in where the lobby is open. */
export async function requestAccess(code: string, comer: Comer, gate: Gate): Promise<Entered | Refused> {
  const { door, lobby, newcomers, now } = gate;
  if (door === 'open') return FAILURES.noLobby;
  if (!lobby.isCode(code)) return FAILURES.noSuchCode;
  const waiting = wait(comer, gate);
  const open = lobby.open(now());
  const waiter = 'problem' in waiting ? undefined : lobby.waiter(waiting.session.person);
  if (!waiter || !open || !newcomers.take(`code ${open.until}`, comer.origin)) return waiting;
  const done = await admit(waiter, open.as, gate);
  return 'problem' in done ? done : { ...waiting, session: sessionIn(done.answer, gate) };
}

/** Lets somebody wait until a facilitator has looked at them; those who are in already stay in. */
function wait(comer: Comer, gate: Gate): Entered | Refused {
  const { door, store, lobby, now } = gate;
  const { speaker, origin } = comer;
  const { secret, arrival } = arrive(comer, gate);
  const refusal = lobby.refusal(speaker, arrival.before, origin, now());
  if (refusal) return refusal;
  const visitor = visitorWith(comer.before, gate);
  if (visitor.is === 'in' && visitor.session) return { session: visitor.session };
  const back = returning(arrival, store.current());
  const taken = nameTaken(speaker, back?.person ?? '', store.current(), door, now());
  if (taken) return taken;
  if (!back && arrival.spoken.has(speaker)) return FAILURES.nameSpoken(called(speaker));
  const { device } = arrival;
  const waiter = lobby.wait({ speaker, device, before: arrival.before, origin, who: back?.person }, now());
  gate.changed();
  return { secret, session: sessionOf(waiter, 'waiting') };
}

export async function admit(
  { person, name, role, device, origin }: Waiter,
  as: Role,
  gate: Gate,
): Promise<{ readonly answer: Person } | Refused> {
  const { store, lobby, newcomers, now, random } = gate;
  const arrival: Arrival = {
    speaker: { name, role },
    device,
    before: '',
    person,
    now: now(),
    random,
    spoken: gate.spoken(),
  };
  const done = await store.change(enterFromLobby(as, now() + LOBBY_STAY, arrival));
  if (!('problem' in done)) {
    lobby.remove(person);
    newcomers.cameFrom(person, origin);
  }
  gate.changed();
  return done;
}

export async function goOut(secret: string | undefined, gate: Gate): Promise<Refused | null> {
  if (secret === undefined) return null;
  const seal = sealOf(secret);
  const waiter = gate.lobby.at(seal, gate.now());
  if (waiter) {
    gate.lobby.remove(waiter.person);
    gate.changed();
  }
  const forget: Step<null> = (invites) => ({
    invites: withoutDevices((device) => device.seal === seal, invites),
    answer: null,
  });
  const done = await gate.store.change(forget, true);
  return 'problem' in done ? done : null;
}

function arrive({ speaker, before }: Comer, { now, random, spoken }: Gate) {
  const secret = newSecret(random);
  const seal = before === undefined ? '' : sealOf(before);
  const arrival: Arrival = {
    speaker,
    device: sealOf(secret),
    before: seal,
    now: now(),
    random,
    spoken: spoken(),
  };
  return { secret, arrival };
}

function sessionIn(person: Person, gate: Gate): Session {
  if (gate.door === 'open') return sessionOf(person, 'facilitator');
  return sessionOf({ ...person, ...knownAs(person, gate) }, person.as);
}

/** Who a request comes from: somebody who is in, who waits in the lobby, or nobody known. */
export type Visitor =
  | { readonly is: 'in'; readonly viewer: Viewer; readonly session: Session | null }
  | { readonly is: 'waiting'; readonly session: Session }
  | { readonly is: 'stranger' };

export function visitorWith(secret: string | undefined, gate: Gate): Visitor {
  const seal = secret === undefined ? '' : sealOf(secret);
  const { door, store, lobby, now } = gate;
  const person = personAt(seal, store.current(), door, now());
  if (person) {
    store.seen(seal, now());
    const { name, role, person: id } = person;
    const as = door === 'open' ? 'facilitator' : person.as;
    const speaker = door === 'open' ? { name, role } : { name, role, ...knownAs(person, gate) };
    const viewer: Viewer = { as, person: id, speaker, session: seal };
    return { is: 'in', viewer, session: sessionOf({ ...person, ...speaker }, as) };
  }
  const waiter = seal === '' ? undefined : lobby.at(seal, now());
  if (waiter) return { is: 'waiting', session: sessionOf(waiter, 'waiting') };
  return door === 'open' ? { is: 'in', viewer: AT_THIS_MACHINE, session: null } : { is: 'stranger' };
}

/** The person behind a name; facilitators, and people with a link for exactly their name, own the name as well. */
function knownAs(person: Person, { store }: Gate): Pick<Somebody, 'person' | 'named'> {
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
