import { useSyncExternalStore } from 'react';
import { openReaders } from '../kit/emitter.ts';

const KEY = 'specwalk.address';
const readers = openReaders();
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
  useSyncExternalStore(readers.subscribe, () => chosen);
  return addressAmong(addresses);
}

/** The same, once. */
export function addressAmong(addresses: readonly string[]): string {
  return addresses.includes(chosen) ? chosen : (addresses[0] ?? window.location.origin);
}

export function chooseAddress(address: string): void {
  chosen = address;
  try {
    localStorage.setItem(KEY, address);
  } catch {
    // A browser that keeps nothing still keeps it for this visit.
  }
  readers.tell();
}
