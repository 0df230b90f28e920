import { randomBytes } from 'node:crypto';
import type { Role, Speaker } from '#core/index.ts';
import type { AccessAction } from '#core/room.ts';
import { enter, goOut, requestAccess, visitorWith } from './come-in.ts';
import type { Gate } from './gate.ts';
import { actOn, newInvitation } from './invitations.ts';
import { type InviteFile, openInviteStore } from './invite-store.ts';
import { type DoorState, type Invites, invitationWith, isStanding } from './invites.ts';
import { openMeter } from './limits.ts';
import { openLobby } from './lobby.ts';
import { openNewcomers } from './places.ts';
import { type Random, sealOf } from './secret.ts';
import { NOTHING_SPOKEN, type Spoken } from './spoken.ts';
import { accessState, alarmsIn, waitingIn } from './state.ts';
import type { Viewer } from './viewer.ts';

/** Who may come in, who is in, and who waits. Secrets of cookies go in and out; only hashes of them stay. */
export type Access = Awaited<ReturnType<typeof openAccess>>;

interface AccessOptions {
  readonly door: DoorState;
  /** Without one, all is forgotten when the server ends. */
  readonly file?: InviteFile | null;
  /** What was said in the workspace; without it no name is reserved for the person who spoke under it. */
  readonly spoken?: () => Spoken;
  readonly now?: () => number;
  readonly random?: Random;
  readonly log?: (sentence: string) => void;
}

/** Milliseconds between looks for sessions that have run out. */
const SWEEP = 2_000;

export async function openAccess(options: AccessOptions) {
  const {
    door,
    file = null,
    spoken = () => NOTHING_SPOKEN,
    now = Date.now,
    random = randomBytes,
    log = () => undefined,
  } = options;
  const [ends, changes] = [openListeners<[ended: Ended]>(), openListeners<[]>()];
  const findEnded = watchSessions(door, ends.call);
  const sweep = () => findEnded(store.current(), now());
  const changed = () => {
    sweep();
    changes.call();
  };
  const store = await openInviteStore({ file, isStrict: door === 'invited', now, onChange: changed, log });
  sweep();
  const lobby = openLobby(random, (id) => store.current().people.has(id) || spoken().hasPerson(id));
  const meter = openMeter(now, changed);
  const gate: Gate = { door, store, lobby, newcomers: openNewcomers(), meter, spoken, now, random, changed };
  const sweeping = setInterval(sweep, SWEEP).unref();
  return {
    door,
    /** The short code to the lobby, new with every run of the server. */
    code: lobby.code,
    visitor: (secret: string | undefined) => visitorWith(secret, gate),
    /** Whether the secret of a link opens something, or none is needed. */
    opens: (token: string) => door === 'open' || invitationWith(sealOf(token), store.current()) !== undefined,
    /** `before`: the secret of the cookie that the browser already has; `origin`: its address, as limits count it. */
    enter: (token: string, speaker: Speaker, before?: string, origin = '') =>
      enter(token, { speaker, before, origin }, gate),
    requestAccess: (code: string, speaker: Speaker, before?: string, origin = '') =>
      requestAccess(code, { speaker, before, origin }, gate),
    leave: (secret: string | undefined) => goOut(secret, gate),
    act: (action: AccessAction, viewer: Viewer) => actOn(action, viewer, gate),
    state: (addresses: readonly string[]) => accessState(addresses, gate),
    waiting: () => waitingIn(gate),
    alarms: () => alarmsIn(gate),
    meter,
    /** The secret of a link to print when the server begins. */
    firstLink: (as: Role, whom: 'one' | 'many', hours: number) =>
      newInvitation({ as, for: whom, name: '', role: '', hours }, 'at-start', gate),
    /** Called when a session ends: left, revoked, sent out, expired. Returns a function that stops it. */
    onEnd: ends.add,
    /** Called when those who are in or wait may have changed. Returns a function that stops it. */
    onChange: changes.add,
    /** Ends the sessions that have run out; done every few seconds by itself. */
    sweep,
    close: async () => {
      clearInterval(sweeping);
      await store.close();
    },
  };
}

/** A session that has ended: its name, as `Viewer.session` gives it, and whose it was. */
interface Ended {
  readonly session: string;
  readonly person: string;
}

function watchSessions(door: DoorState, onEnd: (ended: Ended) => void) {
  let standing: ReadonlyMap<string, string> = new Map();
  return (invites: Invites, now: number) => {
    const before = standing;
    standing = standingIn(invites, door, now);
    for (const [session, person] of before) if (!standing.has(session)) onEnd({ session, person });
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

function standingIn(invites: Invites, door: DoorState, now: number): ReadonlyMap<string, string> {
  const standing = new Map<string, string>();
  for (const { seal, person } of invites.devices.values()) {
    const who = invites.people.get(person);
    if (who && isStanding(who, invites, door, now)) standing.set(seal, person);
  }
  return standing;
}
