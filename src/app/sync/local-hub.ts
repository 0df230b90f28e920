import type { SessionState } from '#core/room.ts';
import { CLOCK } from './clock.ts';
import { sendCommand } from './commands.ts';
import { openDevice } from './device.ts';
import { openHub } from './hub.ts';
import { CHANGE_KINDS } from './messages.ts';
import { askServer } from './requests.ts';
import type { StreamHandlers } from './stream.ts';

/** A hub where this code runs: in a page, or in the worker that all tabs share. */
export async function openLocalHub() {
  const { entries } = await openDevice();
  return openHub({ storage: entries, send: sendCommand, connect: connectEvents, clock: CLOCK });
}

const KINDS = [...CHANGE_KINDS, 'room', 'beat', 'gone'] as const;

/** Listens to the server’s events from a place in the stream on; returns a function that stops it. */
function connectEvents(since: string, ears: StreamHandlers): () => void {
  const source = new EventSource(`/api/events?since=${encodeURIComponent(since)}`);
  source.onopen = ears.onOpen;
  source.onerror = () => {
    // The browser gives up where the server refuses, and does not say why.
    const isRefused = source.readyState === EventSource.CLOSED;
    source.close();
    if (isRefused) void askWhy(ears);
    else ears.onError();
  };
  for (const kind of KINDS)
    source.addEventListener(kind, ({ data, lastEventId }) => ears.onMessage(kind, data, lastEventId));
  return () => source.close();
}

/** A session may have ended while the connection was down. */
async function askWhy({ onMessage, onError }: StreamHandlers): Promise<void> {
  const asked = await askServer<SessionState>('GET', '/api/session');
  if (asked.ok && asked.body.door === 'invited' && asked.body.session === null)
    onMessage('gone', JSON.stringify({ problem: 'You are not in any more; ask for a new link.' }), '');
  else onError();
}
