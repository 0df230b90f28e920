import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OutboxEntry, OutboxStorage } from './outbox-entry.ts';

/** A draft on the device: its text, and when it was last typed in. */
export interface StoredDraft {
  readonly text: string;
  readonly at: number;
}

interface DraftStorage {
  readonly all: () => Promise<ReadonlyMap<string, StoredDraft>>;
  /** Stores a draft unless a newer one is there; null removes it. */
  readonly write: (key: string, draft: StoredDraft | null) => Promise<void>;
}

export interface DeviceStorage {
  /** Whether it outlives the page. */
  readonly isPersistent: boolean;
  readonly entries: OutboxStorage;
  readonly drafts: DraftStorage;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: StoredDraft };
  entries: { key: number; value: OutboxEntry; indexes: { command: string } };
}

/** Milliseconds after which a browser that neither opens its storage nor fails counts as having none. */
const OPEN_TIMEOUT = 3_000;

let opening: Promise<DeviceStorage> | null = null;

/** Opens the storage of this browser once. Where a private window has none, it ends with the page. */
export function openDeviceStorage(): Promise<DeviceStorage> {
  opening ??= openPersistent().catch(() => openInMemory());
  return opening;
}

async function openPersistent(): Promise<DeviceStorage> {
  const withDatabase = await openConnection();
  return { isPersistent: true, entries: entriesIn(withDatabase), drafts: draftsIn(withDatabase) };
}

type Database = IDBPDatabase<Schema>;
type WithDatabase = <T>(what: (database: Database) => Promise<T>) => Promise<T>;

/** Browsers drop connections without notice, phones above all: what fails on one is tried once more on a new one. */
async function openConnection(): Promise<WithDatabase> {
  let current = openWithTimeout();
  await current;
  return async (what) => {
    const used = current;
    try {
      return await what(await used);
    } catch {
      if (used === current) {
        current = openWithTimeout();
        void used.then((database) => database.close()).catch(() => undefined);
      }
      return await what(await current);
    }
  };
}

async function openWithTimeout(): Promise<Database> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The storage does not open.')), OPEN_TIMEOUT);
  });
  return await Promise.race([openDatabase(), timeout]);
}

// Async, so that a browser that throws gives a rejected promise.
async function openDatabase(): Promise<Database> {
  return openDB<Schema>('specwalk', 1, {
    upgrade(database) {
      database.createObjectStore('drafts');
      const entries = database.createObjectStore('entries', { autoIncrement: true });
      entries.createIndex('command', 'command.id', { unique: true });
    },
    blocking: (_current, _next, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

/** “Saved on this device” must mean on its disk, not in a buffer. */
const DURABLE = { durability: 'strict' } as const;

function entriesIn(withDatabase: WithDatabase): OutboxStorage {
  const change = (id: string, how: (at: number) => 'gone' | OutboxEntry) =>
    withDatabase(async (database) => {
      const { store, done } = database.transaction('entries', 'readwrite', DURABLE);
      const at = await store.index('command').getKey(id);
      if (at !== undefined) {
        const next = how(at);
        await (next === 'gone' ? store.delete(at) : store.put(next, at));
      }
      await done;
    });
  return {
    all: () => withDatabase((database) => database.getAll('entries')),
    add: (entry) =>
      withDatabase(async (database) => {
        const { store, done } = database.transaction('entries', 'readwrite', DURABLE);
        // A command that is added twice is stored once.
        if ((await store.index('command').getKey(entry.command.id)) === undefined) await store.add(entry);
        await done;
      }),
    update: (entry) => change(entry.command.id, () => entry),
    remove: (id) => change(id, () => 'gone'),
  };
}

function draftsIn(withDatabase: WithDatabase): DraftStorage {
  return {
    all: () =>
      withDatabase(async (database) => {
        const { store } = database.transaction('drafts');
        const [keys, drafts] = await Promise.all([store.getAllKeys(), store.getAll()]);
        return new Map(drafts.flatMap((draft, at) => (keys[at] === undefined ? [] : [[keys[at], draft]])));
      }),
    write: (key, draft) =>
      withDatabase(async (database) => {
        if (draft === null) return await database.delete('drafts', key);
        const { store, done } = database.transaction('drafts', 'readwrite');
        const stored = await store.get(key);
        if (!stored || stored.at <= draft.at) await store.put(draft, key);
        await done;
      }),
  };
}

function openInMemory(): DeviceStorage {
  return {
    isPersistent: false,
    entries: memoryStorage(),
    drafts: { all: async () => new Map(), write: async () => undefined },
  };
}

export function memoryStorage(stored = new Map<string, OutboxEntry>()): OutboxStorage {
  return {
    all: async () => [...stored.values()],
    add: async (entry) => void stored.set(entry.command.id, entry),
    update: async (entry) => {
      if (stored.has(entry.command.id)) stored.set(entry.command.id, entry);
    },
    remove: async (id) => void stored.delete(id),
  };
}
