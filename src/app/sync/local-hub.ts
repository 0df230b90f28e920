import type { SessionState } from '#core/presence.ts';
import { CLOCK } from './clock.ts';
import { openDeviceStorage } from './device-storage.ts';
import { openHub } from './hub.ts';
import { CHANGE_KINDS } from './hub-messages.ts';
import { askServer } from './requests.ts';
import { sendCommand } from './send-command.ts';
import type { StreamHandlers } from './stream.ts';

/** A hub in this thread: that of a page, or the worker that all tabs share. */
export async function openLocalHub() {
  const { entries } = await openDeviceStorage();
  return openHub({ storage: entries, send: sendCommand, connect: connectEvents, clock: CLOCK });
}

const EVENT_KINDS = [...CHANGE_KINDS, 'room', 'beat', 'gone'] as const;

/** Listens to the server’s events after a position in the stream. Returns an unsubscribe function. */
function connectEvents(since: string, handlers: StreamHandlers): () => void {
  const source = new EventSource(`/api/events?since=${encodeURIComponent(since)}`);
  source.onopen = handlers.onOpen;
  source.onerror = () => {
    // If the server refuses, the browser gives up without saying why.
    const isRefused = source.readyState === EventSource.CLOSED;
    source.close();
    if (isRefused) void checkSession(handlers);
    else handlers.onError();
  };
  for (const kind of EVENT_KINDS)
    source.addEventListener(kind, ({ data, lastEventId }) => handlers.onMessage(kind, data, lastEventId));
  return () => source.close();
}

/** A session may have ended while the connection was down. */
async function checkSession({ onMessage, onError }: StreamHandlers): Promise<void> {
  const result = await askServer<SessionState>('GET', '/api/session');
  if (result.ok && result.body.door === 'invited' && result.body.session === null)
    onMessage('gone', JSON.stringify({ problem: 'You are not in any more; ask for a new link.' }), '');
  else onError();
}
