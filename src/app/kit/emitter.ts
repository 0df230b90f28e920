/** Those who want to know when something outside of React has changed. */
export interface Readers {
  /** As `useSyncExternalStore` wants it. */
  readonly subscribe: (reader: () => void) => () => void;
  /** Tells all of them. */
  readonly tell: () => void;
}

export function openReaders(): Readers {
  const readers = new Set<() => void>();
  return {
    subscribe: (reader) => {
      readers.add(reader);
      return () => readers.delete(reader);
    },
    tell: () => {
      for (const reader of readers) reader();
    },
  };
}
