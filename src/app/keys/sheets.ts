import { useSyncExternalStore } from 'react';

/** What the keyboard opens over any page. */
export type Sheet = 'help' | 'palette';

/** Opens the palette, and closes it. */
export const PALETTE_KEY = 'Ctrl+K';

let open: Sheet | null = null;
const readers = new Set<() => void>();

/** Opens one over the page; null: it has been closed. */
export function showSheet(next: Sheet | null): void {
  open = next;
  for (const reader of readers) reader();
}

export function useSheet(): Sheet | null {
  return useSyncExternalStore(
    (reader) => {
      readers.add(reader);
      return () => readers.delete(reader);
    },
    () => open,
  );
}
