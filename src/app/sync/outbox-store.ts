import { useSyncExternalStore } from 'react';
import { announce } from '../kit/announcer.tsx';
import { openReaders } from '../kit/emitter.ts';
import { openDevice } from './device.ts';
import type { Entry } from './entry.ts';
import type { OutboxState } from './outbox.ts';
import { say } from './sync.ts';

/** How far something that was said here is: on this device, on its way, with the server, kept there without a name. */
export type Delivery = 'device' | 'sent' | 'saved' | 'kept';

/** Milliseconds for which it is still said that something is saved. */
const JUST_NOW = 8_000;

/** Milliseconds in which everybody takes it for granted that it is saved. */
const SOON = 1_000;
/** Milliseconds that what somebody does waits for what they said. */
const A_MOMENT = 2_000;

let outbox: OutboxState = { entries: [], going: null };
/** Put in by this page, and not heard of from the line yet. */
const own = new Map<string, Entry>();
/** Put in by this page, and not saved yet. */
const saidHere = new Map<string, Entry>();
const saved = new Set<string>();
/** Of the workspace in view, both together. */
let entries: readonly Entry[] = [];
let inView = '';
const readers = openReaders();

/** Takes in how the outbox stands, as the line tells it. */
export function showOutbox(next: OutboxState): void {
  outbox = next;
  for (const { command } of next.entries) own.delete(command.id);
  tell();
}

/** From now on this workspace is in view. */
export function showWorkspace(name: string): void {
  if (name === inView) return;
  inView = name;
  tell();
}

/** The server has it; `isKept`: and shows it to nobody yet. It says “saved” for a while. */
export function showSaved(id: string, isKept: boolean): void {
  own.delete(id);
  tellAloud(id);
  outbox = {
    going: null,
    entries: outbox.entries.flatMap((entry) => {
      if (entry.command.id !== id) return [entry];
      return isKept ? [{ ...entry, state: 'kept' as const }] : [];
    }),
  };
  if (!isKept) saved.add(id);
  setTimeout(() => {
    saved.delete(id);
    tell();
  }, JUST_NOW);
  tell();
}

/** Whoever said it here hears that it is saved; of what forms have words of their own for, only if it took a while. */
function tellAloud(id: string): void {
  const said = saidHere.get(id);
  if (said && (said.command.type === 'respond' || Date.now() - said.at > SOON)) announce('Saved.');
  saidHere.delete(id);
}

/** Puts something said into the outbox; resolves once it is on this device. */
export async function putIn(entry: Entry): Promise<void> {
  const { entries: storage } = await openDevice();
  const { id } = entry.command;
  // Before it is there, as the line may find it and tell what became of it first.
  own.set(id, entry);
  saidHere.set(id, entry);
  try {
    await storage.add(entry);
  } catch (error) {
    own.delete(id);
    saidHere.delete(id);
    throw error;
  } finally {
    tell();
  }
  say({ say: 'look' });
}

/** Changes an entry, or takes it out for good. */
export async function changeEntry(id: string, next: Entry | null): Promise<void> {
  const { entries: storage } = await openDevice();
  await (next ? storage.update(next) : storage.remove(id));
  say({ say: 'look' });
}

/** What lies on this device of the workspace in view, in the order it was said. */
export function entriesNow(): readonly Entry[] {
  return entries;
}

/** The same, as it changes. */
export function useEntries(): readonly Entry[] {
  return useSyncExternalStore(readers.subscribe, entriesNow);
}

/** How far something said here is; null: it came from the server, or has long been there. */
export function useDelivery(id: string): Delivery | null {
  return useSyncExternalStore(readers.subscribe, () => deliveryOf(id));
}

function deliveryOf(id: string): Delivery | null {
  const state = entries.find(({ command }) => command.id === id)?.state;
  if (state === 'kept') return 'kept';
  if (state === 'waiting') return outbox.going === id ? 'sent' : 'device';
  return saved.has(id) ? 'saved' : null;
}

/** Resolves once nothing waits to go out any more, or after a moment if it does not. */
export function outboxEmptied(): Promise<void> {
  return new Promise((resolve) => {
    let stop = () => {};
    const goOn = () => {
      stop();
      resolve();
    };
    const look = () => entries.every(({ state }) => state !== 'waiting') && goOn();
    stop = onOutbox(look);
    setTimeout(goOn, A_MOMENT);
    look();
  });
}

/** Hears whenever something is put in, goes, or changes. */
export const onOutbox = readers.subscribe;

function tell(): void {
  entries = [...outbox.entries, ...own.values()].filter(({ workspace }) => workspace === inView);
  readers.tell();
}
