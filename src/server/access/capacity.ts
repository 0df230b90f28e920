import { REFUSALS, type Refusal } from '../http/refusals.ts';
import { type DoorState, hasOwnLink, type Invites, isAdmitted, type Person, withoutDevices } from './invites.ts';

/** Most people who may be in by one link for many or by the code, and by all of these together. */
export const CAPACITY = { each: 1_000, all: 3_000 } as const;
/** Most people who are kept though they were shown out, have left, or came by an invitation that has ended. */
const MAX_GONE = 2_000;

/** People who count toward the capacity: signed in on a device, but not by a link of their own. */
export function occupantsOf(invites: Invites, door: DoorState, now: number): readonly Person[] {
  const present = new Set([...invites.devices.values()].map(({ person }) => person));
  return [...invites.people.values()].filter(
    (person) => present.has(person.person) && !hasOwnLink(person, invites) && isAdmitted(person, invites, door, now),
  );
}

/** Why there is no room on this entry route, or null. Facilitators and people with a link for one always find room. */
export function capacityRefusal(newcomer: Person, invites: Invites, door: DoorState, now: number): Refusal | null {
  if (door === 'invited' && (newcomer.as === 'facilitator' || hasOwnLink(newcomer, invites))) return null;
  const occupants = occupantsOf(invites, door, now);
  const route = entryRouteOf(newcomer);
  if (
    occupants.length >= CAPACITY.all ||
    occupants.filter((person) => entryRouteOf(person) === route).length >= CAPACITY.each
  )
    return REFUSALS.noPlace;
  return null;
}

/** Key of the route by which somebody came: the id of their invitation, `lobby` or `machine`. */
export function entryRouteOf({ came }: Person): string {
  return came.by === 'invitation' ? came.invitation : came.by;
}

/** Drops the earliest of those who are gone, once there are too many of them. */
export function withoutLongGone(invites: Invites, door: DoorState, now: number): Invites {
  const occupants = new Set(occupantsOf(invites, door, now));
  const gone = [...invites.people.values()].filter(
    (person) => !occupants.has(person) && !(hasOwnLink(person, invites) && isAdmitted(person, invites, door, now)),
  );
  if (gone.length <= MAX_GONE) return invites;
  const forgotten = new Set(gone.slice(0, gone.length - MAX_GONE).map(({ person }) => person));
  const people = new Map([...invites.people].filter(([id]) => !forgotten.has(id)));
  return withoutDevices(({ person }) => forgotten.has(person), { ...invites, people });
}

/** Counts entries by route and address, so that no address takes the whole capacity. In memory only. */
export type OriginQuota = ReturnType<typeof openOriginQuota>;

/** Most entries from one address by one route: a full hall behind one network address, with some who come twice. */
export const MAX_PER_ORIGIN = 400;

export function openOriginQuota() {
  const counts = new Map<string, number>();
  const origins = new Map<string, string>();
  const full = new Set<string>();
  const keyOf = (route: string, origin: string) => `${route} ${origin}`;
  return {
    /** Counts an entry; false: too many have come by this route from this address. */
    take: (route: string, origin: string) => {
      const count = counts.get(keyOf(route, origin)) ?? 0;
      if (count >= MAX_PER_ORIGIN) {
        full.add(origin);
        return false;
      }
      counts.set(keyOf(route, origin), count + 1);
      return true;
    },
    isFull: (origin: string) => full.has(origin),
    /** Undoes `take` for somebody who was not admitted. */
    giveBack: (route: string, origin: string) => {
      const key = keyOf(route, origin);
      counts.set(key, Math.max(0, (counts.get(key) ?? 0) - 1));
    },
    /** Records the address of somebody who was admitted. */
    cameFrom: (person: string, origin: string) => void origins.set(person, origin),
    /** The address somebody came from last; undefined: before the server started, or by a link of their own. */
    originOf: (person: string) => origins.get(person),
  };
}
