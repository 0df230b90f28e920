import { memoize } from '../base/memoize.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import { readQuantity } from './quantity.ts';
import {
  type ConditionText,
  knownFrom,
  mapSourced,
  type Quantity,
  type Source,
  type Sourced,
  unknownAt,
} from './sourced.ts';

/** Text of a cell or an answer that may be read as an exact condition. */
export function asConditionText(sourced: Sourced<string>): Sourced<ConditionText> {
  return sourced.is === 'known' ? knownFrom({ text: sourced.value, source: sourced.source }, sourced.source) : sourced;
}

/** A cell as a quantity; a cell without a number is unknown. */
export function asQuantity(sourced: Sourced<string>): Sourced<Quantity> {
  if (sourced.is !== 'known') return sourced;
  const quantity = readQuantity(sourced.value);
  return quantity ? knownFrom(quantity, sourced.source) : unknownAt(sourced.source.question);
}

/** By a table from everyday words (folded) to those of the model; any other word is unknown. */
export function asWord<W extends string>(sourced: Sourced<string>, words: ReadonlyMap<string, W>): Sourced<W> {
  if (sourced.is !== 'known') return sourced;
  const word = words.get(foldCase(sourced.value));
  return word === undefined ? unknownAt(sourced.source.question) : knownFrom(word, sourced.source);
}

/** A cell as one of a few words; any other word is kept as written. */
export function asWordOrText(sourced: Sourced<string>, words: ReadonlyMap<string, string>): Sourced<string> {
  return mapSourced(sourced, (value) => words.get(foldCase(value)) ?? value);
}

const NONE_WORDS: ReadonlySet<string> = new Set(['-', '–', '—', '--', 'none', 'nothing', 'n/a']);

export function isNone(words: string): boolean {
  return NONE_WORDS.has(foldCase(words));
}

/** A cell in which “-” or “none” is not a value; the text is kept as the reason. */
export function noneAsNotApplicable(sourced: Sourced<string>): Sourced<string> {
  if (sourced.is !== 'known' || !isNone(sourced.value)) return sourced;
  return { is: 'not-applicable', reason: sourced.value, source: sourced.source };
}

export const YES_NO_WORDS = synonymMap({ yes: ['y', 'true', 'x', '✓'], no: ['n', 'false', '-', '–', '—'] });

/** A cell that says yes or no; any other word is unknown. */
export function asBoolean(sourced: Sourced<string>): Sourced<boolean> {
  return mapSourced(asWord(sourced, YES_NO_WORDS), (word) => word === 'yes');
}

const TIMES = synonymMap({
  always:
    'yes, y, x, ✓, at all times, at any time, any time, anytime, in any case, every time, from the start, required, mandatory, must'.split(
      ', ',
    ),
  never: 'no, n, not, -, –, —, optional, not required, not needed, may be empty'.split(', '),
});

/** Whether everyday words for when something applies mean at all times, or at none. */
export function isAlways(words: string): boolean {
  return TIMES.get(foldCase(words)) === 'always';
}
export function isNever(words: string): boolean {
  return TIMES.get(foldCase(words)) === 'never';
}

/** Words that a cell may hold and that the model uses too. */
export function wordMap<const W extends string>(...words: readonly W[]): ReadonlyMap<string, W> {
  return new Map(words.map((word) => [word, word]));
}

/** The words that a cell may hold, with the synonyms of each (folded). */
export function synonymMap<W extends string>(synonyms: Readonly<Record<W, readonly string[]>>): ReadonlyMap<string, W> {
  const words = Object.keys(synonyms) as W[];
  return new Map(words.flatMap((word) => [word, ...synonyms[word]].map((way) => [way, word])));
}

/** Equal cells of one answer share one object. */
export function memoizeSourced<T>(
  read: (word: string, source: Source) => Sourced<T>,
): (word: string, source: Source) => Sourced<T> {
  const bySource = memoize((source: Source) => memoize((word: string) => read(word, source)));
  return (word, source) => bySource(source)(word);
}
