import type { Alarm, PersonHere, PollProgress, RoomState, Waiting } from '#core/room.ts';
import type { Viewer } from '../access/viewer.ts';
import type { Presence, Present } from './presence.ts';

/** In rooms larger than this only facilitators see everybody. */
export const EVERYBODY_IS_NAMED = 60;

interface Around {
  readonly round: PollProgress | null;
  readonly waiting: readonly Waiting[];
  readonly alarms: readonly Alarm[];
}

/** The state of the room as JSON, made once for all who get the same. */
export function presenceStates({ people: present, timer }: Presence, { round, waiting, alarms }: Around, now: number) {
  const people = new Map([...present].map(([id, one]) => [id, personHere(one)]));
  const whole: Omit<RoomState, 'now'> = {
    people: [...people.values()],
    count: people.size,
    places: placesOf(people.values()),
    timer,
    round,
    waiting,
    alarms,
  };
  const text = JSON.stringify(whole);
  const isLarge = people.size > EVERYBODY_IS_NAMED;
  const toFacilitators = `{"now":${now},${text.slice(1)}`;
  const common = isLarge ? '' : JSON.stringify({ now, ...whole, ...FOR_FACILITATORS });
  const { count, places } = whole;
  const counts = JSON.stringify({ count, places, timer, ...FOR_FACILITATORS }).slice(1);
  const facilitators = whole.people.filter(({ as }) => as === 'facilitator');
  /** Only what is about them and the people who run the walkthrough. */
  const toOne = (person: string) => {
    const self = people.get(person);
    const named = self ? [...facilitators, self] : facilitators;
    const missing = round?.missing?.filter((id) => id === person) ?? null;
    const own = JSON.stringify({ now, people: named, round: round && { ...round, missing } });
    return `${own.slice(0, -1)},${counts}`;
  };
  return {
    text,
    dataFor: ({ as, person }: Viewer) => {
      if (as === 'facilitator') return toFacilitators;
      return isLarge ? toOne(person) : common;
    },
  };
}

/** What only facilitators get; empty for all others. */
const FOR_FACILITATORS = { waiting: [], alarms: [] } as const;

function personHere({ person, name, role, as, place, following, hand }: Present): PersonHere {
  return { person, name, role, as, place, following, hand };
}

function placesOf(people: Iterable<PersonHere>): Readonly<Record<string, number>> {
  const places = new Map<string, number>();
  for (const { place } of people) if (place !== null) places.set(place, (places.get(place) ?? 0) + 1);
  return Object.fromEntries(places);
}
