import { createStore, readStored, writeStored } from '../kit/store.ts';
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

const RECENT_KEY = 'specwalk.recent';
const MAX_PATHS = 8;

export function recentPaths(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(RECENT_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberPath(path: string): void {
  const others = recentPaths().filter((other) => other !== path);
  writeStored(RECENT_KEY, JSON.stringify([path, ...others].slice(0, MAX_PATHS)));
}
