import { useState } from 'react';
import { type Act, actorLabel, callsOn, type Failure, nowOf, type Occasion, played } from '#core/product.ts';
import { usePlaying } from './playing.tsx';
import { act } from './sitting-store.ts';

/** How something that was set off stands. */
export type Doing =
  | { readonly is: 'idle' }
  | { readonly is: 'waiting'; readonly label: string }
  | { readonly is: 'failed'; readonly failure: Failure; readonly question: string | null };

/** Longest that anybody waits in front of the prototype, in milliseconds. */
const LONGEST = 9_000;

/**
 * Does something as the product would: the calls it sets off are played first, with the latency and the failures that the
 * knobs tell; where one fails and nobody has said to go on, nothing is changed.
 */
export function useDoing() {
  const { product, sitting, acting } = usePlaying();
  const [doing, setDoing] = useState<Doing>({ is: 'idle' });
  const perform = async (occasion: Occasion, what: Act): Promise<boolean> => {
    for (const call of callsOn(product, occasion)) {
      setDoing({ is: 'waiting', label: call.label });
      const answered = played(acting, call, occasion, sitting.knobs, crypto.randomUUID());
      await new Promise((wake) => setTimeout(wake, Math.min(answered.entry.took, LONGEST)));
      act({ act: 'log', entries: [answered.entry] });
      if (answered.failure && answered.goesOn !== true) {
        const question = answered.goesOn === 'unsaid' ? answered.question : null;
        setDoing({ is: 'failed', failure: answered.failure, question });
        return false;
      }
    }
    setDoing({ is: 'idle' });
    act(what);
    return true;
  };
  return { doing, perform, dismiss: () => setDoing({ is: 'idle' }) };
}

/** A step in the life of a record, as it stands in its history. */
export function useVisit() {
  const { acting } = usePlaying();
  return (cycle: string, from: string | null, to: string) => ({
    cycle,
    from,
    to,
    at: nowOf(acting),
    by: actorLabel(acting),
  });
}
