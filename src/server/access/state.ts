import { grouped, type Speaker } from '#core/index.ts';
import type { AccessState, Alarm, InvitationView, Waiting } from '#core/room.ts';
import type { Gate } from './gate.ts';
import { cameWith, type Invitation, type Invites, isOpen, type Person } from './invites.ts';
import type { Excess } from './limits.ts';
import { called } from './names.ts';
import { crowdIn, PLACES, wayOf } from './places.ts';

/** The door as facilitators see it: no secret, and no hash of one. */
export function accessState(addresses: readonly string[], gate: Gate): AccessState {
  const { store, lobby, now } = gate;
  const invites = store.current();
  return {
    addresses,
    code: lobby.code,
    lobbyOpenUntil: lobby.open(now())?.until ?? null,
    invitations: [...invites.invitations.values()].map((invitation) => viewOf(invitation, invites)),
    waiting: waitingIn(gate),
  };
}

export function waitingIn({ lobby, now }: Gate): readonly Waiting[] {
  return lobby.waiting(now()).map(({ device: _device, origin: _origin, ...waiting }) => waiting);
}

function viewOf(invitation: Invitation, invites: Invites): InvitationView {
  const { seal: _seal, made: _made, ...shown } = invitation;
  return {
    ...shown,
    people: cameWith(invitation.id, invites).map(({ person, name, role }) => ({ person, name, role })),
  };
}

/** What facilitators see of limits that somebody has reached: who or what it is, and what helps. */
export function alarmsIn(gate: Gate): readonly Alarm[] {
  const { door, store, lobby, meter, now } = gate;
  const invites = store.current();
  const crowd = crowdIn(invites, door, now());
  const inBy = (way: string) => crowd.filter((person) => wayOf(person) === way).length;
  const links = [...invites.invitations.values()].filter((link) => link.for === 'many' && isOpen(link, now()));
  const present = new Set([...invites.devices.values()].map(({ person }) => person));
  const excesses = meter.excesses().filter(({ person }) => present.has(person));
  return [
    ...links.flatMap((link) => (inBy(link.id) >= PLACES.each ? [ofFull(link)] : [])),
    ...hordesIn(crowd, gate).map(ofHorde),
    ...(inBy('lobby') >= PLACES.each ? [CODE_FULL] : []),
    ...(crowd.length >= PLACES.all ? [ALL_FULL] : []),
    ...(lobby.isCrowded(now()) ? [MANY_WAIT] : []),
    ...excesses.map((excess) => ofExcess(excess)),
  ];
}

function ofFull({ id, role }: Invitation): Alarm {
  const link = role === '' ? 'the link for many' : `the link for many (${role})`;
  const sentence = `${said(PLACES.each)} people are in by ${link}, as many as can be. End it, which frees all their places at once, and make a new one.`;
  return { invitation: id, sentence };
}

function ofHorde([one, ...more]: readonly [Person, ...Person[]]): Alarm {
  const sentence = `${called(one)} and ${said(more.length)} others have come in from one address; whoever else comes from there waits in the lobby. Unless a hall sits behind that address, show them all out, which frees their places at once.`;
  return { from: one.person, sentence };
}

const CODE_FULL: Alarm = {
  sentence: `${said(PLACES.each)} people are in by the code, as many as can be. Show out who does not belong here, and make a link for the others.`,
};
const ALL_FULL: Alarm = {
  sentence: `${said(PLACES.all)} people are in, as many as can be. End a link that nobody needs any more, which frees its places; facilitators and links for one person still find room.`,
};
const MANY_WAIT: Alarm = {
  sentence:
    'As many wait in the lobby as can from one address. Let them in or turn them away, so that others find room.',
};

function ofExcess({ person, speaker, others }: Excess): Alarm {
  const who = whoWrites(speaker, others);
  const sentence = `${who} far more than people do, so what comes from there waits for now. Let it through, or show them out.`;
  return { person, sentence, ...(others !== null && { from: person }) };
}

function whoWrites(speaker: Speaker, others: number | null): string {
  const one = called(speaker);
  if (others === null) return `${one} writes`;
  return `${one} and ${others === 0 ? 'others' : `${said(others)} more`} at one address write`;
}

function said(count: number): string {
  return count.toLocaleString('en');
}

/** Up to so many from one address are no crowd any more. */
const FEW = 20;

/** People who are in by one way from one address, by which nobody else comes in unseen any more. */
function hordesIn(crowd: readonly Person[], { newcomers }: Pick<Gate, 'newcomers'>) {
  const many = crowd.filter(({ person }) => newcomers.isFull(newcomers.originOf(person) ?? ''));
  const together = grouped(many, (person) => `${wayOf(person)} ${newcomers.originOf(person.person)}`);
  return [...together.values()].flatMap(([one, ...more]) =>
    one && more.length >= FEW ? [[one, ...more] as const] : [],
  );
}

/** Ids of all who came from the same address as somebody, other than by a link of their own; theirs at least. */
export function cameWithThem(person: string, { door, store, newcomers, now }: Gate): readonly string[] {
  const origin = newcomers.originOf(person);
  const others = origin === undefined ? [] : crowdIn(store.current(), door, now());
  const same = others.filter((other) => newcomers.originOf(other.person) === origin);
  return [...new Set([person, ...same.map((other) => other.person)])];
}
