import { useEffect, useState } from 'react';
import type { Workspace } from '#core/index.ts';
import { fetchOnce } from '../kit/lazy-component.tsx';
import { fetchFaker } from './sample-records.ts';

/** Parts of the product that only some answers ask for, in a chunk of their own. */
export const extras = fetchOnce(async () => import('./extras/extras.tsx'));

/** Fetches all that a product is drawn with, each once; null: it is there. */
export function fetchParts(workspace: Workspace): Promise<unknown> | null {
  const names = fetchFaker(workspace);
  return extras.now() && !names ? null : Promise.all([names, extras.fetch()]);
}

/** Whether all that a product is drawn with is there. */
export function usePartsReady(workspace: Workspace): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    void Promise.resolve(fetchParts(workspace)).then(() => setReady(true));
  }, [workspace]);
  return ready;
}
