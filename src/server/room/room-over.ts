import type { Access } from '../access/access.ts';
import type { Events } from '../events.ts';
import type { LiveWorkspace } from '../live-workspace.ts';
import { openAttendance } from './attendance.ts';
import { type OpenRoom, openRoom } from './open-room.ts';

/** The room over a workspace: its streams tell of it, and who joins a walkthrough is kept. */
export function roomOver(
  live: LiveWorkspace,
  events: Events,
  door: Pick<Access, 'waiting' | 'alarms'>,
  onError: (error: unknown) => void,
): OpenRoom {
  return openRoom({
    going: live,
    attendance: openAttendance(live, onError),
    door,
    tell: (dataFor) => events.tell('room', dataFor),
  });
}
