import { useSyncExternalStore } from 'react';
import type { ShelfView } from '#core/overview.ts';
import { askServer } from '../sync/ask-server.ts';

/** What the page knows of the documents: the newest view, and why there is none that is newer. */
interface Known {
  readonly view: ShelfView | null;
  readonly problem: string | null;
}

let known: Known = { view: null, problem: null };
let looks = 0;
const listeners = new Set<() => void>();

/** Looks at the documents anew. While the server still reads, it is asked on, unless somebody looks again. */
export async function look(): Promise<void> {
  const current = ++looks;
  let path = '/api/overview';
  while (current === looks) {
    const asked = await askServer<ShelfView>('GET', path);
    if (current !== looks) return;
    tell(asked.ok ? { view: asked.body, problem: null } : { view: known.view, problem: asked.problem });
    if (!asked.ok || !asked.body.reading) return;
    path = '/api/overview/now';
  }
}

/** Keeps what the page shows as it is on the disk whenever somebody comes to it, or back to it. */
export function followShelf(): void {
  void look();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void look();
  });
}

export function useShelf(): Known {
  return useSyncExternalStore(subscribe, () => known);
}

function tell(next: Known): void {
  known = next;
  for (const heard of listeners) heard();
}

function subscribe(heard: () => void): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}
