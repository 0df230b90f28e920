import { createStore } from '../kit/store.ts';
import { endTypeAhead, startTypeAhead } from './type-ahead.ts';

type KeyDialog = 'help' | 'palette';

export const PALETTE_KEY = 'Ctrl+K';

const openDialog = createStore<KeyDialog | null>(null);

/** Opens a dialog over the page; null: the dialog was closed. */
export function showKeyDialog(next: KeyDialog | null): void {
  if (next === null) endTypeAhead();
  else startTypeAhead();
  openDialog.set(next);
}

export const useKeyDialog = openDialog.use;
