import { inView, inViewWords, type Workspace } from '#core/index.ts';
import type { PersonHere, RoomState } from '#core/room.ts';
import { Faces } from '../../presence/face.tsx';
import { speakerLine } from '../../session/speaker.ts';
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
      {() => <WhoIsHere room={room} workspace={workspace} />}
    </Pop>
  );
}

/** The list under its own head. */
export function WhoIsHere(props: PeopleProps) {
  return (
    <>
      <h2 className="small-head">Who is here</h2>
      <PeopleList {...props} />
    </>
  );
}

/** Everybody here and where they look. In a large room the rest are counted. */
export function PeopleList({ room, workspace }: PeopleProps) {
  const unnamed = room.count - room.people.length;
  return (
    <>
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
  return [ROLES[as], whereWords(place, following, as === 'facilitator', workspace)]
    .filter(Boolean)
    .join(' · ');
}

/** Whoever runs it leads and does not follow. */
function whereWords(place: string | null, following: boolean, leads: boolean, workspace: Workspace): string {
  if (place === null) return 'away';
  if (following) return leads ? '' : 'follows';
  return `elsewhere: ${inViewWords(inView(place, workspace))}`;
}
