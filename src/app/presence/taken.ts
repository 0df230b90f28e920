import { useLocation } from 'react-router';

/** Stands in the history at an address to which one was taken, and did not go by oneself. */
export const TAKEN = 'taken';

/** Whether one was taken where one is: then nothing there takes the keyboard away from what one was doing. */
export function useTaken(): boolean {
  return useLocation().state === TAKEN;
}
