import type { RoomState } from '#core/room.ts';
import { Lobby } from '../invite/lobby.tsx';
import { Pop } from './pop.tsx';

/** Who knocks. */
export function DoorPart({ room: { waiting } }: { room: RoomState }) {
  if (waiting.length === 0) return null;
  return (
    <Pop
      name="In the lobby"
      className="walk-button asks"
      label={waiting.length === 1 ? `${waiting[0]?.name} is at the door` : `${waiting.length} at the door`}
    >
      {() => <Lobby />}
    </Pop>
  );
}
