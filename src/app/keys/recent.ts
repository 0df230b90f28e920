import { readStored, writeStored } from '../kit/store.ts';

const KEY = 'specwalk.recent';
const MAX_PLACES = 8;

export function recentPlaces(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((place) => typeof place === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberPlace(place: string): void {
  const others = recentPlaces().filter((other) => other !== place);
  writeStored(KEY, JSON.stringify([place, ...others].slice(0, MAX_PLACES)));
}
