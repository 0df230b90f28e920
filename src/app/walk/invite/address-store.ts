import { useSyncExternalStore } from 'react';

const KEY = 'specwalk.address';
const readers = new Set<() => void>();
let chosen = readStored();

function readStored(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Of the addresses of the server the one that others are told: the chosen one, else the first. Kept on this device. */
export function useAddress(addresses: readonly string[]): string {
  const own = useSyncExternalStore(subscribe, () => chosen);
  return addresses.includes(own) ? own : (addresses[0] ?? window.location.origin);
}

export function chooseAddress(address: string): void {
  chosen = address;
  try {
    localStorage.setItem(KEY, address);
  } catch {
    // A browser that keeps nothing still keeps it for this visit.
  }
  for (const reader of readers) reader();
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}
