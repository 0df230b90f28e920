import { useRef, useState } from 'react';

/** Milliseconds without a key after which the words stand in the address. */
const PAUSE = 250;

/**
 * The words in a search field: theirs at every key, in the address once typing pauses, as each change of address
 * costs a navigation. An address that changes by itself (back, a link) takes over.
 */
export function useWords(inAddress: string, setAddress: (words: string) => void) {
  const [words, setWords] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const timer = useRef<number | undefined>(undefined);
  if (seen !== inAddress) {
    setSeen(inAddress);
    setWords(inAddress);
  }
  const type = (typed: string) => {
    setWords(typed);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setSeen(typed);
      setAddress(typed);
    }, PAUSE);
  };
  return [words, type] as const;
}
