import type { Role, Speaker } from '#core/index.ts';
import type { Session } from '#core/room.ts';
import type { Person, Refused } from './book.ts';
import { type Arrival, enterAtMachine, enterByInvitation, enterFromLobby, returning } from './enter.ts';
import type { Gate } from './gate.ts';
import { leave } from './invitations.ts';
import type { Waiter } from './lobby.ts';
import { nameTaken, spokenBefore } from './names.ts';
import { newSecret, sealOf } from './secret.ts';
import { knownAs, sessionOf, visitorWith } from './visitor.ts';

/** Somebody was let in or may wait. `secret` is for their cookie; without one, theirs still holds. */
export interface Entered {
  readonly secret?: string;
  readonly session: Session;
}

/** How long whoever came by the lobby may stay, milliseconds. */
const LOBBY_STAY = 12 * 3_600_000;

/** Trades the secret of an invitation for that of a cookie; where the door is open, none is needed. */
export async function enter(
  token: string,
  speaker: Speaker,
  before: string | undefined,
  gate: Gate,
): Promise<Entered | Refused> {
  const { secret, arrival } = arrive(speaker, before, gate);
  const step = gate.door === 'open' ? enterAtMachine(arrival) : enterByInvitation(sealOf(token), arrival);
  const done = await gate.kept.change(step);
  return 'problem' in done ? done : { secret, session: sessionIn(done.answer, gate) };
}

/** Lets somebody wait who has the short code, or come in where the lobby stands open. */
export async function knock(
  code: string,
  speaker: Speaker,
  before: string | undefined,
  gate: Gate,
): Promise<Entered | Refused> {
  const { door, kept, lobby, now } = gate;
  if (door === 'open')
    return { status: 409, problem: 'Only this machine is served, and nobody waits; just come in.' };
  const { secret, arrival } = arrive(speaker, before, gate);
  const refusal = lobby.refusal(code, speaker, arrival.before, now());
  if (refusal) return refusal;
  const visitor = visitorWith(before, gate);
  if (visitor.is === 'in' && visitor.session) return { session: visitor.session };
  const back = returning(arrival, kept.book());
  const taken = nameTaken(speaker, back?.person ?? '', kept.book(), door, now());
  if (taken) return taken;
  if (!back && arrival.spoken.has(speaker)) return spokenBefore(speaker);
  const waiter = lobby.wait(speaker, arrival.device, arrival.before, now(), back?.person);
  const open = lobby.open(now());
  if (!open) {
    gate.changed();
    return { secret, session: sessionOf(waiter, 'waiting') };
  }
  const done = await admit(waiter, open.as, gate);
  return 'problem' in done ? done : { secret, session: sessionIn(done.answer, gate) };
}

/** Lets somebody in who waits. */
export async function admit(
  { person, name, role, device }: Waiter,
  as: Role,
  gate: Gate,
): Promise<{ readonly answer: Person } | Refused> {
  const { kept, lobby, now, random } = gate;
  const arrival: Arrival = {
    speaker: { name, role },
    device,
    before: '',
    person,
    now: now(),
    random,
    spoken: gate.spoken(),
  };
  const done = await kept.change(enterFromLobby(as, now() + LOBBY_STAY, arrival));
  if (!('problem' in done)) lobby.remove(person);
  gate.changed();
  return done;
}

/** Forgets the browser that holds the secret. */
export async function goOut(secret: string | undefined, gate: Gate): Promise<Refused | null> {
  if (secret === undefined) return null;
  const seal = sealOf(secret);
  const waiter = gate.lobby.at(seal, gate.now());
  if (waiter) {
    gate.lobby.remove(waiter.person);
    gate.changed();
  }
  const done = await gate.kept.change(leave(seal), true);
  return 'problem' in done ? done : null;
}

function arrive(speaker: Speaker, before: string | undefined, { now, random, spoken }: Gate) {
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
