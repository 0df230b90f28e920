import { groupBy, type Speaker, type WalkthroughRole } from '#core/index.ts';
import type { LobbyGuest } from '#core/presence.ts';
import { REFUSALS, type Refusal } from '../http/refusals.ts';
import type { ServerLine } from '../http/server-line.ts';
import { displayName, isSameSpeaker, nameProblem } from './names.ts';
import { newCode, newId, newSecret, normalizeCode, type RandomBytes } from './secret.ts';

/** Somebody in the lobby about whom no facilitator has decided yet. */
export interface Waiter extends LobbyGuest {
  readonly device: string;
  readonly origin: string;
}

export type Lobby = ReturnType<typeof openLobby>;

interface LobbyRequest {
  readonly speaker: Speaker;
  /** Seals of the new cookie, and of the one that their browser already has. */
  readonly device: string;
  readonly oldSeal: string;
  readonly origin: string;
  /** Their public id, if they were in before. */
  readonly who: string | undefined;
}

/** Most people who may wait, in all and from one address. */
const MAX_WAITING = { all: 200, fromOne: 50 } as const;
/** Milliseconds without a request after which somebody no longer waits: long enough for a sleeping phone. */
const MAX_SILENCE = 15 * 60_000;
const MINUTE = 60_000;

/** The lobby of several servers: the code that all of them print, and a line between them. */
export interface SharedLobby {
  readonly code: string;
  readonly line: ServerLine;
  readonly onChange: () => void;
}

type OpenLobby = { readonly until: number; readonly as: WalkthroughRole } | null;

/** What a server tells the others of its lobby. */
type LobbyMessage =
  | { readonly tells: 'hello' }
  | { readonly tells: 'waits'; readonly waiter: Waiter; readonly seen: number }
  | { readonly tells: 'removed'; readonly person: string }
  | { readonly tells: 'cleared' }
  | { readonly tells: 'open'; readonly open: OpenLobby };

/** Where people wait who come by the short code, or by a link whose newcomers must wait. In memory only. */
export function openLobby(random: RandomBytes, isTaken: (id: string) => boolean, shared?: SharedLobby) {
  const code = shared?.code ?? newCode(random);
  const waiting = new Map<string, { readonly waiter: Waiter; seen: number }>();
  let open: OpenLobby = null;

  const self = shared ? newSecret(random) : '';
  const tell = (...messages: readonly LobbyMessage[]) =>
    shared?.line.send(messages.map((message) => JSON.stringify({ ...message, from: self })));
  const take = (message: LobbyMessage) => {
    switch (message.tells) {
      case 'hello':
        tell({ tells: 'open', open });
        tell(...[...waiting.values()].map((one) => ({ tells: 'waits', ...one }) as const));
        return;
      case 'waits':
        waiting.set(message.waiter.person, { waiter: message.waiter, seen: message.seen });
        break;
      case 'removed':
        waiting.delete(message.person);
        break;
      case 'cleared':
        waiting.clear();
        break;
      case 'open':
        open = message.open ?? open;
        break;
    }
    shared?.onChange();
  };
  const unsubscribe = shared?.line.receive((text) => {
    const { from, ...message }: LobbyMessage & { readonly from: string } = JSON.parse(text);
    if (from !== self) take(message);
  });
  tell({ tells: 'hello' });

  const present = (now: number): readonly Waiter[] => {
    for (const [person, { seen }] of waiting) if (seen + MAX_SILENCE < now) waiting.delete(person);
    return [...waiting.values()].map(({ waiter }) => waiter);
  };
  const refusal = (speaker: Speaker, oldSeal: string, origin: string, now: number): Refusal | null => {
    const problem = nameProblem(speaker);
    if (problem) return problem;
    const others = present(now).filter(({ device }) => device !== oldSeal);
    if (others.some((other) => isSameSpeaker(other, speaker))) return REFUSALS.nameTaken(displayName(speaker));
    if (others.length >= MAX_WAITING.all) return REFUSALS.lobbyFull;
    return others.filter((other) => other.origin === origin).length < MAX_WAITING.fromOne
      ? null
      : REFUSALS.lobbyCrowded;
  };
  return {
    code,
    isCode: (typed: string) => normalizeCode(typed) === code,
    /** Until when, and as what, newcomers are let in at once; null: all wait. */
    open: (now: number) => (open !== null && open.until > now ? open : null),
    openFor: (minutes: number, as: WalkthroughRole, now: number) => {
      open = { until: now + minutes * MINUTE, as };
      tell({ tells: 'open', open });
    },
    /** Why somebody may not wait here under this name, or null. */
    refusal,
    wait: ({ speaker: { name, role }, device, oldSeal, origin, who }: LobbyRequest, now: number) => {
      const old = present(now).find((waiter) => waiter.device === oldSeal);
      const person = old?.person ?? who ?? newId(random, (id) => waiting.has(id) || isTaken(id));
      const waiter = { person, name, role, since: old?.since ?? now, device, origin };
      waiting.set(person, { waiter, seen: now });
      tell({ tells: 'waits', waiter, seen: now });
      return waiter;
    },
    /** Who waits on a device; the call keeps their place. */
    at: (device: string, now: number) => {
      const found = present(now).find((waiter) => waiter.device === device);
      const entry = waiting.get(found?.person ?? '');
      if (entry) entry.seen = now;
      return found;
    },
    waiter: (person: string) => waiting.get(person)?.waiter,
    remove: (person: string) => {
      waiting.delete(person);
      tell({ tells: 'removed', person });
    },
    waiting: present,
    /** Whether the lobby is full, in all or for one address. */
    isCrowded: (now: number) => {
      const all = present(now);
      const byOrigin = groupBy(all, ({ origin }) => origin);
      return all.length >= MAX_WAITING.all || [...byOrigin.values()].some((some) => some.length >= MAX_WAITING.fromOne);
    },
    clear: () => {
      waiting.clear();
      tell({ tells: 'cleared' });
    },
    close: () => unsubscribe?.(),
  };
}
