import { wordsIn } from '../kit/folded.ts';
import type { Entry } from './entry.ts';

/** What fits some typed words. */
export interface Found {
  /** How many fit. */
  readonly count: number;
  /** The first of them. */
  readonly first: readonly Entry[];
}

const SHOWN = 50;

/**
 * The entries with every word typed, in any order: the nearer the words are to the beginning of the label the better,
 * equals as they come. Where nothing is typed all fit.
 */
export function find(entries: readonly Entry[], typed: string): Found {
  const wanted = wordsIn(typed);
  if (wanted.length === 0) return { count: entries.length, first: entries.slice(0, SHOWN) };
  const ranks: Entry[][] = [];
  let count = 0;
  for (const entry of entries) {
    const rank = farness(entry, wanted);
    if (rank === null) continue;
    count += 1;
    const equals = ranks[rank];
    if (equals) equals.push(entry);
    else ranks[rank] = [entry];
  }
  return { count, first: ranks.flat().slice(0, SHOWN) };
}

/** How far an entry is from the words, from 0; null where one is missing. */
function farness({ name, words }: Entry, wanted: readonly string[]): number | null {
  let sum = 0;
  for (const word of wanted) {
    if (!words.includes(word)) return null;
    sum += placeIn(name, word);
  }
  return sum;
}

function placeIn(name: string, word: string): number {
  if (name.startsWith(word)) return 0;
  if (name.includes(` ${word}`)) return 1;
  return name.includes(word) ? 2 : 3;
}
