import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { hasLeft } from '../kit/heading.ts';

/** Milliseconds without a key after which the words stand in the address. */
const PAUSE = 250;

/**
 * The words in a search field: theirs at every key, in the address once typing pauses, as each change of address
 * costs a navigation. An address that changes by itself (back, a link) takes over; whoever is on the way to another
 * page is not called back to have their words written down.
 */
export function useWords(inAddress: string, setAddress: (words: string) => void) {
  const [words, setWords] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const timer = useRef<number | undefined>(undefined);
  const { pathname } = useLocation();
  if (seen !== inAddress) {
    setSeen(inAddress);
    setWords(inAddress);
  }
  const type = (typed: string) => {
    setWords(typed);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (hasLeft(pathname)) return;
      setSeen(typed);
      setAddress(typed);
    }, PAUSE);
  };
  return [words, type] as const;
}
