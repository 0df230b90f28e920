import { randomBytes } from 'node:crypto';
import type { Speaker, WalkthroughRole } from '#core/index.ts';
import type { AccessAction, OfferRequest } from '#core/presence.ts';
import { type AccessContext, accessState, alarmsIn, offerFor, waitingIn } from './access-state.ts';
import { openOriginQuota } from './capacity.ts';
import { enter, leave, requestAccess, visitorOf } from './entry.ts';
import { handleAction, newInvitation } from './invitations.ts';
import { type InviteFile, openInviteStore } from './invite-store.ts';
import { type DoorState, type Invitation, type Invites, invitationWith, isAdmitted } from './invites.ts';
import { openWriteMeter } from './limits.ts';
import { openLobby, type SharedLobby } from './lobby.ts';
import { NO_PAST_SPEAKERS, type PastSpeakers } from './past-speakers.ts';
import { type RandomBytes, sealOf } from './secret.ts';
import type { Viewer } from './viewer.ts';

/** Who may enter, who is in, and who waits. Takes and returns secrets of cookies, and stores only their hashes. */
export type Access = Awaited<ReturnType<typeof openAccess>>;

interface AccessOptions {
  readonly door: DoorState;
  /** Without one, invitations last as long as the server runs. */
  readonly file?: InviteFile | null;
  /** Who has spoken in the workspace; without it no name is reserved for the person who used it. */
  readonly spoken?: () => PastSpeakers;
  readonly now?: () => number;
  readonly random?: RandomBytes;
  readonly log?: (sentence: string) => void;
  /** The lobby that it shares with other servers; absent where there are none. */
  readonly lobby?: Omit<SharedLobby, 'onChange'>;
}

/** Milliseconds between two searches for expired sessions. */
const SWEEP = 2_000;

export async function openAccess(options: AccessOptions) {
  const {
    door,
    file = null,
    spoken = () => NO_PAST_SPEAKERS,
    now = Date.now,
    random = randomBytes,
    log = () => undefined,
    lobby: shared,
  } = options;
  const [ends, changes] = [openListeners<[ended: EndedSession]>(), openListeners<[]>()];
  const reportEnded = watchSessions(door, ends.call);
  const sweep = () => reportEnded(store.current(), now());
  const changed = () => {
    sweep();
    changes.call();
  };
  const store = await openInviteStore({ file, isStrict: door === 'invited', now, onChange: changed, log });
  sweep();
  const isTaken = (id: string) => store.current().people.has(id) || spoken().hasPerson(id);
  const lobby = openLobby(random, isTaken, shared && { ...shared, onChange: changed });
  const meter = openWriteMeter(now, changed);
  const context: AccessContext = {
    door,
    store,
    lobby,
    originQuota: openOriginQuota(),
    meter,
    pastSpeakers: spoken,
    now,
    random,
    changed,
  };
  const sweepTimer = setInterval(sweep, SWEEP).unref();
  return {
    door,
    /** The short code to the lobby, new with every run of the server. */
    code: lobby.code,
    /** Resolves once what was changed before at other servers is known here. */
    refresh: store.refresh,
    visitor: (secret: string | undefined) => visitorOf(secret, context),
    /** Whether a link with this secret lets somebody in, or none is needed. */
    opens: (token: string) => door === 'open' || invitationWith(sealOf(token), store.current()) !== undefined,
    offerFor: (request: OfferRequest) => offerFor(request, context),
    /** Takes the secret of the cookie that the browser already has, and its address as limits count it. */
    enter: (token: string, speaker: Speaker, oldSecret?: string, origin = '') =>
      enter(token, { speaker, oldSecret, origin }, context),
    requestAccess: (code: string, speaker: Speaker, oldSecret?: string, origin = '') =>
      requestAccess(code, { speaker, oldSecret, origin }, context),
    leave: (secret: string | undefined) => leave(secret, context),
    act: (action: AccessAction, viewer: Viewer) => handleAction(action, viewer, context),
    state: (addresses: readonly string[]) => accessState(addresses, context),
    waiting: () => waitingIn(context),
    alarms: () => alarmsIn(context),
    meter,
    /** The secret of a link to print; one of a server’s start is forgotten if nobody uses it. */
    firstLink: (as: WalkthroughRole, whom: 'one' | 'many', hours: number, made: Invitation['made'] = 'at-start') =>
      newInvitation({ as, for: whom, name: '', role: '', hours }, made, context),
    /** Subscribes to ends of sessions: left, revoked, shown out, expired. Returns an unsubscribe function. */
    onEnd: ends.add,
    /** Subscribes to possible changes of who is in or waits. Returns an unsubscribe function. */
    onChange: changes.add,
    /** Ends expired sessions; also runs by itself every few seconds. */
    sweep,
    close: async () => {
      clearInterval(sweepTimer);
      lobby.close();
      await store.close();
    },
  };
}

/** `session`: as in `Viewer.session`. */
interface EndedSession {
  readonly session: string;
  readonly person: string;
}

function watchSessions(door: DoorState, onEnd: (ended: EndedSession) => void) {
  let admitted: ReadonlyMap<string, string> = new Map();
  return (invites: Invites, now: number) => {
    const before = admitted;
    admitted = admittedSessions(invites, door, now);
    for (const [session, person] of before) if (!admitted.has(session)) onEnd({ session, person });
  };
}

function openListeners<A extends readonly unknown[]>() {
  const listeners = new Set<(...args: A) => void>();
  return {
    call: (...args: A) => {
      for (const listener of listeners) listener(...args);
    },
    add: (listener: (...args: A) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function admittedSessions(invites: Invites, door: DoorState, now: number): ReadonlyMap<string, string> {
  const admitted = new Map<string, string>();
  for (const { seal, person } of invites.devices.values()) {
    const who = invites.people.get(person);
    if (who && isAdmitted(who, invites, door, now)) admitted.set(seal, person);
  }
  return admitted;
}
