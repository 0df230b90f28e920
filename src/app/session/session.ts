import { useSyncExternalStore } from 'react';
import { type Role, type Somebody, type Speaker, sameSpeaker } from '#core/index.ts';
import type { Entering, Knocking, Session, SessionState } from '#core/room.ts';
import { openReaders } from '../kit/emitter.ts';
import { type Asked, askServer } from '../sync/ask-server.ts';
import { setSpeaker, useSpeaker } from './speaker.ts';

let state: SessionState | null = null;
const readers = openReaders();
const listeners = new Set<() => void>();

/** Asks the server who this browser is to it, and shows it everywhere. In the lobby: ask again every other second. */
export async function askSession(): Promise<Asked<SessionState>> {
  const asked = shown(await askServer<SessionState>('GET', '/api/session'));
  // A browser that keeps nothing still knows under which name one came in.
  if (asked.ok && asked.body.door === 'invited' && asked.body.session) setSpeaker(asked.body.session);
  return asked;
}

/** Comes in under a name. From then on all that is said here stands under it. */
export async function enter(
  entering: Omit<Entering, 'token'> & Partial<Entering>,
): Promise<Asked<SessionState>> {
  return named(shown(await askServer<SessionState>('POST', '/api/session', entering)));
}

/** Asks to be let in; until a facilitator has done so, one is `waiting`. */
export async function knock(knocking: Knocking): Promise<Asked<SessionState>> {
  return named(shown(await askServer<SessionState>('POST', '/api/lobby', knocking)));
}

/** Leaves: this browser is nobody to the server any more. What waits on the device stays there. */
export async function leave(): Promise<Asked<unknown>> {
  const left = await askServer<unknown>('DELETE', '/api/session');
  if (!left.ok) return left;
  publish({ door: state?.door ?? 'invited', session: null });
  for (const listener of listeners) listener();
  return left;
}

const sessionNow = () => state?.session ?? null;

/** Who one is to the server; null: nobody, or not known yet. */
export function useSession(): Session | null {
  return useSyncExternalStore(readers.subscribe, sessionNow, sessionNow);
}

/** What one may do here: everything at an open door, as one is let in at the other. */
export function useRole(): Role {
  return useSyncExternalStore(readers.subscribe, roleNow, roleNow);
}

/** Whether others need an invitation; as at a shut door until the server has told. */
export function useDoor(): SessionState['door'] {
  return useSyncExternalStore(readers.subscribe, () => state?.door ?? 'invited');
}

/** Who speaks here, as the person they are to the server; facilitators may write under other names, and are known by them. */
export function useMe(): Somebody {
  const speaker = useSpeaker();
  useSession();
  return asKnown(speaker);
}

/** A speaker of this device, with the person that the server knows under that name. */
export function asKnown({ name, role }: Speaker): Somebody {
  const { door, session } = state ?? {};
  if (door !== 'invited' || !session || !sameSpeaker(session, { name, role })) return { name, role };
  return { name, role, person: session.person, ...(session.named && { named: true }) };
}

/** Public id of the person that this browser is to the server; null: nobody in particular. */
export function personNow(): string | null {
  return state?.session?.person ?? null;
}

/** Under whose name alone this browser speaks to the server; null: under any. Facilitators write down for others. */
export function ownSpeaker(): Speaker | null {
  const session = state?.session;
  return session && session.as !== 'facilitator' ? { name: session.name, role: session.role } : null;
}

/** Hears whenever somebody has come in or left here. */
export function onEntered(listener: () => void): void {
  listeners.add(listener);
}

function roleNow(): Role {
  const { door = 'open', session = null } = state ?? {};
  if (session) return session.as === 'waiting' ? 'viewer' : session.as;
  return door === 'open' ? 'facilitator' : 'viewer';
}

function shown(asked: Asked<SessionState>): Asked<SessionState> {
  if (asked.ok) publish(asked.body);
  return asked;
}

function named(asked: Asked<SessionState>): Asked<SessionState> {
  if (!asked.ok) return asked;
  if (asked.body.session) setSpeaker(asked.body.session);
  for (const listener of listeners) listener();
  return asked;
}

function publish(next: SessionState): void {
  state = next;
  readers.tell();
}
