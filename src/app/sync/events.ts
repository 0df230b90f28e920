import type { SessionState } from '#core/room.ts';
import { askServer } from './ask-server.ts';
import { CHANGE_KINDS } from './messages.ts';
import type { Ears } from './stream.ts';

/** What the server tells by name. */
const KINDS = [...CHANGE_KINDS, 'room', 'beat', 'gone'] as const;

/** Connects to the server’s events from a place in the stream on; returns how to hang up. */
export function connectEvents(since: string, ears: Ears): () => void {
  const source = new EventSource(`/api/events?since=${encodeURIComponent(since)}`);
  source.onopen = ears.opened;
  source.onerror = () => {
    // The browser gives up where the server refuses, and does not say why.
    const isRefused = source.readyState === EventSource.CLOSED;
    source.close();
    if (isRefused) void askWhy(ears);
    else ears.broke();
  };
  for (const kind of KINDS)
    source.addEventListener(kind, ({ data, lastEventId }) => ears.heard(kind, data, lastEventId));
  return () => source.close();
}

/** Whoever was shown the door while the line was down hears it late. */
async function askWhy({ heard, broke }: Ears): Promise<void> {
  const asked = await askServer<SessionState>('GET', '/api/session');
  if (asked.ok && asked.body.door === 'invited' && asked.body.session === null)
    heard('gone', JSON.stringify({ problem: 'You are not in any more; ask for a new link.' }), '');
  else broke();
}
