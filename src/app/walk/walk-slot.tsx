import { lazy, Suspense, useState } from 'react';
import { useWorkspace } from '../workspace/store.ts';

const WalkBar = lazy(() => import('./walk-bar.tsx').then(({ WalkBar }) => ({ default: WalkBar })));

/** Where the bar of a walkthrough stands; it is fetched when one goes on. */
export function WalkSlot() {
  const { walking } = useWorkspace();
  const [atFirst] = useState(walking?.walkthrough.id);
  if (!walking) return null;
  return (
    <Suspense fallback={null}>
      <WalkBar key={walking.walkthrough.id} view={walking} beganHere={walking.walkthrough.id !== atFirst} />
    </Suspense>
  );
}
