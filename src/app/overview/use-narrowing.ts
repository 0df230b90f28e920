import { useState } from 'react';
import { type Narrowing, readNarrowing, writeNarrowing } from './narrowing.ts';

/** How the list is narrowed: it stands in the address, so that it can be sent to somebody and is there after a reload. */
export function useNarrowing(): readonly [Narrowing, (change: Partial<Narrowing>) => void] {
  const [narrowing, setNarrowing] = useState(() => readNarrowing(window.location.search));
  const change = (to: Partial<Narrowing>) => {
    const next = { ...narrowing, ...to };
    setNarrowing(next);
    window.history.replaceState(null, '', `${window.location.pathname}${writeNarrowing(next)}`);
  };
  return [narrowing, change];
}
