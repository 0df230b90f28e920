import { createStore } from '../kit/store.ts';
import { endTypeAhead, startTypeAhead } from './type-ahead.ts';

export type KeyDialog = 'help' | 'palette';

export const PALETTE_KEY = 'Ctrl+K';

const openDialog = createStore<KeyDialog | null>(null);

/** Opens one over the page; null: it has been closed. */
export function showKeyDialog(next: KeyDialog | null): void {
  if (next === null) endTypeAhead();
  else startTypeAhead();
  openDialog.set(next);
}

export const useKeyDialog = openDialog.use;
