import type { Role, Speaker } from '#core/index.ts';
import type { RoomAction, Timer } from '#core/room.ts';

/** Who is in the room and what goes on there, in memory only. */
export interface Room {
  /** By public id, in the order of coming. */
  readonly people: ReadonlyMap<string, Present>;
  readonly timer: Timer | null;
}

/** A person in the room, through one page or several. */
export interface Present extends Speaker {
  readonly person: string;
  readonly as: Role;
  readonly place: string | null;
  readonly following: boolean;
  readonly hand: number | null;
  /** Their open streams. */
  readonly streams: number;
  /** When the last of them ended, milliseconds since 1970. */
  readonly left: number;
}

/** What happens to the room. Times are milliseconds since 1970. */
export type Occurrence =
  | { readonly what: 'came'; readonly who: Pick<Present, 'person' | 'as' | 'name' | 'role'> }
  | { readonly what: 'left'; readonly person: string; readonly at: number }
  /** Whoever has been away since before then is not here any more. */
  | { readonly what: 'faded'; readonly before: number }
  | {
      readonly what: 'did';
      readonly person: string;
      readonly action: RoomAction;
      readonly at: number;
    };

export const EMPTY_ROOM: Room = { people: new Map(), timer: null };

/** The room after something has happened; the same object where that changes nothing. */
export function roomAfter(room: Room, occurrence: Occurrence): Room {
  switch (occurrence.what) {
    case 'came':
      return came(room, occurrence.who);
    case 'left':
      return withPerson(room, occurrence.person, ({ streams }) => ({
        streams: Math.max(0, streams - 1),
        left: occurrence.at,
      }));
    case 'faded':
      return faded(room, occurrence.before);
    case 'did':
      return did(room, occurrence.person, occurrence.action, occurrence.at);
  }
}

function came(room: Room, who: Pick<Present, 'person' | 'as' | 'name' | 'role'>): Room {
  const before = room.people.get(who.person);
  const fresh = { place: null, following: true, hand: null, left: 0 };
  const present = { ...fresh, ...before, ...who, streams: (before?.streams ?? 0) + 1 };
  return { ...room, people: new Map(room.people).set(who.person, present) };
}

function faded(room: Room, before: number): Room {
  const here = [...room.people].filter(([, { streams, left }]) => streams > 0 || left >= before);
  return here.length === room.people.size ? room : { ...room, people: new Map(here) };
}

function did(room: Room, person: string, action: RoomAction, at: number): Room {
  switch (action.act) {
    case 'look':
      return withPerson(room, person, () => ({ place: action.place, following: action.following }));
    case 'hand':
      return withPerson(room, person, ({ hand }) => ({ hand: action.up ? (hand ?? at) : null }));
    case 'lower':
      return withPerson(room, action.person, () => ({ hand: null }));
    case 'timer':
      return { ...room, timer: timerSet(room.timer, action.minutes * 60_000, action.more === true, at) };
    case 'hold':
      return { ...room, timer: held(room.timer, at) };
    case 'go-on':
      return { ...room, timer: goingOn(room.timer, at) };
    case 'stop-timer':
      return { ...room, timer: null };
  }
}

function withPerson(room: Room, person: string, change: (present: Present) => Partial<Present>): Room {
  const present = room.people.get(person);
  if (!present) return room;
  return { ...room, people: new Map(room.people).set(person, { ...present, ...change(present) }) };
}

/** A timer from now on, or longer than it was; one that has run out goes on from now. */
function timerSet(timer: Timer | null, time: number, isMore: boolean, at: number): Timer {
  if (!isMore || !timer) return { ends: at + time, left: 0, set: time };
  const set = timer.set + time;
  return timer.ends === null
    ? { ends: null, left: timer.left + time, set }
    : { ends: Math.max(timer.ends, at) + time, left: 0, set };
}

function held(timer: Timer | null, at: number): Timer | null {
  if (!timer || timer.ends === null) return timer;
  return { ...timer, ends: null, left: Math.max(0, timer.ends - at) };
}

function goingOn(timer: Timer | null, at: number): Timer | null {
  if (!timer || timer.ends !== null) return timer;
  return { ...timer, ends: at + timer.left, left: 0 };
}
