import { groupBy } from '#core/index.ts';
import type { Viewer } from '../access/viewer.ts';
import { REFUSALS } from '../http/refusals.ts';
import { type Listener, listenerOf } from './audience.ts';
import { type Change, combineEvents, eventBytes, eventOf, type StreamEvent } from './stream-event.ts';

export type Events = ReturnType<typeof openEvents>;

export interface EventLimits {
  /** Most events kept for clients that reconnect, and most bytes of them together. */
  readonly ring: number;
  readonly ringBytes: number;
  readonly streams: number;
  /** Most streams of one session; beyond that the oldest ends, as its connection may be long dead. */
  readonly perSession: number;
  /** Bytes that may wait for one client before it is dropped; it reconnects where it was. */
  readonly waiting: number;
  /** Milliseconds between two heartbeats. */
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

/**
 * Milliseconds for which events are gathered into one write: proportional to the streams, within bounds. Below the least
 * they go out before anything else is done, as what follows from a decision takes longer than drawing it.
 */
const BATCH_DELAY = { perStream: 0.05, least: 1, most: 50 };

function afterBatchDelay(streams: number, act: () => void): NodeJS.Timeout | undefined {
  const { perStream, least, most } = BATCH_DELAY;
  const delay = perStream * streams;
  if (delay >= least) return setTimeout(act, Math.min(most, delay));
  setImmediate(act);
  return undefined;
}

interface Client {
  readonly viewer: Viewer;
  readonly listener: Listener;
  readonly writer: StreamWriter;
}

/** Server-sent events for all pages of one workspace. `epoch` names this run of the server. */
export function openEvents(epoch: string, limits: Partial<EventLimits> = {}) {
  const { ring: ringSize, ringBytes, streams, perSession, waiting, heartbeat } = { ...LIMITS, ...limits };
  const clients = new Set<Client>();
  const ring = openRing(ringSize, ringBytes);
  let batch: StreamEvent[] = [];
  let flushTimer: NodeJS.Timeout | undefined;
  let seq = 0;

  const drop = (client: Client) => {
    clients.delete(client);
    client.writer.end();
  };
  const send = (client: Client, bytes: Uint8Array) => {
    if (client.writer.waiting() < waiting) client.writer.write(bytes);
    else drop(client);
  };
  /** Sends the gathered events: one write for each client, one text for all who get the same. */
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
    // An event for nobody gets no number: the gap would reveal when it happened.
    if (event.isForNobody) return;
    seq = event.seq;
    ring.append(event);
    batch.push(event);
    if (batch.length === 1) flushTimer = afterBatchDelay(clients.size, flush);
  };
  const broadcast = (kind: string, dataFor: (viewer: Viewer) => string) => {
    flush();
    for (const client of clients) send(client, eventBytes(kind, dataFor(client.viewer)));
  };
  /** The events that a client has missed; if they are no longer kept, one that makes it fetch everything. */
  const missedSince = (last: string | undefined, listener: Listener): Uint8Array => {
    const [, of = '', at = ''] = /^([\w]+)-(\d+)$/.exec(last ?? '') ?? [];
    const missed = of === epoch ? ring.after(Number(at)) : null;
    if (!missed) return eventBytes('snapshot', '{}', `${epoch}-${seq}`);
    return Buffer.concat(missed.flatMap((event) => event.bytesFor(listener) ?? []));
  };
  /** Sends the position too, because events that a listener may not see do not advance theirs. */
  const sendHeartbeat = () => {
    flush();
    const sign = Buffer.concat([Buffer.from(`id: ${epoch}-${seq}\n\n`), eventBytes('beat', '{}')]);
    for (const client of clients) send(client, sign);
  };

  const heartbeatTimer = setInterval(sendHeartbeat, heartbeat).unref();
  return {
    /** The position of the stream: a client reconnects with `<epoch>-<seq>`. */
    position: () => ({ epoch, seq }),
    /** How many streams are open. */
    count: () => clients.size,
    /** Sends a change, to each listener only what they may see; absent clients get it when they reconnect. */
    publish,
    /** Sends everybody JSON that is not kept for those who reconnect. */
    broadcast,
    /** A stream of what happens after `last` and the viewer may see, or a refusal; `onEnd` is called at its end. */
    stream: (last: string | undefined, viewer: Viewer, onEnd?: () => void) => {
      const { session } = viewer;
      const own = [...clients].filter((client) => session !== undefined && client.viewer.session === session);
      for (const client of own.slice(0, Math.max(0, own.length + 1 - perSession))) drop(client);
      if (clients.size >= streams) {
        const spare = clientToDrop(clients);
        if (!spare) return REFUSALS.tooManyPages;
        drop(spare);
      }
      // Gathered events are in the ring too: sent now, so that the new client does not get them twice.
      flush();
      const { writer, stream } = streamWriter(waiting, () => {
        clients.delete(client);
        onEnd?.();
      });
      const client: Client = { viewer, listener: listenerOf(viewer), writer };
      clients.add(client);
      writer.write(Buffer.from('retry: 1000\n\n'));
      const missed = missedSince(last, client.listener);
      if (missed.length > 0) writer.write(missed);
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
  /** Bytes that the client has not read yet. */
  readonly waiting: () => number;
  readonly end: () => void;
}

/** A writer and the stream that reads from it. `maxWaiting` is how many bytes may wait; `onEnd` is called once. */
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
  const writer: StreamWriter = {
    write: (bytes) => controller?.enqueue(bytes),
    waiting: () => maxWaiting - (controller?.desiredSize ?? maxWaiting),
    end: () => end()?.close(),
  };
  return { writer, stream };
}

/** The newest events, for clients that reconnect: limited in number and in bytes. */
function openRing(maxEvents: number, maxBytes: number) {
  const events: StreamEvent[] = [];
  let bytes = 0;
  let newest = 0;
  const isFull = () => events.length > maxEvents || (bytes > maxBytes && events.length > 1);
  return {
    append: (event: StreamEvent) => {
      events.push(event);
      bytes += event.size;
      newest = event.seq;
      while (isFull()) bytes -= events.shift()?.size ?? 0;
    },
    /** What happened after `seq`; null where that is no longer kept. */
    after: (seq: number): readonly StreamEvent[] | null => {
      const oldest = events[0]?.seq ?? newest + 1;
      if (seq > newest || seq + 1 < oldest) return null;
      return events.slice(seq + 1 - oldest);
    },
  };
}
