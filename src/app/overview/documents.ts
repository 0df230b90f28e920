import type { ShelfView } from '#core/overview.ts';
import { createStore } from '../kit/store.ts';
import { askServer } from '../sync/requests.ts';

/** What the page knows of the documents: the newest view, and why there is none that is newer. */
interface Known {
  readonly view: ShelfView | null;
  readonly problem: string | null;
}

const known = createStore<Known>({ view: null, problem: null });
let reloads = 0;

/** Reads the documents again. While the server still reads, it is asked on, unless somebody reloads again. */
export async function reload(): Promise<void> {
  const current = ++reloads;
  let path = '/api/overview';
  while (current === reloads) {
    const asked = await askServer<ShelfView>('GET', path);
    if (current !== reloads) return;
    known.set(
      asked.ok ? { view: asked.body, problem: null } : { view: known.get().view, problem: asked.problem },
    );
    if (!asked.ok || !asked.body.reading) return;
    path = '/api/overview/now';
  }
}

/** Keeps what the page shows as it is on the disk whenever somebody comes to it, or back to it. */
export function followDocuments(): void {
  void reload();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void reload();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void reload();
  });
}

export const useDocuments = known.use;
