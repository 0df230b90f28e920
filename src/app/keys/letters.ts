import { useSyncExternalStore } from 'react';
import { openReaders } from '../kit/emitter.ts';

const KEY = 'specwalk.letters';
const readers = openReaders();
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
  return useSyncExternalStore(readers.subscribe, lettersAreOn);
}

/** Switches them on or off for this device. */
export function switchLetters(next: boolean): void {
  on = next;
  try {
    localStorage.setItem(KEY, next ? 'on' : 'off');
  } catch {
    // A browser that keeps nothing still keeps it for this visit.
  }
  readers.tell();
}
