import { memoize } from '../base/memoize.ts';
import { folded } from '../shapes/folded.ts';
import { readQuantity } from './quantity.ts';
import { type InWords, knownFrom, mapSourced, type Quantity, type Source, type Sourced, unknownAt } from './sourced.ts';

/** Words of a cell or an answer that may be read as an exact condition. */
export function inWords(held: Sourced<string>): Sourced<InWords> {
  return held.is === 'known' ? knownFrom({ text: held.value, source: held.source }, held.source) : held;
}

/** A cell as a quantity; a cell without a number stays unsaid. */
export function asQuantity(held: Sourced<string>): Sourced<Quantity> {
  if (held.is !== 'known') return held;
  const quantity = readQuantity(held.value);
  return quantity ? knownFrom(quantity, held.source) : unknownAt(held.source.question);
}

/** By a table from everyday words (folded) to those of the model; any other word stays unsaid. */
export function asWord<W extends string>(held: Sourced<string>, words: ReadonlyMap<string, W>): Sourced<W> {
  if (held.is !== 'known') return held;
  const word = words.get(folded(held.value));
  return word === undefined ? unknownAt(held.source.question) : knownFrom(word, held.source);
}

/** A cell as one of a few words; any other word is kept as written. */
export function asWordOrOwn(held: Sourced<string>, words: ReadonlyMap<string, string>): Sourced<string> {
  return mapSourced(held, (value) => words.get(folded(value)) ?? value);
}

const NOTHING: ReadonlySet<string> = new Set(['-', '–', '—', '--', 'none', 'nothing', 'n/a']);

/** A cell in which “-” or “none” is not a value; what was typed is kept as the reason. */
export function orNone(held: Sourced<string>): Sourced<string> {
  if (held.is !== 'known' || !NOTHING.has(folded(held.value))) return held;
  return { is: 'not-applicable', reason: held.value, source: held.source };
}

export const YES_NO = wordsAs({ yes: ['y', 'true', 'x', '✓'], no: ['n', 'false', '-', '–', '—'] });

/** A cell that says yes or no; any other word stays unsaid. */
export function asYes(held: Sourced<string>): Sourced<boolean> {
  return mapSourced(asWord(held, YES_NO), (word) => word === 'yes');
}

/** Words that a cell may hold and that the model uses too. */
export function ownWords<const W extends string>(...words: readonly W[]): ReadonlyMap<string, W> {
  return new Map(words.map((word) => [word, word]));
}

/** The words that a cell may hold, with the other ways in which people say each (folded). */
export function wordsAs<W extends string>(ways: Readonly<Record<W, readonly string[]>>): ReadonlyMap<string, W> {
  const words = Object.keys(ways) as W[];
  return new Map(words.flatMap((word) => [word, ...ways[word]].map((way) => [way, word])));
}

/** Cells of one answer that say the same share their place. */
export function memoizeSourced<T>(
  read: (word: string, source: Source) => Sourced<T>,
): (word: string, source: Source) => Sourced<T> {
  const bySource = memoize((source: Source) => memoize((word: string) => read(word, source)));
  return (word, source) => bySource(source)(word);
}
