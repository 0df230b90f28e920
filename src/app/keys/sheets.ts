import { useSyncExternalStore } from 'react';
import { openReaders } from '../readers.ts';

/** What the keyboard opens over any page. */
export type Sheet = 'help' | 'palette';

/** Opens the palette, and closes it. */
export const PALETTE_KEY = 'Ctrl+K';

let open: Sheet | null = null;
let ahead = '';
const readers = openReaders();

/** Opens one over the page; null: it has been closed. */
export function showSheet(next: Sheet | null): void {
  open = next;
  ahead = '';
  readers.tell();
}

/** Keeps what is typed while a sheet is still being fetched. Returns whether one is. */
export function keepTypedAhead(event: KeyboardEvent): boolean {
  if (open === null || document.querySelector('dialog:modal') !== null) return false;
  if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
    ahead += event.key;
    event.preventDefault();
  }
  return true;
}

/** What was typed since a sheet was asked for and before it stood there. */
export function typedAhead(): string {
  return ahead;
}

export function useSheet(): Sheet | null {
  return useSyncExternalStore(readers.subscribe, () => open);
}
