import { wordsOfName } from './words-of-name.ts';

/** “Bought on” and “Sent at” are about the past, “Starts on” is not. */
export function looksBack(label: string): boolean {
  const [word = '', last = ''] = wordsOfName(label).slice(-2);
  return (
    (last === 'on' || last === 'at') &&
    /(?:ed|[^i]n|ght|nt|pt|ld|ft)$/u.test(word) &&
    !/^(?:want|plan|expect|schedul|need)/u.test(word)
  );
}
