import type { Client } from 'pg';
import type { Claims } from '../commands/vote-guard.ts';
import { StoreFailure } from '../disk/store.ts';
import type { ServerLine } from '../http/server-line.ts';
import { connectionOptions, type Database, loadDriver } from './connection.ts';

/**
 * Tells the servers of one database that there is something new. A notification is only a hint: what is new is read
 * from the tables, and a poll finds what no notification told.
 */
export type WakeUps = ReturnType<typeof openWakeUps>;

/** Milliseconds between two polls, and after which a lost connection is made again. */
const POLL_INTERVAL = 1_000;
const RECONNECT = 1_000;
/** Milliseconds for which notifications of one workspace are gathered. */
const GATHER = 5;
const CHANNEL = 'specwalk';

type Wake = () => Promise<unknown>;

interface WakeUpOptions {
  readonly database: Database;
  /** Where notifications are heard: the database itself, as a transaction pooler passes none on. Null: nowhere. */
  readonly listenUrl: string | null;
  readonly pollInterval?: number;
}

export function openWakeUps({ database, listenUrl, pollInterval = POLL_INTERVAL }: WakeUpOptions) {
  const subscribers = new Map<string, Wake>();
  const receivers = new Map<string, (message: string) => void>();
  const polled = new Map<string, number>();
  const due = new Set<string>();
  const held = new Set<string>();
  let gatherTimer: NodeJS.Timeout | undefined;
  let listener: Client | null = null;
  let reconnectTimer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let heard = 0;

  /** A statement of its own: within a write, it would hold up the writes of the whole database. */
  const notify = (payloads: readonly string[]) => {
    void database
      .query(`select pg_notify('${CHANNEL}', payload) from unnest($1::text[]) as payload`, [payloads])
      .catch(() => undefined);
  };
  const wake = (topic: string) =>
    void subscribers
      .get(topic)?.()
      .catch(() => undefined);
  const wakeAll = () => {
    for (const topic of subscribers.keys()) wake(topic);
  };

  const listen = async (url: string) => {
    const pg = await loadDriver();
    const client = new pg.Client(connectionOptions(url));
    const lost = () => {
      if (listener !== client) return;
      listener = null;
      void client.end().catch(() => undefined);
      if (!isClosed) reconnectTimer = setTimeout(() => void listen(url), RECONNECT).unref();
    };
    listener = client;
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '' }) => {
      heard += 1;
      const [topic = '', message] = payload.split(/\n(.*)/s);
      if (message === undefined) wake(topic);
      else receivers.get(topic)?.(message);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      for (const name of held) await lock(name);
      // What happened while nobody listened.
      wakeAll();
    } catch {
      lost();
    }
  };
  const lock = async (name: string): Promise<boolean> => {
    const found = await listener
      ?.query<{ got: boolean }>('select pg_try_advisory_lock(hashtextextended($1, 0)) as got', [name])
      .catch(() => undefined);
    if (!found) throw new StoreFailure('The database cannot be reached for this now; try again.', false);
    return found.rows[0]?.got === true;
  };
  /** Reads the numbers of all workspaces that are open here, in one statement. */
  const poll = async () => {
    if (subscribers.size === 0) return;
    const wasTrouble = database.trouble() !== null;
    const rows = await database.query<{ topic: string; state: number }>(
      `select id::text as topic, seq as state from specwalk.workspace where id = any($1)
       union all select workspace || '/access', version from specwalk.access where workspace = any($1)`,
      [[...new Set([...subscribers.keys()].map((topic) => Number.parseInt(topic, 10)))]],
    );
    for (const { topic, state } of rows) {
      if (polled.get(topic) !== state || wasTrouble) wake(topic);
      polled.set(topic, state);
    }
  };
  let polling: Promise<unknown> | null = null;
  const pollTimer = setInterval(() => {
    polling ??= poll()
      .catch(wakeAll)
      .finally(() => {
        polling = null;
      });
  }, pollInterval).unref();

  if (listenUrl !== null) void listen(listenUrl);
  return {
    /** Calls back whenever a topic may have changed: the id of a workspace. Returns an unsubscribe function. */
    subscribe: (topic: string, onWake: Wake) => {
      subscribers.set(topic, onWake);
      return () => {
        // A workspace that is closed may have been opened again meanwhile.
        if (subscribers.get(topic) !== onWake) return;
        subscribers.delete(topic);
        polled.delete(topic);
      };
    },
    /** Tells the other servers, and this one, soon. */
    wakeOthers: (topic: string) => {
      due.add(topic);
      gatherTimer ??= setTimeout(() => {
        gatherTimer = undefined;
        const topics = [...due];
        due.clear();
        notify(topics);
      }, GATHER);
    },
    /** What only one server has: locks of the session that listens, in the memory of the database alone. */
    claimsFor: (topic: string): Claims => ({
      claim: async (key) => {
        const name = `${topic} ${key}`;
        if (!held.has(name) && !(await lock(name))) return false;
        held.add(name);
        return true;
      },
      release: (key) => {
        const name = `${topic} ${key}`;
        if (!held.delete(name)) return;
        listener?.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(() => undefined);
      },
    }),
    /** A line to the other servers that are listening now, for what is never stored. Messages are short and may get lost. */
    lineFor: (topic: string): ServerLine => ({
      send: (messages) => notify(messages.map((message) => `${topic}\n${message}`)),
      receive: (onMessage) => {
        receivers.set(topic, onMessage);
        return () => {
          if (receivers.get(topic) === onMessage) receivers.delete(topic);
        };
      },
    }),
    /** How many notifications came, and whether somebody listens. */
    state: () => ({ heard, isListening: listener !== null }),
    close: async () => {
      isClosed = true;
      clearInterval(pollTimer);
      clearTimeout(reconnectTimer);
      clearTimeout(gatherTimer);
      await polling;
      await listener?.end().catch(() => undefined);
    },
  };
}
