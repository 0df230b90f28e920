import type { Alarm, LobbyGuest, PersonHere, PollProgress, RoomState } from '#core/presence.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Presence, PresentPerson } from './presence.ts';

/** In rooms larger than this only facilitators see everybody. */
export const MAX_NAMED = 60;

interface RoomExtras {
  readonly round: PollProgress | null;
  readonly waiting: readonly LobbyGuest[];
  readonly alarms: readonly Alarm[];
}

/** The state of the room as JSON, made once for all who get the same. */
export function presenceStates(
  { people: present, timer }: Presence,
  { round, waiting, alarms }: RoomExtras,
  now: number,
) {
  const people = new Map([...present].map(([id, one]) => [id, personHere(one)]));
  const state: Omit<RoomState, 'now'> = {
    people: [...people.values()],
    count: people.size,
    places: placesOf(people.values()),
    timer,
    round,
    waiting,
    alarms,
  };
  const text = JSON.stringify(state);
  const isLarge = people.size > MAX_NAMED;
  const facilitatorJson = `{"now":${now},${text.slice(1)}`;
  const commonJson = isLarge ? '' : JSON.stringify({ now, ...state, ...NO_FACILITATOR_DATA });
  const { count, places } = state;
  const countsJson = JSON.stringify({ count, places, timer, ...NO_FACILITATOR_DATA }).slice(1);
  const facilitators = state.people.filter(({ as }) => as === 'facilitator');
  /** Only what is about the person and the facilitators. */
  const personJson = (person: string) => {
    const self = people.get(person);
    const named = self ? [...facilitators, self] : facilitators;
    const missing = round?.missing?.filter((id) => id === person) ?? null;
    const own = JSON.stringify({ now, people: named, round: round && { ...round, missing } });
    return `${own.slice(0, -1)},${countsJson}`;
  };
  return {
    text,
    dataFor: ({ as, person }: Viewer) => {
      if (as === 'facilitator') return facilitatorJson;
      return isLarge ? personJson(person) : commonJson;
    },
  };
}

/** What only facilitators get; empty for all others. */
const NO_FACILITATOR_DATA = { waiting: [], alarms: [] } as const;

function personHere({ person, name, role, as, place, following, hand }: PresentPerson): PersonHere {
  return { person, name, role, as, place, following, hand };
}

function placesOf(people: Iterable<PersonHere>): Readonly<Record<string, number>> {
  const places = new Map<string, number>();
  for (const { place } of people) if (place !== null) places.set(place, (places.get(place) ?? 0) + 1);
  return Object.fromEntries(places);
}
