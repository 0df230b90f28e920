import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Entry, EntryStorage } from './entry.ts';

/** A draft on the device: its text, and when it was last typed in. */
export interface KeptDraft {
  readonly text: string;
  readonly at: number;
}

interface DraftStorage {
  readonly all: () => Promise<ReadonlyMap<string, KeptDraft>>;
  /** Keeps a draft unless a newer one is there; null: it is done with. */
  readonly write: (key: string, draft: KeptDraft | null) => Promise<void>;
}

export interface Device {
  /** Whether it outlives the page. */
  readonly keeps: boolean;
  readonly entries: EntryStorage;
  readonly drafts: DraftStorage;
}

interface Schema extends DBSchema {
  drafts: { key: string; value: KeptDraft };
  entries: { key: number; value: Entry; indexes: { command: string } };
}

/** Milliseconds after which a browser that neither opens its storage nor refuses to is taken to keep nothing. */
const MAX_WAIT = 3_000;

let opening: Promise<Device> | null = null;

/** Opens the storage of this browser once. A private window that keeps nothing has one that ends with the page. */
export function openDevice(): Promise<Device> {
  opening ??= openKeeping().catch(() => openForgetful());
  return opening;
}

async function openKeeping(): Promise<Device> {
  const reach = await openConnection();
  return { keeps: true, entries: entriesIn(reach), drafts: draftsIn(reach) };
}

type Database = IDBPDatabase<Schema>;
type Reach = <T>(what: (database: Database) => Promise<T>) => Promise<T>;

/** Browsers drop connections without notice, phones above all: what fails on one is tried once more on a new one. */
async function openConnection(): Promise<Reach> {
  let current = openInTime();
  await current;
  return async (what) => {
    const used = current;
    try {
      return await what(await used);
    } catch {
      if (used === current) {
        current = openInTime();
        void used.then((database) => database.close()).catch(() => undefined);
      }
      return await what(await current);
    }
  };
}

async function openInTime(): Promise<Database> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The storage does not open.')), MAX_WAIT);
  });
  return await Promise.race([openDatabase(), late]);
}

// Async, as a browser may refuse by throwing.
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

/** What is claimed to be kept must be on the disk of the device, not on its way there. */
const SURELY = { durability: 'strict' } as const;

function entriesIn(reach: Reach): EntryStorage {
  const change = (id: string, how: (at: number) => 'gone' | Entry) =>
    reach(async (database) => {
      const { store, done } = database.transaction('entries', 'readwrite', SURELY);
      const at = await store.index('command').getKey(id);
      if (at !== undefined) {
        const next = how(at);
        await (next === 'gone' ? store.delete(at) : store.put(next, at));
      }
      await done;
    });
  return {
    all: () => reach((database) => database.getAll('entries')),
    add: (entry) =>
      reach(async (database) => {
        const { store, done } = database.transaction('entries', 'readwrite', SURELY);
        // The same command, put in twice in a row, is there once.
        if ((await store.index('command').getKey(entry.command.id)) === undefined) await store.add(entry);
        await done;
      }),
    update: (entry) => change(entry.command.id, () => entry),
    remove: (id) => change(id, () => 'gone'),
  };
}

function draftsIn(reach: Reach): DraftStorage {
  return {
    all: () =>
      reach(async (database) => {
        const { store } = database.transaction('drafts');
        const [keys, drafts] = await Promise.all([store.getAllKeys(), store.getAll()]);
        return new Map(drafts.flatMap((draft, at) => (keys[at] === undefined ? [] : [[keys[at], draft]])));
      }),
    write: (key, draft) =>
      reach(async (database) => {
        if (draft === null) return await database.delete('drafts', key);
        const { store, done } = database.transaction('drafts', 'readwrite');
        const held = await store.get(key);
        if (!held || held.at <= draft.at) await store.put(draft, key);
        await done;
      }),
  };
}

function openForgetful(): Device {
  return {
    keeps: false,
    entries: memoryEntries(),
    drafts: { all: async () => new Map(), write: async () => undefined },
  };
}

export function memoryEntries(held = new Map<string, Entry>()): EntryStorage {
  return {
    all: async () => [...held.values()],
    add: async (entry) => void held.set(entry.command.id, entry),
    update: async (entry) => {
      if (held.has(entry.command.id)) held.set(entry.command.id, entry);
    },
    remove: async (id) => void held.delete(id),
  };
}
