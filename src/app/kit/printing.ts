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

/** Whether the page is being put on paper: then what is only drawn in part on a screen is drawn whole. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => printing);
}
