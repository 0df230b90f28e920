import { announce } from '../kit/announcer.tsx';
import { createStore } from '../kit/store.ts';
import { openDeviceStorage } from './device-storage.ts';
import type { OutboxState } from './outbox.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { sendToHub } from './sync.ts';

/** How far an entry is: on this device, being sent, saved, or saved and still hidden from everybody. */
export type Delivery = 'device' | 'sent' | 'saved' | 'kept';

/** Milliseconds for which an entry is still marked as saved. */
const SAVED_SHOWN = 8_000;

/** Milliseconds after which saving is announced; until then everybody expects it. */
const ANNOUNCE_AFTER = 1_000;
/** Milliseconds for which an action waits for earlier entries to be sent. */
const SEND_TIMEOUT = 2_000;

let outbox: OutboxState = { entries: [], inFlight: null };
/** Added by this page, and not yet in what the hub has sent. */
const ownEntries = new Map<string, OutboxEntry>();
/** Added by this page, and not saved yet. */
const unsaved = new Map<string, OutboxEntry>();
const saved = new Set<string>();
let workspaceInView = '';
/** The entries of the workspace in view, in the order in which they were said. */
const entries = createStore<readonly OutboxEntry[]>([]);

export function receiveOutbox(next: OutboxState): void {
  outbox = next;
  for (const { command } of next.entries) ownEntries.delete(command.id);
  update();
}

export function showWorkspace(name: string): void {
  if (name === workspaceInView) return;
  workspaceInView = name;
  update();
}

/** Marks an entry as saved for a while. `isKept`: the server shows it to nobody yet. */
export function showSaved(id: string, isKept: boolean): void {
  ownEntries.delete(id);
  announceSaved(id);
  outbox = {
    inFlight: null,
    entries: outbox.entries.flatMap((entry) => {
      if (entry.command.id !== id) return [entry];
      return isKept ? [{ ...entry, state: 'kept' as const }] : [];
    }),
  };
  if (!isKept) saved.add(id);
  setTimeout(() => {
    saved.delete(id);
    update();
  }, SAVED_SHOWN);
  update();
}

/** Announces that an entry is saved; where forms say so themselves, only if it took a while. */
function announceSaved(id: string): void {
  const pending = unsaved.get(id);
  if (pending && (pending.command.type === 'respond' || Date.now() - pending.at > ANNOUNCE_AFTER)) announce('Saved.');
  unsaved.delete(id);
}

/** Adds an entry to the outbox; resolves once it is on this device. */
export async function addEntry(entry: OutboxEntry): Promise<void> {
  const { entries: storage } = await openDeviceStorage();
  const { id } = entry.command;
  // Before it is stored, because the hub may find it and report its result first.
  ownEntries.set(id, entry);
  unsaved.set(id, entry);
  try {
    await storage.add(entry);
  } catch (error) {
    ownEntries.delete(id);
    unsaved.delete(id);
    throw error;
  } finally {
    update();
  }
  sendToHub({ type: 'outbox' });
}

export async function changeEntry(id: string, next: OutboxEntry | null): Promise<void> {
  const { entries: storage } = await openDeviceStorage();
  await (next ? storage.update(next) : storage.remove(id));
  sendToHub({ type: 'outbox' });
}

export const entriesNow = entries.get;
export const useEntries = entries.use;

/** Subscribes to entries that are added, sent or changed. */
export const onOutboxChange = entries.subscribe;

/** How far an entry is; null: it came from the server, or was saved a while ago. */
export function useDelivery(id: string): Delivery | null {
  return entries.useSelected(() => deliveryOf(id));
}

function deliveryOf(id: string): Delivery | null {
  const state = entriesNow().find(({ command }) => command.id === id)?.state;
  if (state === 'kept') return 'kept';
  if (state === 'waiting') return outbox.inFlight === id ? 'sent' : 'device';
  return saved.has(id) ? 'saved' : null;
}

/** Resolves once nothing waits to be sent, at the latest after SEND_TIMEOUT. */
export function whenOutboxEmpty(): Promise<void> {
  return new Promise((resolve) => {
    let stop = () => {};
    const finish = () => {
      stop();
      resolve();
    };
    const check = () => entriesNow().every(({ state }) => state !== 'waiting') && finish();
    stop = onOutboxChange(check);
    setTimeout(finish, SEND_TIMEOUT);
    check();
  });
}

function update(): void {
  entries.set([...outbox.entries, ...ownEntries.values()].filter(({ workspace }) => workspace === workspaceInView));
}

/** How much waits on this device, as a sentence; the empty string: nothing. */
export function waitingWords(entries: readonly OutboxEntry[]): string {
  const waiting = entries.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return '';
  const isAnswers = waiting.every(({ command }) => command.type === 'respond');
  const what = isAnswers ? 'answer' : 'thing you said';
  if (waiting.length === 1) return `1 ${what} waits on this device; it goes out by itself.`;
  return `${waiting.length} ${isAnswers ? 'answers' : 'things you said'} wait on this device; they go out by themselves.`;
}
