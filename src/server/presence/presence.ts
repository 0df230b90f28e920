import type { RoomAction, Timer } from '#core/presence.ts';
import type { Attendee } from '../commands/walkthrough.ts';

/** Who is in the room and what goes on there, in memory only. */
export interface Presence {
  /** By public id, in the order of arrival. */
  readonly people: ReadonlyMap<string, PresentPerson>;
  readonly timer: Timer | null;
}

export interface PresentPerson extends Attendee {
  readonly place: string | null;
  readonly following: boolean;
  readonly hand: number | null;
  readonly streams: number;
  /** When the last of them ended, milliseconds since 1970. */
  readonly left: number;
}

/** What happens to the room. Times are milliseconds since 1970. */
export type PresenceEvent =
  | { readonly what: 'came'; readonly who: Attendee }
  | { readonly what: 'left'; readonly person: string; readonly at: number }
  /** Removes people who have been away since before then. */
  | { readonly what: 'faded'; readonly before: number }
  | { readonly what: 'did'; readonly person: string; readonly action: RoomAction; readonly at: number };

export const EMPTY_PRESENCE: Presence = { people: new Map(), timer: null };

/** The room after an event; the same object where that changes nothing. */
export function presenceAfter(presence: Presence, event: PresenceEvent): Presence {
  switch (event.what) {
    case 'came':
      return withArrival(presence, event.who);
    case 'left':
      return withPerson(presence, event.person, ({ streams }) => ({
        streams: Math.max(0, streams - 1),
        left: event.at,
      }));
    case 'faded':
      return withoutFaded(presence, event.before);
    case 'did':
      return withAction(presence, event.person, event.action, event.at);
  }
}

function withArrival(presence: Presence, who: Attendee): Presence {
  const before = presence.people.get(who.person);
  const fresh = { place: null, following: true, hand: null, left: 0 };
  const present = { ...fresh, ...before, ...who, streams: (before?.streams ?? 0) + 1 };
  return { ...presence, people: new Map(presence.people).set(who.person, present) };
}

function withoutFaded(presence: Presence, before: number): Presence {
  const here = [...presence.people].filter(([, { streams, left }]) => streams > 0 || left >= before);
  return here.length === presence.people.size ? presence : { ...presence, people: new Map(here) };
}

function withAction(presence: Presence, person: string, action: RoomAction, at: number): Presence {
  switch (action.act) {
    case 'look':
      return withPerson(presence, person, () => ({ place: action.place, following: action.following }));
    case 'hand':
      return withPerson(presence, person, ({ hand }) => ({ hand: action.up ? (hand ?? at) : null }));
    case 'lower':
      return withPerson(presence, action.person, () => ({ hand: null }));
    case 'timer':
      return {
        ...presence,
        timer: startedTimer(presence.timer, action.minutes * 60_000, action.more === true, at),
      };
    case 'hold':
      return { ...presence, timer: pausedTimer(presence.timer, at) };
    case 'go-on':
      return { ...presence, timer: resumedTimer(presence.timer, at) };
    case 'stop-timer':
      return { ...presence, timer: null };
    case 'restore-timer':
      return { ...presence, timer: action.timer };
  }
}

function withPerson(presence: Presence, person: string, change: (present: PresentPerson) => Partial<PresentPerson>) {
  const present = presence.people.get(person);
  if (!present) return presence;
  return { ...presence, people: new Map(presence.people).set(person, { ...present, ...change(present) }) };
}

/** A timer from now on, or the present one extended; one that has run out is extended from now. */
function startedTimer(timer: Timer | null, time: number, isMore: boolean, at: number): Timer {
  if (!isMore || !timer) return { ends: at + time, left: 0, set: time };
  const set = timer.set + time;
  return timer.ends === null
    ? { ends: null, left: timer.left + time, set }
    : { ends: Math.max(timer.ends, at) + time, left: 0, set };
}

function pausedTimer(timer: Timer | null, at: number): Timer | null {
  if (!timer || timer.ends === null) return timer;
  return { ...timer, ends: null, left: Math.max(0, timer.ends - at) };
}

function resumedTimer(timer: Timer | null, at: number): Timer | null {
  if (!timer || timer.ends !== null) return timer;
  return { ...timer, ends: at + timer.left, left: 0 };
}
