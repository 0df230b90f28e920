import { useLocation } from 'react-router';

/** History state of a page to which people were taken, rather than going there themselves. */
export const GUIDED = 'taken';

/** Whether people were taken to this page: then nothing on it takes the focus from what they were doing. */
export function useIsGuided(): boolean {
  return useLocation().state === GUIDED;
}
