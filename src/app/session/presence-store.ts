import { useEffect, useState } from 'react';
import type { RoomAction, RoomState } from '#core/presence.ts';
import { createStore } from '../kit/store.ts';
import { askServer } from '../sync/requests.ts';

const presence = createStore<RoomState | null>(null);

/** How far the server’s clock is ahead of this one, milliseconds. */
let clockOffset = 0;

export function receivePresence(next: RoomState): void {
  clockOffset = next.now - Date.now();
  presence.set(next);
}

/** Who is here and how the timer is set; null until the server has sent it. */
export const usePresence = presence.use;

/** The server’s clock, milliseconds since 1970; the timer and raised hands go by it. */
export function serverNow(): number {
  return Date.now() + clockOffset;
}

/** The server’s clock, read again every so many milliseconds. */
export function useServerNow(every: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const ticking = setInterval(() => setNow(serverNow()), every);
    return () => clearInterval(ticking);
  }, [every]);
  return now;
}

/** Does something in the room that is never stored. Resolves to null, or to why it was not done. */
export async function sendAction(action: RoomAction): Promise<string | null> {
  const result = await askServer<unknown>('POST', '/api/room', action);
  return result.ok ? null : result.problem;
}
