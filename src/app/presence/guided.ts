import { useLocation } from 'react-router';

/** Marks an address in the history to which people were taken, rather than going there themselves. */
export const GUIDED = 'taken';

/** Whether people were taken to this page: then nothing on it takes the focus from what they were doing. */
export function useIsGuided(): boolean {
  return useLocation().state === GUIDED;
}
