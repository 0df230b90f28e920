import { lazy, Suspense } from 'react';
import { useWorkspace } from '../workspace/store.ts';
import type { Looked } from './use-here.ts';

const Here = lazy(() => import('./here.tsx').then((chunk) => ({ default: chunk.Here })));

/** Who looks at something, in the frame: fetched when a walkthrough goes on. */
export function HereSlot({ at }: { at: Looked }) {
  if (!useWorkspace().walking) return null;
  return (
    <Suspense fallback={null}>
      <Here at={at} />
    </Suspense>
  );
}
