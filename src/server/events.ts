import type { Change } from './change.ts';

/** Where a client stands in the stream: `<epoch>-<seq>`. */
interface Position {
  readonly epoch: string;
  readonly seq: number;
}

export interface Events {
  readonly position: () => Position;
  readonly publish: (change: Change) => void;
  /** A stream of what happens after `last`, or null where too many are open. */
  readonly stream: (last: string | undefined) => ReadableStream<Uint8Array> | null;
  readonly close: () => void;
}

export interface EventLimits {
  /** Events kept for those who were away, and their bytes together. */
  readonly ring: number;
  readonly ringBytes: number;
  readonly streams: number;
  /** Bytes that may wait for one client before it is dropped; it starts again where it was. */
  readonly waiting: number;
  /** Milliseconds between signs of life. */
  readonly heartbeat: number;
}

const LIMITS: EventLimits = {
  ring: 1_000,
  ringBytes: 16_000_000,
  streams: 2_000,
  waiting: 1_000_000,
  heartbeat: 15_000,
};

type Client = ReadableStreamDefaultController<Uint8Array>;
const encode = (text: string) => new TextEncoder().encode(text);

/** Server-sent events for all who look at one workspace. `epoch` names this run of the server. */
export function openEvents(epoch: string, limits: Partial<EventLimits> = {}): Events {
  const { ring, ringBytes, streams, waiting, heartbeat } = { ...LIMITS, ...limits };
  const clients = new Set<Client>();
  const kept: { readonly seq: number; readonly bytes: Uint8Array }[] = [];
  let keptBytes = 0;
  let seq = 0;

  const formatted = ({ kind, ...data }: Change) =>
    encode(`id: ${epoch}-${seq}\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);
  const send = (client: Client, bytes: Uint8Array) => {
    if ((client.desiredSize ?? 0) > 0) client.enqueue(bytes);
    else drop(client);
  };
  const drop = (client: Client) => {
    if (clients.delete(client)) client.close();
  };
  const sendAll = (bytes: Uint8Array) => {
    for (const client of clients) send(client, bytes);
  };
  const publish = (change: Change) => {
    seq += 1;
    const bytes = formatted(change);
    kept.push({ seq, bytes });
    keptBytes += bytes.length;
    while (kept.length > ring || (keptBytes > ringBytes && kept.length > 1))
      keptBytes -= kept.shift()?.bytes.length ?? 0;
    sendAll(bytes);
  };
  /** What a client has missed; where that is not known any more, the word that it must fetch everything. */
  const missedSince = (last: string | undefined): readonly Uint8Array[] => {
    const [, of = '', at = ''] = /^([\w]+)-(\d+)$/.exec(last ?? '') ?? [];
    const from = Number(at);
    const oldest = kept[0]?.seq ?? seq + 1;
    if (of !== epoch || from > seq || from + 1 < oldest) return [formatted({ kind: 'snapshot' })];
    return kept.filter((event) => event.seq > from).map(({ bytes }) => bytes);
  };

  const pulse = setInterval(() => sendAll(encode(':\n\n')), heartbeat).unref();
  return {
    position: () => ({ epoch, seq }),
    publish,
    stream: (last) => {
      if (clients.size >= streams) return null;
      let own: Client | undefined;
      return new ReadableStream<Uint8Array>(
        {
          start(client) {
            own = client;
            clients.add(client);
            client.enqueue(encode('retry: 1000\n\n'));
            for (const bytes of missedSince(last)) client.enqueue(bytes);
          },
          cancel() {
            if (own) clients.delete(own);
          },
        },
        new ByteLengthQueuingStrategy({ highWaterMark: waiting }),
      );
    },
    close: () => {
      clearInterval(pulse);
      for (const client of clients) drop(client);
    },
  };
}
