import { groupBy, type Speaker, type WalkthroughRole } from '#core/index.ts';
import type { LobbyGuest } from '#core/presence.ts';
import { REFUSALS, type Refusal } from '../http/refusals.ts';
import { displayName, isSameSpeaker, nameProblem } from './names.ts';
import { newCode, newId, normalizeCode, type RandomBytes } from './secret.ts';

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

/** Where people wait who come by the short code, or by a link whose newcomers must wait. In memory only. */
export function openLobby(random: RandomBytes, isTaken: (id: string) => boolean) {
  const code = newCode(random);
  const waiting = new Map<string, { readonly waiter: Waiter; seen: number }>();
  let open: { readonly until: number; readonly as: WalkthroughRole } | null = null;

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
      open = minutes > 0 ? { until: now + minutes * MINUTE, as } : null;
    },
    /** Why somebody may not wait here under this name, or null. */
    refusal,
    wait: ({ speaker: { name, role }, device, oldSeal, origin, who }: LobbyRequest, now: number) => {
      const old = present(now).find((waiter) => waiter.device === oldSeal);
      const person = old?.person ?? who ?? newId(random, (id) => waiting.has(id) || isTaken(id));
      const waiter = { person, name, role, since: old?.since ?? now, device, origin };
      waiting.set(person, { waiter, seen: now });
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
    remove: (person: string) => void waiting.delete(person),
    waiting: present,
    /** Whether the lobby is full, in all or for one address. */
    isCrowded: (now: number) => {
      const all = present(now);
      const byOrigin = groupBy(all, ({ origin }) => origin);
      return all.length >= MAX_WAITING.all || [...byOrigin.values()].some((some) => some.length >= MAX_WAITING.fromOne);
    },
    clear: () => waiting.clear(),
  };
}
