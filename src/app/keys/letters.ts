import { useSyncExternalStore } from 'react';

const KEY = 'specwalk.letters';
const readers = new Set<() => void>();
let on = readStored();

function readStored(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Whether keys without Ctrl or Cmd do anything outside of what one types in; kept on this device. */
export function lettersAreOn(): boolean {
  return on;
}

export function useLetters(): boolean {
  return useSyncExternalStore(subscribe, lettersAreOn);
}

/** Switches them on or off for this device. */
export function switchLetters(next: boolean): void {
  on = next;
  try {
    localStorage.setItem(KEY, next ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing still keeps it for this visit.
  }
  for (const reader of readers) reader();
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}
