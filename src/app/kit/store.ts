import { useSyncExternalStore } from 'react';

/** A value outside of React that components can subscribe to. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly use: () => T;
  /** What `select` returns for the value; for the same value it must return the identical result. */
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

/** Null if nothing is stored, or if the browser blocks storage. */
export function readStored(key: string, area: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Does nothing if the browser blocks storage. */
export function writeStored(key: string, text: string, area: 'localStorage' | 'sessionStorage' = 'localStorage'): void {
  try {
    globalThis[area].setItem(key, text);
  } catch {
    // Private windows and full storages throw.
  }
}
