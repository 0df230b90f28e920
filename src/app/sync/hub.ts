import { type Speaker, sameSpeaker } from '#core/index.ts';
import type { RoomState, SessionState } from '#core/presence.ts';
import { openDeviceStorage } from './device-storage.ts';
import { CHANGE_KINDS, type HubMessage, type PageMessage } from './hub-messages.ts';
import { type OutboxParts, type OutboxState, openOutbox } from './outbox.ts';
import type { OutboxEntry, OutboxStorage } from './outbox-entry.ts';
import { askServer, CLOCK, type Clock } from './requests.ts';
import { sendCommand } from './send-command.ts';
import { openStream, type StreamHandlers, type StreamParts } from './stream.ts';

export interface HubParts {
  readonly storage: OutboxStorage;
  readonly send: OutboxParts['send'];
  readonly connect: StreamParts['connect'];
  readonly clock: Clock;
}

type Emit = (message: HubMessage) => void;

/** The one connection to the server that pages share: the stream of events and the outbox. */
export function openHub({ storage, send, connect, clock }: HubParts) {
  const pages = new Set<Emit>();
  let outbox: OutboxState = { entries: [], inFlight: null };
  let presence: RoomState | null = null;
  let speaker: Speaker | null = null;
  /** Undefined: no page has sent it yet. */
  let person: string | null | undefined;
  /** Open pages show what another person, or an ended session, had read: they must read again. */
  let mustReread = false;

  const emitToAll = (message: HubMessage) => {
    for (const emit of pages) emit(message);
  };
  const emitToOthers = (self: Emit, message: HubMessage) => {
    for (const emit of pages) if (emit !== self) emit(message);
  };

  const sender = openOutbox({
    storage,
    send: async (...args) => {
      const sent = await send(...args);
      // A server that answers commands can be listened to.
      if (sent.status !== 0 && !stream.live()) stream.wake(false);
      return sent;
    },
    clock,
    objection: (entry) => objectionTo(entry, speaker),
    onChange: (state) => {
      outbox = state;
      emitToAll({ type: 'outbox', outbox });
    },
    onTaken: (command, facts) => emitToAll({ type: 'taken', command, facts }),
  });

  const stream = openStream({
    connect,
    clock,
    onEvent: (kind, data, place) => {
      const message = messageFrom(kind, data, place);
      if (message?.type === 'presence') presence = message.presence;
      if (message?.type === 'gone') {
        disconnect();
        mustReread = true;
      }
      if (message) emitToAll(message);
    },
    onLive: (live) => {
      if (live) sender.wake();
      emitToAll({ type: 'live', live });
    },
  });

  const disconnect = () => {
    stream.end();
    sender.open(null);
    presence = null;
  };

  const onMessage = (message: PageMessage, emit: Emit): void => {
    switch (message.type) {
      case 'opened':
        if (stream.place() === null) stream.begin(message.place);
        if (mustReread) emitToOthers(emit, { type: 'reread' });
        mustReread = false;
        sender.open(message.workspace);
        void sender.reload();
        break;
      case 'reread':
        disconnect();
        emitToAll({ type: 'reread' });
        break;
      case 'identity':
        speaker = message.speaker;
        if (person !== undefined && person !== message.person) {
          disconnect();
          mustReread = true;
        }
        person = message.person;
        break;
      case 'outbox':
        void sender.reload();
        break;
      case 'wake':
        emit({ type: 'awake' });
        stream.wake(message.networkChanged);
        sender.wake();
        break;
      case 'close':
        pages.delete(emit);
    }
  };

  return {
    /** Adds a page. Returns the handler of its messages. */
    join: (emit: Emit) => {
      pages.add(emit);
      emit({ type: 'welcome', place: stream.place(), live: stream.live(), outbox, presence });
      return (message: PageMessage) => onMessage(message, emit);
    },
  };
}

/** Why an entry is not sent: it was said under another name than that of this browser now. */
function objectionTo({ command }: OutboxEntry, speaker: Speaker | null): string | null {
  if (speaker === null || sameSpeaker(command.payload.by, speaker)) return null;
  return `${command.payload.by.name} said this, and this browser speaks for ${speaker.name} now.`;
}

const CHANGES: ReadonlySet<string> = new Set(CHANGE_KINDS);

/** An event as pages get it; null where it is only a heartbeat. */
function messageFrom(kind: string, data: string, place: string): HubMessage | null {
  const event = JSON.parse(data || '{}');
  if (CHANGES.has(kind)) return { type: 'change', place, change: { kind, ...event } };
  if (kind === 'room') return { type: 'presence', presence: event };
  if (kind === 'gone') return { type: 'gone', problem: event.problem ?? 'You are not in any more.' };
  return null;
}

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
