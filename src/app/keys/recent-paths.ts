import { readStored, writeStored } from '../kit/store.ts';

const KEY = 'specwalk.recent';
const MAX_PATHS = 8;

export function recentPaths(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((place) => typeof place === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberPath(place: string): void {
  const others = recentPaths().filter((other) => other !== place);
  writeStored(KEY, JSON.stringify([place, ...others].slice(0, MAX_PATHS)));
}
