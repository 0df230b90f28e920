import type { Role, Speaker } from '#core/index.ts';
import type { Waiting } from '#core/room.ts';
import type { Refused } from './book.ts';
import { isSameSpeaker, nameProblem, taken } from './names.ts';
import { newCode, newId, type Random, typedCode } from './secret.ts';

/** Somebody who came by the short code and was not looked at yet. */
export interface Waiter extends Waiting {
  /** Seal of their cookie. */
  readonly device: string;
}

/** Where people wait who come by the short code. It is forgotten when the server ends, and its code with it. */
export interface Lobby {
  readonly code: string;
  /** Until when, and for what, whoever comes is let in at once; null: all wait. */
  readonly open: (now: number) => { readonly until: number; readonly as: Role } | null;
  readonly openFor: (minutes: number, as: Role, now: number) => void;
  /** Why somebody with this code and name may not wait here, or null. */
  readonly refusal: (code: string, speaker: Speaker, device: string, now: number) => Refused | null;
  /** `who`: the person that they are already, where they were in before. */
  readonly wait: (speaker: Speaker, device: string, before: string, now: number, who?: string) => Waiter;
  /** Who waits with a device; they still do from now on. */
  readonly at: (device: string, now: number) => Waiter | undefined;
  readonly waiter: (person: string) => Waiter | undefined;
  readonly remove: (person: string) => void;
  readonly waiting: (now: number) => readonly Waiter[];
}

const WAITING = 200;
/** Milliseconds without a sign after which somebody does not wait any more: long enough for a phone asleep. */
const PATIENCE = 15 * 60_000;
const MINUTE = 60_000;

export function openLobby(random: Random, isTaken: (id: string) => boolean): Lobby {
  const code = newCode(random);
  const waiting = new Map<string, { readonly waiter: Waiter; seen: number }>();
  let open: { readonly until: number; readonly as: Role } | null = null;

  const present = (now: number): readonly Waiter[] => {
    for (const [person, { seen }] of waiting) if (seen + PATIENCE < now) waiting.delete(person);
    return [...waiting.values()].map(({ waiter }) => waiter);
  };
  const refusal = (typed: string, speaker: Speaker, before: string, now: number): Refused | null => {
    if (typedCode(typed) !== code)
      return { status: 403, problem: 'There is no such code here now; read it from the screen again.' };
    const problem = nameProblem(speaker);
    if (problem) return problem;
    const others = present(now).filter(({ device }) => device !== before);
    if (others.some((other) => isSameSpeaker(other, speaker))) return taken(speaker);
    if (others.length < WAITING) return null;
    return { status: 503, problem: 'The lobby is full; wait a moment, then try again.' };
  };
  return {
    code,
    open: (now) => (open !== null && open.until > now ? open : null),
    openFor: (minutes, as, now) => {
      open = minutes > 0 ? { until: now + minutes * MINUTE, as } : null;
    },
    refusal,
    wait: ({ name, role }, device, before, now, who) => {
      const old = present(now).find((waiter) => waiter.device === before);
      const person = old?.person ?? who ?? newId(random, (id) => waiting.has(id) || isTaken(id));
      const waiter = { person, name, role, since: old?.since ?? now, device };
      waiting.set(person, { waiter, seen: now });
      return waiter;
    },
    at: (device, now) => {
      const found = present(now).find((waiter) => waiter.device === device);
      const entry = waiting.get(found?.person ?? '');
      if (entry) entry.seen = now;
      return found;
    },
    waiter: (person) => waiting.get(person)?.waiter,
    remove: (person) => void waiting.delete(person),
    waiting: present,
  };
}
