import { groupBy } from '#core/index.ts';
import type { Viewer } from '../access/viewer.ts';
import { REFUSALS } from '../http/refusals.ts';
import { type Listener, listenerOf } from './audience.ts';
import { type Change, combineEvents, eventBytes, eventOf, type StreamEvent } from './stream-event.ts';

export type Events = ReturnType<typeof openEvents>;

export interface EventLimits {
  /** Most events kept for those who were away, and most bytes of them together. */
  readonly ring: number;
  readonly ringBytes: number;
  readonly streams: number;
  /** Most streams of one session; beyond that the oldest ends, as its connection may be long dead. */
  readonly perSession: number;
  /** Bytes that may wait for one client before it is dropped; it starts again where it was. */
  readonly waiting: number;
  /** Milliseconds between signs of life. */
  readonly heartbeat: number;
}

const LIMITS: EventLimits = {
  ring: 10_000,
  ringBytes: 16_000_000,
  streams: 2_000,
  perSession: 6,
  waiting: 1_000_000,
  heartbeat: 15_000,
};

/** Milliseconds for which what happens is gathered into one write: so many for each stream, within bounds. */
const BATCH_DELAY = { perStream: 0.05, least: 1, most: 50 };

function batchDelay(streams: number): number {
  const { perStream, least, most } = BATCH_DELAY;
  return Math.min(most, Math.max(least, perStream * streams));
}

interface Client {
  readonly viewer: Viewer;
  readonly listener: Listener;
  readonly line: StreamWriter;
}

/** Server-sent events for all who look at one workspace. `epoch` names this run of the server. */
export function openEvents(epoch: string, limits: Partial<EventLimits> = {}) {
  const { ring: ringSize, ringBytes, streams, perSession, waiting, heartbeat } = { ...LIMITS, ...limits };
  const clients = new Set<Client>();
  const ring = openRing(ringSize, ringBytes);
  let batch: StreamEvent[] = [];
  let flushTimer: NodeJS.Timeout | undefined;
  let seq = 0;

  const drop = (client: Client) => {
    clients.delete(client);
    client.line.end();
  };
  const send = (client: Client, bytes: Uint8Array) => {
    if (client.line.waiting() < waiting) client.line.write(bytes);
    else drop(client);
  };
  /** Sends what has gathered: one write for each client, one text for all who get the same. */
  const flush = () => {
    clearTimeout(flushTimer);
    flushTimer = undefined;
    if (batch.length === 0) return;
    const textFor = combineEvents(batch);
    batch = [];
    for (const client of clients) {
      const bytes = textFor(client.listener);
      if (bytes) send(client, bytes);
    }
  };
  const publish = (change: Change) => {
    const event = eventOf(change, seq + 1, `${epoch}-${seq + 1}`);
    // What nobody gets has no number: that of the next event would reveal when it happened.
    if (event.isForNobody) return;
    seq = event.seq;
    ring.keep(event);
    batch.push(event);
    flushTimer ??= setTimeout(flush, batchDelay(clients.size));
  };
  const broadcast = (kind: string, dataFor: (viewer: Viewer) => string) => {
    flush();
    for (const client of clients) send(client, eventBytes(kind, dataFor(client.viewer)));
  };
  /** What a client has missed; where that is no longer known, the message that it must fetch everything. */
  const missedSince = (last: string | undefined, listener: Listener): Uint8Array => {
    const [, of = '', at = ''] = /^([\w]+)-(\d+)$/.exec(last ?? '') ?? [];
    const missed = of === epoch ? ring.after(Number(at)) : null;
    if (!missed) return eventBytes('snapshot', '{}', `${epoch}-${seq}`);
    return Buffer.concat(missed.flatMap((event) => event.bytesFor(listener) ?? []));
  };
  /** Sends the position as well, as events that a listener does not get do not move theirs on. */
  const sendHeartbeat = () => {
    flush();
    const sign = Buffer.concat([Buffer.from(`id: ${epoch}-${seq}\n\n`), eventBytes('beat', '{}')]);
    for (const client of clients) send(client, sign);
  };

  const heartbeatTimer = setInterval(sendHeartbeat, heartbeat).unref();
  return {
    /** The position of the stream: a client comes back with `<epoch>-<seq>`. */
    position: () => ({ epoch, seq }),
    /** Sends a change, to each listener only what they may see; those who are away get it when they are back. */
    publish,
    /** Sends each, as JSON, what is never kept. */
    broadcast,
    /** What happens after `last` and the viewer may see, or why there is no stream; `onEnd` is called at its end. */
    stream: (last: string | undefined, viewer: Viewer, onEnd?: () => void) => {
      const { session } = viewer;
      const own = [...clients].filter((client) => session !== undefined && client.viewer.session === session);
      for (const client of own.slice(0, Math.max(0, own.length + 1 - perSession))) drop(client);
      if (clients.size >= streams) {
        const spare = clientToDrop(clients);
        if (!spare) return REFUSALS.tooManyPages;
        drop(spare);
      }
      // What has gathered is in the ring as well; nobody gets it twice.
      flush();
      const { line, stream } = streamWriter(waiting, () => {
        clients.delete(client);
        onEnd?.();
      });
      const client: Client = { viewer, listener: listenerOf(viewer), line };
      clients.add(client);
      line.write(Buffer.from('retry: 1000\n\n'));
      const missed = missedSince(last, client.listener);
      if (missed.length > 0) line.write(missed);
      return stream;
    },
    /** Ends the streams of a session, after saying why. */
    dismiss: (session: string, problem: string) => {
      flush();
      for (const client of clients) {
        if (client.viewer.session !== session) continue;
        send(client, eventBytes('gone', JSON.stringify({ problem })));
        drop(client);
      }
    },
    close: () => {
      clearInterval(heartbeatTimer);
      flush();
      for (const client of clients) drop(client);
    },
  };
}

/** The oldest stream of the session that has the most; undefined where nobody has more than one. */
function clientToDrop(clients: Iterable<Client>): Client | undefined {
  const bySession = [...groupBy(clients, ({ viewer }) => viewer.session ?? '').values()];
  const most = bySession.reduce<readonly Client[]>((a, b) => (b.length > a.length ? b : a), []);
  return most.length > 1 ? most[0] : undefined;
}

interface StreamWriter {
  readonly write: (bytes: Uint8Array) => void;
  /** Bytes that the other side has not taken yet. */
  readonly waiting: () => number;
  readonly end: () => void;
}

/** A writer and the stream that reads from it. `room` is how many bytes may wait; `onEnd` is called once when it is over. */
function streamWriter(maxWaiting: number, onEnd: () => void) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const end = () => {
    const open = controller;
    controller = undefined;
    if (open) onEnd();
    return open;
  };
  const stream = new ReadableStream<Uint8Array>(
    {
      start: (opened) => {
        controller = opened;
      },
      cancel: () => {
        end();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maxWaiting }),
  );
  const line: StreamWriter = {
    write: (bytes) => controller?.enqueue(bytes),
    waiting: () => maxWaiting - (controller?.desiredSize ?? maxWaiting),
    end: () => end()?.close(),
  };
  return { line, stream };
}

/** The newest events, for those who were away: so many, and of large ones so many bytes together. */
function openRing(maxEvents: number, maxBytes: number) {
  const events: StreamEvent[] = [];
  let bytes = 0;
  let newest = 0;
  const isFull = () => events.length > maxEvents || (bytes > maxBytes && events.length > 1);
  return {
    keep: (event: StreamEvent) => {
      events.push(event);
      bytes += event.size;
      newest = event.seq;
      while (isFull()) bytes -= events.shift()?.size ?? 0;
    },
    /** What happened after `seq`; null where that is no longer known. */
    after: (seq: number): readonly StreamEvent[] | null => {
      const oldest = events[0]?.seq ?? newest + 1;
      if (seq > newest || seq + 1 < oldest) return null;
      return events.slice(seq + 1 - oldest);
    },
  };
}
