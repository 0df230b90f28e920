import { editDistance } from '../base/texts.ts';
import { singularOf } from '../english/plural.ts';
import { foldCase } from '../shapes/normalize-text.ts';

/** One wrong letter in four is a slip, at most two. */
const LETTERS_PER_SLIP = 4;
const MAX_SLIPS = 2;
const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an']);

/**
 * Whether one of two names was probably meant to be the other: mistyped, in the plural, with its words in another order
 * or put together otherwise. Names that differ by a number, by a very short word or by what is put before them (“inactive”)
 * are two; names that differ in case alone are one.
 */
export function resembles(one: string, other: string): boolean {
  const [a, b] = [foldCase(one), foldCase(other)];
  if (a === b) return false;
  const [words, others] = [wordsOf(a), wordsOf(b)];
  if (words.length > 0 && sorted(words) === sorted(others)) return true;
  if (isSameTogether(words, others) || isSlippedPlural(a, others) || isSlippedPlural(b, words)) return true;
  return distinctive(words) === distinctive(others) && isSlip(a, b);
}

/** The first of the names that was probably meant; undefined: none, or the name itself is among them. */
export function resembling(name: string, names: readonly string[]): string | undefined {
  const folded = foldCase(name);
  if (folded === '' || names.some((known) => foldCase(known) === folded)) return undefined;
  return names.find((known) => resembles(name, known));
}

function wordsOf(folded: string): readonly string[] {
  const words = folded.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !ARTICLES.has(word)).map(singularOf);
}

/** “E-mail” and “Email”; numbers are not put together. */
function isSameTogether(words: readonly string[], others: readonly string[]): boolean {
  const together = words.join('');
  return together !== '' && !/\d/u.test(together) && together === others.join('');
}

/** Beside the s of a plural lie z and x: “Jobz”. */
function isSlippedPlural(folded: string, others: readonly string[]): boolean {
  const mended = folded.replace(/(?<=\p{L}{3})[zx]$/u, 's');
  return mended !== folded && sorted(wordsOf(mended)) === sorted(others);
}

function sorted(words: readonly string[]): string {
  return words.toSorted().join(' ');
}

/** Numbers and very short words, which tell names apart. */
function distinctive(words: readonly string[]): string {
  return words.filter((word) => word.length <= 2 || /\d/u.test(word)).join(' ');
}

function isSlip(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length === 2 && long.endsWith(short)) return false;
  const allowed = Math.min(MAX_SLIPS, Math.floor(short.length / LETTERS_PER_SLIP));
  return allowed > 0 && long.length - short.length <= allowed && (isSwap(a, b) || editDistance(a, b) <= allowed);
}

/** Two neighbouring letters were typed the wrong way round. */
function isSwap(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  return a.length === b.length && a.slice(0, at) + a[at + 1] + a[at] + a.slice(at + 2) === b;
}
