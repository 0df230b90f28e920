import { useEffect, useState } from 'react';
import { serverNow } from './presence-store.ts';

/** The server’s clock, read again every so many milliseconds. */
export function useServerNow(every: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const ticking = setInterval(() => setNow(serverNow()), every);
    return () => clearInterval(ticking);
  }, [every]);
  return now;
}
