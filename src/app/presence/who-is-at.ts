import type { PersonHere, RoomState } from '#core/room.ts';

/** Those who look at something, and how many they are with those who are not named. */
export interface LookingAt {
  readonly people: readonly PersonHere[];
  readonly count: number;
}

/** Who looks at addresses of a kind, oneself left out. */
export function whoIsAt(
  { people, places }: Pick<RoomState, 'people' | 'places'>,
  me: string | null,
  isThere: (place: string) => boolean,
): LookingAt {
  const there = people.filter(({ person, place }) => person !== me && place !== null && isThere(place));
  const own = people.some(({ person, place }) => person === me && place !== null && isThere(place)) ? 1 : 0;
  const all = Object.entries(places).reduce((sum, [place, count]) => (isThere(place) ? sum + count : sum), 0);
  return { people: there, count: Math.max(there.length, all - own) };
}
