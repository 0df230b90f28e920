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

/** Whether the page is being printed: then lists that a screen truncates are rendered whole. */
export function usePrinting(): boolean {
  const now = () => printing;
  return useSyncExternalStore(subscribe, now, now);
}

/** Whether the window is narrower than this many pixels. */
export function useIsNarrow(pixels: number): boolean {
  const query = `(max-width: ${pixels - 1}px)`;
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
