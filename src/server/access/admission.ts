import type { Speaker, WalkthroughRole } from '#core/index.ts';
import { REFUSALS, type Refusal } from '../http/refusals.ts';
import { capacityRefusal, withoutLongGone } from './capacity.ts';
import {
  type DoorState,
  type Invitation,
  type Invites,
  type InvitesChange,
  invitationWith,
  isActive,
  isAdmitted,
  type Person,
  peopleAdmittedBy,
  personOnDevice,
  withDevice,
  withoutDevices,
  withPerson,
} from './invites.ts';
import { displayName, isSameName, isSameSpeaker, nameProblem, nameTaken } from './names.ts';
import type { PastSpeakers } from './past-speakers.ts';
import { newId, type RandomBytes } from './secret.ts';

export interface EntryAttempt {
  /** As they give it; an empty name takes what their invitation is prefilled with. */
  readonly speaker: Speaker;
  /** Seal of the device’s new cookie. */
  readonly device: string;
  /** Seal of the cookie that the device already has, or ''. */
  readonly before: string;
  /** The public id under which they waited, if they did. */
  readonly person?: string;
  readonly now: number;
  readonly random: RandomBytes;
  readonly spoken: PastSpeakers;
}

type Admission = Pick<Person, 'as' | 'came'>;

const MAX_DEVICES = 10;

export function enterByInvitation(seal: string, arrival: EntryAttempt): InvitesChange<Person> {
  return (invites) => {
    const invitation = invitationWith(seal, invites);
    const refusal = linkRefusal(invitation, arrival.now);
    if (refusal || !invitation) return refusal ?? REFUSALS.linkUnknown;
    const speaker = withPrefill(arrival.speaker, invitation);
    const here = alreadyAdmitted(invitation, speaker, arrival, invites);
    if (here && 'problem' in here) return here;
    const { id, as } = invitation;
    const admission: Admission = { as, came: { by: 'invitation', invitation: id } };
    if (here) return admitPerson(speaker, here, higherAdmission(here, admission), 'invited', arrival, invites);
    const back = returningPerson({ ...arrival, speaker }, invites);
    if (back)
      return admitPerson(
        speaker,
        back,
        admission,
        'invited',
        arrival,
        withoutOtherDevices(back, admission, arrival, invites),
      );
    if (!mayClaim(invitation, speaker)) return admitPerson(speaker, undefined, admission, 'invited', arrival, invites);
    return admitAsSpeaker(speaker, admission, arrival, invites);
  };
}

/** Notes who is at this machine. The same name is the same person, in any browser. */
export function enterAtMachine(arrival: EntryAttempt): InvitesChange<Person> {
  return (invites) => {
    const here = [...invites.people.values()].filter(({ came }) => came.by === 'machine');
    const before = personOnDevice(arrival.before, invites, 'open', arrival.now);
    const existing = before ?? here.find((person) => isSameSpeaker(person, arrival.speaker));
    const admission = { as: 'facilitator', came: { by: 'machine' } } as const;
    return admitPerson(arrival.speaker, existing, admission, 'open', arrival, invites);
  };
}

/** Lets in somebody whom a facilitator has looked at, or for whom the lobby is open. */
export function enterFromLobby(as: Person['as'], until: number, arrival: EntryAttempt): InvitesChange<Person> {
  return (invites) => {
    const back = invites.people.get(arrival.person ?? '');
    if (back && isAdmitted(back, invites, 'invited', arrival.now)) return REFUSALS.alreadyIn;
    return admitPerson(arrival.speaker, back, { as, came: { by: 'lobby', until } }, 'invited', arrival, invites);
  };
}

function linkRefusal(invitation: Invitation | undefined, now: number): Refusal | null {
  if (!invitation || invitation.revoked) return REFUSALS.linkUnknown;
  return isActive(invitation, now) ? null : REFUSALS.linkEnded;
}

function withPrefill({ name, role }: Speaker, invitation: Invitation): Speaker {
  return name === '' ? { name: invitation.name, role: role || invitation.role } : { name, role };
}

/**
 * The person the arrival already is: the one whose link it is, or the one who is in on this device. An unused link
 * for one makes a new person, unless the name is the same and it gives them no more rights: the browser may be that
 * of somebody else, who is in on other devices as well.
 */
function alreadyAdmitted(invitation: Invitation, speaker: Speaker, { before, now }: EntryAttempt, invites: Invites) {
  const { name } = speaker;
  const here = personOnDevice(before, invites, 'invited', now);
  if (invitation.for === 'many') return here;
  const [owner] = peopleAdmittedBy(invitation.id, invites);
  if (!owner)
    return here && isSameSpeaker(here, speaker) && ROLE_RANK[here.as] >= ROLE_RANK[invitation.as] ? here : undefined;
  if (owner.person === here?.person) return here;
  if (owner.out) return REFUSALS.shownOut;
  return name === '' || isSameName(owner.name, name) ? owner : REFUSALS.linkOfOther(owner.name);
}

/** The person who was in on this device under this name before, and was not shown out. */
export function returningPerson({ speaker, before }: EntryAttempt, invites: Invites): Person | undefined {
  const person = invites.people.get(invites.devices.get(before)?.person ?? '');
  return person && !person.out && isSameName(person.name, speaker.name) ? person : undefined;
}

/** Without the person's other devices if they may do more now: others may be in on those. */
function withoutOtherDevices(
  { person, as }: Person,
  admission: Admission,
  { before }: EntryAttempt,
  invites: Invites,
): Invites {
  if (ROLE_RANK[admission.as] <= ROLE_RANK[as]) return invites;
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
function admitAsSpeaker(speaker: Speaker, admission: Admission, arrival: EntryAttempt, invites: Invites) {
  const id = arrival.spoken.personOf(speaker) ?? newPersonId(arrival, invites);
  const before = invites.people.get(id);
  const isIn = before !== undefined && isAdmitted(before, invites, 'invited', arrival.now);
  if (isIn && before.as !== admission.as)
    return admitPerson(speaker, undefined, admission, 'invited', arrival, invites);
  // A link never lets other devices back in: if the person was not in, their devices go.
  const rest = isIn ? invites : withoutDevices(({ person }) => person === id, invites);
  const self: Person = { person: id, ...speaker, out: false, ...admission };
  return admitPerson(speaker, self, admission, 'invited', arrival, rest);
}

function newPersonId({ random, spoken }: EntryAttempt, { people }: Invites): string {
  return newId(random, (candidate) => people.has(candidate) || spoken.hasPerson(candidate));
}

const ROLE_RANK: Readonly<Record<WalkthroughRole, number>> = { viewer: 0, stakeholder: 1, facilitator: 2 };

/** A facilitator who follows the link for participants stays one. */
function higherAdmission(existing: Person | undefined, admission: Admission): Admission {
  if (!existing || ROLE_RANK[existing.as] <= ROLE_RANK[admission.as]) return admission;
  return { as: existing.as, came: existing.came };
}

function admitPerson(
  speaker: Speaker,
  existing: Person | undefined,
  admission: Admission,
  door: DoorState,
  arrival: EntryAttempt,
  invites: Invites,
): ReturnType<InvitesChange<Person>> {
  const { device, before, person, now, spoken } = arrival;
  const isOnDevice = existing !== undefined && invites.devices.get(before)?.person === existing.person;
  // On another device the owner of a link keeps their name; on the same one they may take another.
  const { name, role } = existing && (!isOnDevice || speaker.name === '') ? existing : speaker;
  const id = existing?.person ?? person ?? newPersonId(arrival, invites);
  const tooMany = devicesToDrop(id, invites);
  const rest = withoutDevices(({ seal }) => seal === before || tooMany.has(seal), invites);
  const problem = nameProblem({ name, role }) ?? nameTaken({ name, role }, id, rest, door, now);
  if (problem) return problem;
  const isOther = door === 'invited' && !(existing && isSameSpeaker(existing, { name, role }));
  if (isOther && spoken.has({ name, role }) && spoken.personOf({ name, role }) !== id)
    return REFUSALS.nameSpoken(displayName({ name, role }));
  const answer: Person = { person: id, name, role, out: false, ...admission };
  const full = existing ? null : capacityRefusal(answer, rest, door, now);
  if (full) return full;
  const withThem = withDevice({ seal: device, person: id, seen: now }, withPerson(answer, rest));
  return { invites: withoutLongGone(withThem, door, now), answer };
}

/** Devices that must go to make room for one more of the same person: those that were away longest. */
function devicesToDrop(person: string, { devices }: Invites): ReadonlySet<string> {
  const own = [...devices.values()].filter((device) => device.person === person).sort((a, b) => b.seen - a.seen);
  return new Set(own.slice(MAX_DEVICES - 1).map(({ seal }) => seal));
}
