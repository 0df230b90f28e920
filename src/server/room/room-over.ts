import type { Waiting } from '#core/room.ts';
import type { Events } from '../events.ts';
import type { LiveWorkspace } from '../live-workspace.ts';
import { openAttendance } from './attendance.ts';
import { type OpenRoom, openRoom } from './open-room.ts';

/** The room over a workspace: its streams tell of it, and who joins a walkthrough is kept. */
export function roomOver(
  live: LiveWorkspace,
  events: Events,
  waiting: () => readonly Waiting[],
  onError: (error: unknown) => void,
): OpenRoom {
  return openRoom({
    going: live,
    attendance: openAttendance(live, onError),
    waiting,
    tell: (dataFor) => events.tell('room', dataFor),
  });
}
