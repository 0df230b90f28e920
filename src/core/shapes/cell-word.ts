import { foldCase, trimText } from './normalize-text.ts';

/** A word a cell may hold, and other words after it ("if" and "under 500 EUR"). */
interface CellWord {
  readonly word: string;
  readonly more: string;
}

/**
 * The word that a matrix cell means: in full, by its first letter where only one begins with it, or followed by other
 * words. A word that ends in "…" is also known without it. Null where none is meant; a shape without words takes any.
 */
export function splitCell(typed: string, words: readonly string[]): CellWord | null {
  const said = trimText(typed);
  if (said === '' || words.length === 0) return { word: said, more: '' };
  const loose = foldCase(said);
  const whole = words.find((word) => word === said) ?? words.find((word) => isWhole(word, loose));
  if (whole !== undefined) return { word: whole, more: '' };
  const begun = words.filter((word) => loose.length === 1 && foldCase(word).startsWith(loose));
  if (begun.length === 1 && begun[0] !== undefined) return { word: begun[0], more: '' };
  const opening = words.find((word) => /^,? /u.test(afterWord(loose, foldCase(withoutEllipsis(word)))));
  if (opening === undefined) return null;
  return {
    word: opening,
    more: said.split(/\s+/).slice(withoutEllipsis(opening).split(/\s+/).length).join(' '),
  };
}

function afterWord(said: string, word: string): string {
  return said.startsWith(word) ? said.slice(word.length) : '';
}

export function joinCell({ word, more }: CellWord): string {
  return more.trim() === '' ? word : `${withoutEllipsis(word)} ${more}`;
}

/** In the spelling of the shape, or null where it holds none of its words. */
export function cellWord(typed: string, words: readonly string[]): string | null {
  const cell = splitCell(typed, words);
  return cell && joinCell(cell);
}

function isWhole(word: string, loose: string): boolean {
  return foldCase(word) === loose || foldCase(withoutEllipsis(word)) === loose;
}

function withoutEllipsis(word: string): string {
  return word.replace(/\s*(?:…|\.\.\.)$/u, '') || word;
}
