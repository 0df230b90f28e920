import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { readStored, writeStored } from './store.ts';

const KEY = 'specwalk.scrolled';

/** How far each page was scrolled, by its path. */
const positions = new Map<string, number>(storedPositions());
let inView = '';

function storedPositions(): readonly (readonly [path: string, top: number])[] {
  try {
    return JSON.parse(readStored(KEY, 'sessionStorage') ?? '[]');
  } catch {
    return [];
  }
}

/** Shows each page where it was left, also after a reload; a page that is new at its anchor or its top. */
export function ScrollMemory(): null {
  const { pathname, hash } = useLocation();
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => positions.set(inView, window.scrollY);
    const store = () => writeStored(KEY, JSON.stringify([...positions]), 'sessionStorage');
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', store);
    };
  }, []);
  useLayoutEffect(() => {
    inView = pathname;
    const before = positions.get(pathname);
    const anchor = before === undefined && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (anchor) anchor.scrollIntoView();
    else window.scrollTo(0, before ?? 0);
  }, [pathname, hash]);
  return null;
}
