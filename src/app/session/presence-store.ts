import { useSyncExternalStore } from 'react';
import type { RoomAction, RoomState } from '#core/room.ts';
import { openReaders } from '../kit/emitter.ts';
import { askServer } from '../sync/ask-server.ts';

let room: RoomState | null = null;
/** How far the server’s clock is ahead of this one, milliseconds. */
let ahead = 0;
const readers = openReaders();

/** Takes in what the stream tells of the room; null: nothing is known of it any more. */
export function showRoom(next: RoomState | null): void {
  room = next;
  if (next) ahead = next.now - Date.now();
  readers.tell();
}

const roomNow = () => room;

/** Who is here and how the timer stands; null until the server has told. */
export function useRoom(): RoomState | null {
  return useSyncExternalStore(readers.subscribe, roomNow, roomNow);
}

/** The server’s clock, milliseconds since 1970, by which the timer and raised hands are reckoned. */
export function serverNow(): number {
  return Date.now() + ahead;
}

/** Does something in the room that is never stored. Resolves to null, or to why it was not done. */
export async function act(action: RoomAction): Promise<string | null> {
  const asked = await askServer<unknown>('POST', '/api/room', action);
  return asked.ok ? null : asked.problem;
}
