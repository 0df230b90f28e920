import { useSyncExternalStore } from 'react';
import { openReaders } from '../kit/emitter.ts';
import { awaitField, endAwaiting } from './typed-ahead.ts';

/** What the keyboard opens over any page. */
export type Sheet = 'help' | 'palette';

/** Opens the palette, and closes it. */
export const PALETTE_KEY = 'Ctrl+K';

let open: Sheet | null = null;
const readers = openReaders();

/** Opens one over the page; null: it has been closed. */
export function showSheet(next: Sheet | null): void {
  open = next;
  if (next === null) endAwaiting();
  else awaitField();
  readers.tell();
}

export function useSheet(): Sheet | null {
  return useSyncExternalStore(readers.subscribe, () => open);
}
