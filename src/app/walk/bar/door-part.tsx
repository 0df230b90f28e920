import { plural } from '#core/index.ts';
import type { RoomState } from '#core/room.ts';
import { Alarms } from '../invite/alarms.tsx';
import { Lobby } from '../invite/lobby.tsx';
import { Pop } from './pop.tsx';

/** Who knocks, and who does too much of something. */
export function DoorPart({ room: { waiting, alarms } }: { room: RoomState }) {
  if (waiting.length === 0 && alarms.length === 0) return null;
  const atDoor = plural(waiting.length, `${waiting[0]?.name} is at the door`, '# at the door');
  return (
    <Pop
      name={alarms.length === 0 ? 'In the lobby' : 'Too much at once'}
      className="walk-button asks"
      label={alarms.length === 0 ? atDoor : 'Too much at once'}
    >
      {() => (
        <>
          <Alarms />
          <Lobby />
        </>
      )}
    </Pop>
  );
}
