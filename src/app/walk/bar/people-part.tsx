import { inView, inViewWords, type Workspace } from '#core/index.ts';
import type { PersonHere, RoomState } from '#core/room.ts';
import { speakerLine } from '../../asking/speaker.ts';
import { Faces } from '../presence/face.tsx';
import { Pop } from './pop.tsx';

interface PeopleProps {
  readonly room: RoomState;
  readonly workspace: Workspace;
}

/** How many are here, as faces; opened, who is where. */
export function PeoplePart({ room, workspace }: PeopleProps) {
  return (
    <Pop
      name="Who is here"
      label={
        <>
          <Faces people={room.people} />
          <span>{room.count} here</span>
        </>
      }
    >
      {() => <PeopleList room={room} workspace={workspace} />}
    </Pop>
  );
}

/** Everybody here and where they look. In a large room the rest are counted. */
export function PeopleList({ room, workspace }: PeopleProps) {
  const unnamed = room.count - room.people.length;
  return (
    <>
      <h2 className="small-head">Who is here</h2>
      {room.count === 0 && <p className="quiet">Nobody has come in yet.</p>}
      <ul className="people-list">
        {room.people.map((person) => (
          <li key={person.person}>
            <Faces people={[person]} />
            <span>
              {speakerLine(person)}
              {person.hand !== null && <b className="hand-word"> hand up</b>}
              <span className="people-where">{whereabouts(person, workspace)}</span>
            </span>
          </li>
        ))}
      </ul>
      {unnamed > 0 && <p className="quiet">And {unnamed} more.</p>}
    </>
  );
}

const ROLES = { facilitator: 'runs it', stakeholder: '', viewer: 'looks on' } as const;

function whereabouts({ as, place, following }: PersonHere, workspace: Workspace): string {
  const where =
    place === null ? 'away' : following ? 'follows' : `elsewhere: ${inViewWords(inView(place, workspace))}`;
  return [ROLES[as], where].filter(Boolean).join(' · ');
}
