import { createStore } from '../kit/store.ts';
import { awaitField, endAwaiting } from './typed-ahead.ts';

export type Sheet = 'help' | 'palette';

export const PALETTE_KEY = 'Ctrl+K';

const open = createStore<Sheet | null>(null);

/** Opens one over the page; null: it has been closed. */
export function showSheet(next: Sheet | null): void {
  if (next === null) endAwaiting();
  else awaitField();
  open.set(next);
}

export const useSheet = open.use;
