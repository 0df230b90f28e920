import { useEffect, useRef } from 'react';
import { leave, useSession } from '../session/session.ts';

/** How waiting in the lobby has ended; `left`: one has given up. */
type Outcome = 'in' | 'refused' | 'left';

/** Tells once when waiting in the lobby is over, and how. Returns how one gives up. */
export function useOutcome(onOutcome: (outcome: Outcome) => void): () => void {
  const session = useSession();
  const now = session === null ? 'out' : session.as === 'waiting' ? 'waiting' : 'in';
  const before = useRef(now);
  const givesUp = useRef(false);
  useEffect(() => {
    const hasWaited = before.current === 'waiting' && now !== 'waiting';
    before.current = now;
    if (!hasWaited) return;
    onOutcome(now === 'in' ? 'in' : givesUp.current ? 'left' : 'refused');
    givesUp.current = false;
  });
  return () => {
    givesUp.current = true;
    void leave();
  };
}
