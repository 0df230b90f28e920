import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { announce } from '../kit/announcer.tsx';
import { useWorkspace } from '../workspace/store.ts';

const WalkBar = lazy(() => import('./bar/walk-bar.tsx').then(({ WalkBar }) => ({ default: WalkBar })));

/** Where the bar of a walkthrough stands; it is fetched when one goes on. */
export function WalkSlot() {
  const { walking } = useWorkspace();
  const [atFirst] = useState(walking?.walkthrough.id);
  useEnd(walking !== null);
  if (!walking) return null;
  return (
    <Suspense fallback={null}>
      <WalkBar key={walking.walkthrough.id} view={walking} beganHere={walking.walkthrough.id !== atFirst} />
    </Suspense>
  );
}

/** Says aloud when what went on is over; the bar that says the rest is gone by then. */
function useEnd(goesOn: boolean): void {
  const went = useRef(goesOn);
  useEffect(() => {
    if (went.current && !goesOn) announce('The walkthrough is over.');
    went.current = goesOn;
  }, [goesOn]);
}
