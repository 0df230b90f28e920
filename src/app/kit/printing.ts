import { useSyncExternalStore } from 'react';

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
  return useSyncExternalStore(subscribe, () => printing);
}
