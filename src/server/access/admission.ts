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
  /** As typed; an empty name stands for what the invitation is prefilled with. */
  readonly speaker: Speaker;
  /** Seal of the device’s new cookie. */
  readonly device: string;
  /** Seal of the cookie that the device already has, or ''. */
  readonly oldSeal: string;
  /** The public id under which they waited in the lobby, if they did. */
  readonly person?: string;
  readonly now: number;
  readonly random: RandomBytes;
  readonly pastSpeakers: PastSpeakers;
}

type Admission = Pick<Person, 'as' | 'came'>;

const MAX_DEVICES = 10;

export function enterByInvitation(seal: string, attempt: EntryAttempt): InvitesChange<Person> {
  return (invites) => {
    const invitation = invitationWith(seal, invites);
    const refusal = linkRefusal(invitation, attempt.now);
    if (refusal || !invitation) return refusal ?? REFUSALS.linkUnknown;
    const speaker = withPrefill(attempt.speaker, invitation);
    const here = alreadyAdmitted(invitation, speaker, attempt, invites);
    if (here && 'problem' in here) return here;
    const { id, as } = invitation;
    const admission: Admission = { as, came: { by: 'invitation', invitation: id } };
    if (here) return admitPerson(speaker, here, higherAdmission(here, admission), 'invited', attempt, invites);
    const back = returningPerson({ ...attempt, speaker }, invites);
    if (back)
      return admitPerson(
        speaker,
        back,
        admission,
        'invited',
        attempt,
        withoutOtherDevices(back, admission, attempt, invites),
      );
    if (!mayClaim(invitation, speaker)) return admitPerson(speaker, undefined, admission, 'invited', attempt, invites);
    return admitAsSpeaker(speaker, admission, attempt, invites);
  };
}

/** Registers who uses this machine. The same name is the same person, in any browser. */
export function enterAtMachine(attempt: EntryAttempt): InvitesChange<Person> {
  return (invites) => {
    const here = [...invites.people.values()].filter(({ came }) => came.by === 'machine');
    const before = personOnDevice(attempt.oldSeal, invites, 'open', attempt.now);
    const existing = before ?? here.find((person) => isSameSpeaker(person, attempt.speaker));
    const admission = { as: 'facilitator', came: { by: 'machine' } } as const;
    return admitPerson(attempt.speaker, existing, admission, 'open', attempt, invites);
  };
}

/** Admits somebody whom a facilitator has accepted, or who came while the lobby was open. */
export function enterFromLobby(as: Person['as'], until: number, attempt: EntryAttempt): InvitesChange<Person> {
  return (invites) => {
    const back = invites.people.get(attempt.person ?? '');
    if (back && isAdmitted(back, invites, 'invited', attempt.now)) return REFUSALS.alreadyIn;
    return admitPerson(attempt.speaker, back, { as, came: { by: 'lobby', until } }, 'invited', attempt, invites);
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
 * The person who is in already: the owner of the link, or the person on this device. An unused link for one makes a new
 * person, unless the name is the same and the link gives no more rights: the browser may be that of somebody else, who
 * is in on other devices as well.
 */
function alreadyAdmitted(invitation: Invitation, speaker: Speaker, { oldSeal, now }: EntryAttempt, invites: Invites) {
  const { name } = speaker;
  const here = personOnDevice(oldSeal, invites, 'invited', now);
  if (invitation.for === 'many') return here;
  const [owner] = peopleAdmittedBy(invitation.id, invites);
  if (!owner)
    return here && isSameSpeaker(here, speaker) && ROLE_RANK[here.as] >= ROLE_RANK[invitation.as] ? here : undefined;
  if (owner.person === here?.person) return here;
  if (owner.out) return REFUSALS.shownOut;
  return name === '' || isSameName(owner.name, name) ? owner : REFUSALS.linkOfOther(owner.name);
}

/** The person who was in on this device under this name, unless they were shown out. */
export function returningPerson({ speaker, oldSeal }: EntryAttempt, invites: Invites): Person | undefined {
  const person = invites.people.get(invites.devices.get(oldSeal)?.person ?? '');
  return person && !person.out && isSameName(person.name, speaker.name) ? person : undefined;
}

/** Signs the person’s other devices out when they gain rights: somebody else may use those. */
function withoutOtherDevices(
  { person, as }: Person,
  admission: Admission,
  { oldSeal }: EntryAttempt,
  invites: Invites,
): Invites {
  if (ROLE_RANK[admission.as] <= ROLE_RANK[as]) return invites;
  return withoutDevices((device) => device.person === person && device.seal !== oldSeal, invites);
}

/** Whether an invitation may claim the name of a past speaker: made for that name, or printed for the host. */
function mayClaim(invitation: Invitation, speaker: Speaker): boolean {
  const isPrinted = invitation.made === 'at-start' && invitation.as === 'facilitator';
  return isPrinted || isForName(invitation, speaker);
}

/** Whether an invitation was made for one person of exactly that name. */
export function isForName(invitation: Invitation, { name, role }: Speaker): boolean {
  const isRole = invitation.role === '' || isSameName(invitation.role, role);
  return invitation.for === 'one' && invitation.name !== '' && isSameName(invitation.name, name) && isRole;
}

/** Admits somebody as the past speaker of their name, on any device. */
function admitAsSpeaker(speaker: Speaker, admission: Admission, attempt: EntryAttempt, invites: Invites) {
  const id = attempt.pastSpeakers.personOf(speaker) ?? newPersonId(attempt, invites);
  const before = invites.people.get(id);
  const isIn = before !== undefined && isAdmitted(before, invites, 'invited', attempt.now);
  if (isIn && before.as !== admission.as)
    return admitPerson(speaker, undefined, admission, 'invited', attempt, invites);
  // A link never readmits other devices: if the person was not in, their devices are dropped.
  const rest = isIn ? invites : withoutDevices(({ person }) => person === id, invites);
  const self: Person = { person: id, ...speaker, out: false, ...admission };
  return admitPerson(speaker, self, admission, 'invited', attempt, rest);
}

function newPersonId({ random, pastSpeakers }: EntryAttempt, { people }: Invites): string {
  return newId(random, (candidate) => people.has(candidate) || pastSpeakers.hasPerson(candidate));
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
  attempt: EntryAttempt,
  invites: Invites,
): ReturnType<InvitesChange<Person>> {
  const { device, oldSeal, person, now, pastSpeakers } = attempt;
  const isOnDevice = existing !== undefined && invites.devices.get(oldSeal)?.person === existing.person;
  // On another device the owner of a link keeps their name; on the same one they may change it.
  const { name, role } = existing && (!isOnDevice || speaker.name === '') ? existing : speaker;
  const id = existing?.person ?? person ?? newPersonId(attempt, invites);
  const tooMany = devicesToDrop(id, invites);
  const rest = withoutDevices(({ seal }) => seal === oldSeal || tooMany.has(seal), invites);
  const problem = nameProblem({ name, role }) ?? nameTaken({ name, role }, id, rest, door, now);
  if (problem) return problem;
  const isOther = door === 'invited' && !(existing && isSameSpeaker(existing, { name, role }));
  if (isOther && pastSpeakers.has({ name, role }) && pastSpeakers.personOf({ name, role }) !== id)
    return REFUSALS.nameSpoken(displayName({ name, role }));
  const answer: Person = { person: id, name, role, out: false, ...admission };
  const full = existing ? null : capacityRefusal(answer, rest, door, now);
  if (full) return full;
  const withThem = withDevice({ seal: device, person: id, seen: now }, withPerson(answer, rest));
  return { invites: withoutLongGone(withThem, door, now), answer };
}

/** Seals of the devices that make room for one more of the same person: those not seen for longest. */
function devicesToDrop(person: string, { devices }: Invites): ReadonlySet<string> {
  const own = [...devices.values()].filter((device) => device.person === person).sort((a, b) => b.seen - a.seen);
  return new Set(own.slice(MAX_DEVICES - 1).map(({ seal }) => seal));
}
