import type { Role, Speaker } from '#core/index.ts';
import { FAILURES, type Refused } from '../http/failures.ts';
import {
  cameWith,
  type DoorState,
  type Invitation,
  type Invites,
  invitationWith,
  isOpen,
  isStanding,
  type Person,
  personAt,
  type Step,
  withDevice,
  withoutDevices,
  withPerson,
} from './invites.ts';
import { called, isSameName, isSameSpeaker, nameProblem, nameTaken } from './names.ts';
import { noPlace, withoutLongGone } from './places.ts';
import { newId, type Random } from './secret.ts';
import type { Spoken } from './spoken.ts';

export interface Arrival {
  /** As they give it; an empty name takes what their invitation is prefilled with. */
  readonly speaker: Speaker;
  /** Seal of the device’s new cookie. */
  readonly device: string;
  /** Seal of the cookie that the device already has, or ''. */
  readonly before: string;
  /** The public id under which they waited, if they did. */
  readonly person?: string;
  readonly now: number;
  readonly random: Random;
  readonly spoken: Spoken;
}

type Admission = Pick<Person, 'as' | 'came'>;

const DEVICES_EACH = 10;

export function enterByInvitation(seal: string, arrival: Arrival): Step<Person> {
  return (invites) => {
    const invitation = invitationWith(seal, invites);
    const refusal = closedTo(invitation, arrival.now);
    if (refusal || !invitation) return refusal ?? FAILURES.linkUnknown;
    const speaker = named(arrival.speaker, invitation);
    const here = known(invitation, speaker, arrival, invites);
    if (here && 'problem' in here) return here;
    const { id, as } = invitation;
    const how: Admission = { as, came: { by: 'invitation', invitation: id } };
    if (here) return letIn(speaker, here, better(here, how), 'invited', arrival, invites);
    const back = returning({ ...arrival, speaker }, invites);
    if (back) return letIn(speaker, back, how, 'invited', arrival, unlifted(back, how, arrival, invites));
    if (!mayClaim(invitation, speaker)) return letIn(speaker, undefined, how, 'invited', arrival, invites);
    return claim(speaker, how, arrival, invites);
  };
}

/** Notes who is at this machine. The same name is the same person, in any browser. */
export function enterAtMachine(arrival: Arrival): Step<Person> {
  return (invites) => {
    const here = [...invites.people.values()].filter(({ came }) => came.by === 'machine');
    const before = personAt(arrival.before, invites, 'open', arrival.now);
    const already = before ?? here.find((person) => isSameSpeaker(person, arrival.speaker));
    const how = { as: 'facilitator', came: { by: 'machine' } } as const;
    return letIn(arrival.speaker, already, how, 'open', arrival, invites);
  };
}

/** Lets in somebody whom a facilitator has looked at, or for whom the lobby is open. */
export function enterFromLobby(as: Person['as'], until: number, arrival: Arrival): Step<Person> {
  return (invites) => {
    const back = invites.people.get(arrival.person ?? '');
    if (back && isStanding(back, invites, 'invited', arrival.now)) return FAILURES.alreadyIn;
    return letIn(arrival.speaker, back, { as, came: { by: 'lobby', until } }, 'invited', arrival, invites);
  };
}

function closedTo(invitation: Invitation | undefined, now: number): Refused | null {
  if (!invitation || invitation.revoked) return FAILURES.linkUnknown;
  return isOpen(invitation, now) ? null : FAILURES.linkEnded;
}

function named({ name, role }: Speaker, invitation: Invitation): Speaker {
  return name === '' ? { name: invitation.name, role: role || invitation.role } : { name, role };
}

/**
 * The person the arrival already is: the one whose link it is, or the one who is in on this device. An unused link
 * for one makes a new person, unless the name is the same and it gives them no more rights: the browser may be that
 * of somebody else, who is in on other devices as well.
 */
function known(invitation: Invitation, speaker: Speaker, { before, now }: Arrival, invites: Invites) {
  const { name } = speaker;
  const here = personAt(before, invites, 'invited', now);
  if (invitation.for === 'many') return here;
  const [owner] = cameWith(invitation.id, invites);
  if (!owner) return here && isSameSpeaker(here, speaker) && RANK[here.as] >= RANK[invitation.as] ? here : undefined;
  if (owner.person === here?.person) return here;
  if (owner.out) return FAILURES.shownOut;
  return name === '' || isSameName(owner.name, name) ? owner : FAILURES.linkOfOther(owner.name);
}

/** The person who was in on this device under this name before, and was not shown out. */
export function returning({ speaker, before }: Arrival, invites: Invites): Person | undefined {
  const person = invites.people.get(invites.devices.get(before)?.person ?? '');
  return person && !person.out && isSameName(person.name, speaker.name) ? person : undefined;
}

/** Without the person's other devices if they may do more now: others may be in on those. */
function unlifted({ person, as }: Person, how: Admission, { before }: Arrival, invites: Invites): Invites {
  if (RANK[how.as] <= RANK[as]) return invites;
  return withoutDevices((device) => device.person === person && device.seal !== before, invites);
}

/** Whether an invitation lets its guest be who spoke here under that name: made for it, or printed for the host. */
function mayClaim(invitation: Invitation, speaker: Speaker): boolean {
  const isPrinted = invitation.made === 'at-start' && invitation.as === 'facilitator';
  return isPrinted || isForName(invitation, speaker);
}

/** Whether an invitation was made for one person of exactly that name. */
export function isForName(invitation: Invitation, { name, role }: Speaker): boolean {
  const isRole = invitation.role === '' || isSameName(invitation.role, role);
  return invitation.for === 'one' && invitation.name !== '' && isSameName(invitation.name, name) && isRole;
}

/** Lets somebody in as the person who has spoken here under their name, on any device. */
function claim(speaker: Speaker, how: Admission, arrival: Arrival, invites: Invites) {
  const id = arrival.spoken.personOf(speaker) ?? newPerson(arrival, invites);
  const before = invites.people.get(id);
  const isIn = before !== undefined && isStanding(before, invites, 'invited', arrival.now);
  if (isIn && before.as !== how.as) return letIn(speaker, undefined, how, 'invited', arrival, invites);
  // A link never lets other devices back in: if the person was not in, their devices go.
  const rest = isIn ? invites : withoutDevices(({ person }) => person === id, invites);
  const self: Person = { person: id, ...speaker, out: false, ...how };
  return letIn(speaker, self, how, 'invited', arrival, rest);
}

function newPerson({ random, spoken }: Arrival, { people }: Invites): string {
  return newId(random, (candidate) => people.has(candidate) || spoken.hasPerson(candidate));
}

const RANK: Readonly<Record<Role, number>> = { viewer: 0, stakeholder: 1, facilitator: 2 };

/** A facilitator who follows the link for participants stays one. */
function better(already: Person | undefined, how: Admission): Admission {
  if (!already || RANK[already.as] <= RANK[how.as]) return how;
  return { as: already.as, came: already.came };
}

function letIn(
  speaker: Speaker,
  already: Person | undefined,
  how: Admission,
  door: DoorState,
  arrival: Arrival,
  invites: Invites,
): ReturnType<Step<Person>> {
  const { device, before, person, now, spoken } = arrival;
  const isOnDevice = already !== undefined && invites.devices.get(before)?.person === already.person;
  // On another device the owner of a link keeps their name; on the same one they may take another.
  const { name, role } = already && (!isOnDevice || speaker.name === '') ? already : speaker;
  const id = already?.person ?? person ?? newPerson(arrival, invites);
  const tooMany = surplus(id, invites);
  const rest = withoutDevices(({ seal }) => seal === before || tooMany.has(seal), invites);
  const problem = nameProblem({ name, role }) ?? nameTaken({ name, role }, id, rest, door, now);
  if (problem) return problem;
  const isOther = door === 'invited' && !(already && isSameSpeaker(already, { name, role }));
  if (isOther && spoken.has({ name, role }) && spoken.personOf({ name, role }) !== id)
    return FAILURES.nameSpoken(called({ name, role }));
  const answer: Person = { person: id, name, role, out: false, ...how };
  const full = already ? null : noPlace(answer, rest, door, now);
  if (full) return full;
  const withThem = withDevice({ seal: device, person: id, seen: now }, withPerson(answer, rest));
  return { invites: withoutLongGone(withThem, door, now), answer };
}

/** Devices that must go to make room for one more of the same person: those that were away longest. */
function surplus(person: string, { devices }: Invites): ReadonlySet<string> {
  const own = [...devices.values()].filter((device) => device.person === person).sort((a, b) => b.seen - a.seen);
  return new Set(own.slice(DEVICES_EACH - 1).map(({ seal }) => seal));
}
