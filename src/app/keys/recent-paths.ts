import { readStored, writeStored } from '../kit/store.ts';

const KEY = 'specwalk.recent';
const MAX_PATHS = 8;

export function recentPaths(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberPath(path: string): void {
  const others = recentPaths().filter((other) => other !== path);
  writeStored(KEY, JSON.stringify([path, ...others].slice(0, MAX_PATHS)));
}
