import { groupBy, type Speaker } from '#core/index.ts';
import type { AccessState, Alarm, InvitationView, LobbyGuest, OfferRequest } from '#core/presence.ts';
import { CAPACITY, entryRouteOf, type OriginQuota, occupantsOf } from './capacity.ts';
import type { InviteStore } from './invite-store.ts';
import {
  type DoorState,
  type Invitation,
  type Invites,
  invitationWith,
  isActive,
  isAdmitted,
  type Person,
  peopleAdmittedBy,
} from './invites.ts';
import type { Excess, WriteMeter } from './limits.ts';
import type { Lobby } from './lobby.ts';
import { displayName } from './names.ts';
import type { PastSpeakers } from './past-speakers.ts';
import { type RandomBytes, sealOf } from './secret.ts';

/** What facilitators see of invitations and the lobby: no secret, and no hash of one. */
export function accessState(addresses: readonly string[], context: AccessContext): AccessState {
  const { store, lobby, now } = context;
  const invites = store.current();
  return {
    addresses,
    code: lobby.code,
    lobbyOpenUntil: lobby.open(now())?.until ?? null,
    invitations: [...invites.invitations.values()].map((invitation) => invitationView(invitation, invites)),
    waiting: waitingIn(context),
  };
}

/** What a link or a code is for: the role that it was made for, and who is in to run it; null: it opens nothing. */
export function offerFor({ token, code }: OfferRequest, { door, store, lobby, now }: AccessContext) {
  const invites = store.current();
  const link = invitationWith(sealOf(token), invites);
  const isOpening = (link && isActive(link, now())) || lobby.isCode(code);
  if (door === 'open' || !isOpening) return null;
  const facilitators = [...invites.people.values()].filter(
    (person) => person.as === 'facilitator' && isAdmitted(person, invites, door, now()),
  );
  return { role: link?.role ?? '', host: facilitators.at(-1)?.name ?? '' };
}

export function waitingIn({ lobby, now }: AccessContext): readonly LobbyGuest[] {
  return lobby.waiting(now()).map(({ device: _device, origin: _origin, ...waiting }) => waiting);
}

function invitationView(invitation: Invitation, invites: Invites): InvitationView {
  const { seal: _seal, made: _made, ...shown } = invitation;
  return {
    ...shown,
    people: peopleAdmittedBy(invitation.id, invites).map(({ person, name, role }) => ({
      person,
      name,
      role,
    })),
  };
}

/** Warnings for facilitators: which limits are reached, by whom, and what helps. */
export function alarmsIn(context: AccessContext): readonly Alarm[] {
  const { door, store, lobby, meter, now } = context;
  const invites = store.current();
  const occupants = occupantsOf(invites, door, now());
  const countBy = (route: string) => occupants.filter((person) => entryRouteOf(person) === route).length;
  const links = [...invites.invitations.values()].filter((link) => link.for === 'many' && isActive(link, now()));
  const present = new Set([...invites.devices.values()].map(({ person }) => person));
  const excesses = meter.excesses().filter(({ person }) => present.has(person));
  return [
    ...links.flatMap((link) => (countBy(link.id) >= CAPACITY.each ? [fullLinkAlarm(link)] : [])),
    ...crowdsByOrigin(occupants, context).map(crowdAlarm),
    ...(countBy('lobby') >= CAPACITY.each ? [CODE_FULL] : []),
    ...(occupants.length >= CAPACITY.all ? [ALL_FULL] : []),
    ...(lobby.isCrowded(now()) ? [MANY_WAIT] : []),
    ...excesses.map((excess) => excessAlarm(excess)),
  ];
}

function fullLinkAlarm({ id, role }: Invitation): Alarm {
  const link = role === '' ? 'the link for many' : `the link for many (${role})`;
  const sentence = `${formatCount(CAPACITY.each)} people are in by ${link}, which is the most there can be. End it, which frees all their places at once, and make a new one.`;
  return { invitation: id, sentence };
}

function crowdAlarm([one, ...more]: readonly [Person, ...Person[]]): Alarm {
  const sentence = `${displayName(one)} and ${formatCount(more.length)} others have come in from one address; anybody else from there waits in the lobby. Unless a whole office shares that address, show them all out, which frees their places at once.`;
  return { from: one.person, sentence };
}

const CODE_FULL: Alarm = {
  sentence: `${formatCount(CAPACITY.each)} people are in by the code, which is the most there can be. Show out anybody who does not belong here, and make a link for the others.`,
};
const ALL_FULL: Alarm = {
  sentence: `${formatCount(CAPACITY.all)} people are in, which is the most there can be. End a link that nobody needs any more, which frees its places; there is always room for facilitators and for links made for one person.`,
};
const MANY_WAIT: Alarm = {
  sentence: 'The lobby is full for one address. Let people in or turn them away, to make room for others.',
};

function excessAlarm({ person, speaker, others }: Excess): Alarm {
  const who = whoWrites(speaker, others);
  const sentence = `${who} far more than people do, so what comes from there waits for now. Let it through, or show them out.`;
  return { person, sentence, ...(others !== null && { from: person }) };
}

function whoWrites(speaker: Speaker, others: number | null): string {
  const one = displayName(speaker);
  if (others === null) return `${one} writes`;
  return `${one} and ${others === 0 ? 'others' : `${formatCount(others)} more`} at one address write`;
}

function formatCount(count: number): string {
  return count.toLocaleString('en');
}

/** So many others from one address, or more, make a crowd. */
const CROWD_LIMIT = 20;

/** People who came by one route from one address whose quota is used up. */
function crowdsByOrigin(occupants: readonly Person[], { originQuota }: AccessContext) {
  const many = occupants.filter(({ person }) => originQuota.isFull(originQuota.originOf(person) ?? ''));
  const together = groupBy(many, (person) => `${entryRouteOf(person)} ${originQuota.originOf(person.person)}`);
  return [...together.values()].flatMap(([one, ...more]) =>
    one && more.length >= CROWD_LIMIT ? [[one, ...more] as const] : [],
  );
}

/** Ids of a person and of all who came from the same address, except by a link of their own. */
export function sameOriginIds(person: string, { door, store, originQuota, now }: AccessContext): readonly string[] {
  const origin = originQuota.originOf(person);
  const others = origin === undefined ? [] : occupantsOf(store.current(), door, now());
  const same = others.filter((other) => originQuota.originOf(other.person) === origin);
  return [...new Set([person, ...same.map((other) => other.person)])];
}

export interface AccessContext {
  readonly door: DoorState;
  readonly store: InviteStore;
  readonly lobby: Lobby;
  readonly pastSpeakers: () => PastSpeakers;
  readonly originQuota: OriginQuota;
  readonly meter: WriteMeter;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly random: RandomBytes;
  readonly changed: () => void;
}
