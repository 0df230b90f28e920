import { useSyncExternalStore } from 'react';

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
