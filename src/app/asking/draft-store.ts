import { useSyncExternalStore } from 'react';

/** Drafts of one form, one per key: kept on the device at every keystroke, gone once saved. */
export interface DraftStore<D> {
  readonly use: (key: string) => D;
  readonly read: (key: string) => D;
  readonly edit: (key: string, change: Partial<D>) => void;
  readonly drop: (key: string) => void;
}

/** A store of drafts that start as `empty`. A browser that keeps nothing keeps them for as long as the page is open. */
export function draftStore<D extends object>(form: string, empty: D): DraftStore<D> {
  const held = new Map<string, D>();
  const readers = new Set<() => void>();
  const stored = (key: string) => `specwalk.${form}.${key}`;
  const tell = () => {
    for (const reader of readers) reader();
  };
  const read = (key: string): D => {
    const draft = held.get(key) ?? { ...empty, ...readDevice<D>(stored(key)) };
    held.set(key, draft);
    return draft;
  };
  const subscribe = (reader: () => void) => {
    readers.add(reader);
    return () => readers.delete(reader);
  };
  return {
    read,
    use: (key) => useSyncExternalStore(subscribe, () => read(key)),
    edit: (key, change) => {
      const next = { ...read(key), ...change };
      held.set(key, next);
      writeDevice(stored(key), JSON.stringify(next));
      tell();
    },
    drop: (key) => {
      held.set(key, empty);
      writeDevice(stored(key), null);
      tell();
    },
  };
}

function readDevice<D>(key: string): Partial<D> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

function writeDevice(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // A private window or a full device: the draft lives as long as the page.
  }
}
