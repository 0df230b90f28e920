import { useSyncExternalStore } from 'react';

/** A value outside of React, with its listeners. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** Returns how to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly use: () => T;
  /** What `select` makes of the value; the same value must give the same result. */
  readonly useSelected: <S>(select: (value: T) => S) => S;
}

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const set = (next: T) => {
    value = next;
    for (const listener of listeners) listener();
  };
  return {
    get,
    set,
    subscribe,
    use: () => useSyncExternalStore(subscribe, get, get),
    useSelected: (select) =>
      useSyncExternalStore(
        subscribe,
        () => select(value),
        () => select(value),
      ),
  };
}

/** Null where nothing is stored, or where the browser stores nothing. */
export function readStored(key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** In a browser that stores nothing, the text lasts as long as the page. */
export function writeStored(key: string, text: string, area: 'localStorage' | 'sessionStorage' = 'localStorage'): void {
  try {
    globalThis[area].setItem(key, text);
  } catch {
    // Private windows and full storages refuse.
  }
}
