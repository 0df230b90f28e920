import { useState, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';

let printing = false;

function subscribe(changed: () => void): () => void {
  const turn = (now: boolean) => () => {
    printing = now;
    changed();
  };
  const [begin, end] = [turn(true), turn(false)];
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed: then lists that a screen shows in part are drawn whole. */
export function usePrinting(): boolean {
  const now = () => printing;
  return useSyncExternalStore(subscribe, now, now);
}

/** The first of many, and a button for all; on paper, where nothing can be pressed, all are shown. */
export function useTruncated<T>(all: readonly T[], limit: number, says: string, className = 'button') {
  const [whole, setWhole] = useState(false);
  const printing = usePrinting();
  if (whole || printing || all.length <= limit) return { shown: all, more: null };
  const more = (
    <Button className={className} onClick={() => setWhole(true)}>
      {says}
    </Button>
  );
  return { shown: all.slice(0, limit), more };
}
