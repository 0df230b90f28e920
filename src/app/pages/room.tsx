import { withPerson } from './question-filter.ts';

interface RoomProps {
  /** Everybody who could know anything. */
  readonly people: readonly string[];
  readonly room: readonly string[];
  readonly set: (written: string) => void;
}

/** Who is in the room: what they could know is asked first. */
export function Room({ people, room, set }: RoomProps) {
  const all = [...people, ...room.filter((person) => !people.includes(person))];
  return (
    <fieldset className="room">
      <legend>In the room:</legend>
      {all.map((person) => (
        <button
          key={person}
          type="button"
          className="chip"
          aria-pressed={room.includes(person)}
          onClick={() => set(withPerson(room, person))}
        >
          {person}
        </button>
      ))}
    </fieldset>
  );
}
