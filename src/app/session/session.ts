import { type Role, type Somebody, type Speaker, sameSpeaker } from '#core/index.ts';
import type { AccessRequest, Entering, Session, SessionState } from '#core/room.ts';
import { createStore } from '../kit/store.ts';
import { type Asked, askServer } from '../sync/requests.ts';
import { setSpeaker, useSpeaker } from './speaker.ts';

const state = createStore<SessionState | null>(null);

/** Counts how often somebody has come in or left here. */
const entered = createStore(0);

/** Asks the server who this browser is to it, and shows it everywhere. In the lobby: ask again every two seconds. */
export async function askSession(): Promise<Asked<SessionState>> {
  const asked = shown(await askServer<SessionState>('GET', '/api/session'));
  // A browser that stores nothing still knows under which name the person came in.
  if (asked.ok && asked.body.door === 'invited' && asked.body.session) setSpeaker(asked.body.session);
  return asked;
}

/** Comes in under a name. From then on all that is said here is said under it. */
export async function enter(entering: Omit<Entering, 'token'> & Partial<Entering>) {
  return named(shown(await askServer<SessionState>('POST', '/api/session', entering)));
}

/** Asks to be let in; until a facilitator has done so, the person is `waiting`. */
export async function knock(request: AccessRequest): Promise<Asked<SessionState>> {
  return named(shown(await askServer<SessionState>('POST', '/api/lobby', request)));
}

/** Leaves: this browser is nobody to the server any more. What waits on the device stays there. */
export async function leave(): Promise<Asked<unknown>> {
  const left = await askServer<unknown>('DELETE', '/api/session');
  if (!left.ok) return left;
  state.set({ door: state.get()?.door ?? 'invited', session: null });
  entered.set(entered.get() + 1);
  return left;
}

/** Who this browser is to the server; null: nobody, or not known yet. */
export function useSession(): Session | null {
  return state.useSelected((now) => now?.session ?? null);
}

/** What the person may do here: everything at an open door, else what they were let in for. */
export function useRole(): Role {
  return state.useSelected(roleIn);
}

/** Whether others need an invitation; “invited” until the server has answered. */
export function useDoor(): SessionState['door'] {
  return state.useSelected((now) => now?.door ?? 'invited');
}

/** Who speaks here, as the person they are to the server; facilitators may write under other names, and are known by them. */
export function useMe(): Somebody {
  const speaker = useSpeaker();
  useSession();
  return asKnown(speaker);
}

/** A speaker of this device, with the person that the server knows under that name. */
export function asKnown({ name, role }: Speaker): Somebody {
  const { door, session } = state.get() ?? {};
  if (door !== 'invited' || !session || !sameSpeaker(session, { name, role })) return { name, role };
  return { name, role, person: session.person, ...(session.named && { named: true }) };
}

/** Public id of the person that this browser is to the server; null: nobody in particular. */
export function personNow(): string | null {
  return state.get()?.session?.person ?? null;
}

/** Under whose name alone this browser speaks to the server; null: under any. Facilitators write down for others. */
export function ownSpeaker(): Speaker | null {
  const session = state.get()?.session;
  return session && session.as !== 'facilitator' ? { name: session.name, role: session.role } : null;
}

export const onEntered = entered.subscribe;

function roleIn(state: SessionState | null): Role {
  const { door = 'open', session = null } = state ?? {};
  if (session) return session.as === 'waiting' ? 'viewer' : session.as;
  return door === 'open' ? 'facilitator' : 'viewer';
}

function shown(asked: Asked<SessionState>): Asked<SessionState> {
  if (asked.ok) state.set(asked.body);
  return asked;
}

function named(asked: Asked<SessionState>): Asked<SessionState> {
  if (!asked.ok) return asked;
  if (asked.body.session) setSpeaker(asked.body.session);
  entered.set(entered.get() + 1);
  return asked;
}

/** What each role may do, so that a page offers nothing that the server would refuse; `decide` includes records. */
const MAY = {
  facilitator: { answer: true, ask: true, decide: true },
  stakeholder: { answer: true, ask: true, decide: false },
  viewer: { answer: false, ask: false, decide: false },
} as const satisfies Readonly<Record<Role, unknown>>;

export function useMay() {
  return MAY[useRole()];
}
