import { type KnownPerson, type Speaker, sameSpeaker, type WalkthroughRole } from '#core/index.ts';
import type { AccessRequest, EnterRequest, JoinOffer, OfferRequest, Session, SessionState } from '#core/presence.ts';
import { createStore } from '../kit/store.ts';
import { forgetLastKnown } from '../sync/last-known.ts';
import { askServer, type ServerResult } from '../sync/requests.ts';
import { setSpeaker, useSpeaker } from './speaker.ts';

const sessionStore = createStore<SessionState | null>(null);

/** Counts how often somebody has entered or left here. */
const entryCount = createStore(0);

/** Fetches the session of this browser, and shows it everywhere. In the lobby: to be called every two seconds. */
export async function askSession(): Promise<ServerResult<SessionState>> {
  const result = storeSession(await askServer<SessionState>('GET', '/api/session'));
  // So that a browser that stores nothing still knows the name of the person.
  if (result.ok && result.body.door === 'invited' && result.body.session) setSpeaker(result.body.session);
  return result;
}

const offerStore = createStore<JoinOffer | null>(null);

/** Who asks, about what and for how long; null: nobody knows yet, or the link opens nothing. */
export function useOffer(): JoinOffer | null {
  const told = offerStore.use();
  return sessionStore.useSelected((now) => now?.offer ?? null) ?? told;
}

/** Fetches what a link or a code is for. */
export async function askOffer({ token, code }: OfferRequest): Promise<void> {
  if (token + code === '') return;
  const result = await askServer<JoinOffer | null>('POST', '/api/offer', { token, code });
  offerStore.set(result.ok ? result.body : null);
}

/** Enters under a name, which from then on signs all that is said here. */
export async function enter(entering: Omit<EnterRequest, 'token'> & Partial<EnterRequest>) {
  return adoptName(storeSession(await askServer<SessionState>('POST', '/api/session', entering)));
}

/** Asks to be let in; until a facilitator has done so, the person is `waiting`. */
export async function requestAccess(request: AccessRequest): Promise<ServerResult<SessionState>> {
  return adoptName(storeSession(await askServer<SessionState>('POST', '/api/lobby', request)));
}

/** Ends the session. What waits on the device stays there. */
export async function leave(): Promise<ServerResult<unknown>> {
  const left = await askServer<unknown>('DELETE', '/api/session');
  if (!left.ok) return left;
  storeSession({ ok: true, status: left.status, body: { door: sessionStore.get()?.door ?? 'invited', session: null } });
  entryCount.set(entryCount.get() + 1);
  return left;
}

/** The session of this browser; null: none, or not known yet. */
export function useSession(): Session | null {
  return sessionStore.useSelected((now) => now?.session ?? null);
}

/** The role of the person: facilitator at an open door, else the one that they were admitted with. */
export function useRole(): WalkthroughRole {
  return sessionStore.useSelected(roleIn);
}

/** Whether others need an invitation; “invited” until the server has answered. */
export function useDoor(): SessionState['door'] {
  return sessionStore.useSelected((now) => now?.door ?? 'invited');
}

/** The speaker of this device, with the person that the server knows under that name. */
export function useMe(): KnownPerson {
  const speaker = useSpeaker();
  useSession();
  return withIdentity(speaker);
}

/** A speaker of this device, with the person that the server knows under that name. */
export function withIdentity({ name, role }: Speaker): KnownPerson {
  const { door, session } = sessionStore.get() ?? {};
  if (door !== 'invited' || !session || !sameSpeaker(session, { name, role })) return { name, role };
  return { name, role, person: session.person, ...(session.named && { named: true }) };
}

/** Whether this browser may read the workspace, as far as it knows. */
export function isIn(): boolean {
  const { door = 'open', session = null } = sessionStore.get() ?? {};
  return door === 'open' || (session !== null && session.as !== 'waiting');
}

/** What the server has said of the session of this browser; null: nothing yet. */
export const sessionNow = sessionStore.get;

/** Until the server answers, this browser counts as who it was when it was last there. */
export function recallSession(known: SessionState | null): void {
  if (sessionStore.get() === null) sessionStore.set(known);
}

/** Public id of the person of this session, or null. */
export function personNow(): string | null {
  return sessionStore.get()?.session?.person ?? null;
}

/** The only name that this browser may speak under; null: any, as facilitators write down for others. */
export function ownSpeaker(): Speaker | null {
  const session = sessionStore.get()?.session;
  return session && session.as !== 'facilitator' ? { name: session.name, role: session.role } : null;
}

export const onSessionChange = entryCount.subscribe;

function roleIn(state: SessionState | null): WalkthroughRole {
  const { door = 'open', session = null } = state ?? {};
  if (session) return session.as === 'waiting' ? 'viewer' : session.as;
  return door === 'open' ? 'facilitator' : 'viewer';
}

function storeSession(result: ServerResult<SessionState>): ServerResult<SessionState> {
  if (!result.ok) return result;
  sessionStore.set(result.body);
  if (!isIn()) forgetLastKnown();
  return result;
}

function adoptName(result: ServerResult<SessionState>): ServerResult<SessionState> {
  if (!result.ok) return result;
  forgetLastKnown();
  if (result.body.session) setSpeaker(result.body.session);
  entryCount.set(entryCount.get() + 1);
  return result;
}

/** What each role may do, so that a page offers nothing that the server would refuse; `decide` includes records. */
const PERMISSIONS = {
  facilitator: { answer: true, ask: true, decide: true },
  stakeholder: { answer: true, ask: true, decide: false },
  viewer: { answer: false, ask: false, decide: false },
} as const satisfies Readonly<Record<WalkthroughRole, unknown>>;

export function usePermissions() {
  return PERMISSIONS[useRole()];
}
