import { folded } from '../shapes/folded.ts';

/** Words of one or more words, found at a place of a text: the longest that stands there as whole words. */
export interface Phrases<T> {
  /** What the words up to here stand for, if they are a whole phrase. */
  means?: T;
  /** How they go on: by the next word, sign, or blank. */
  next?: Map<string, Phrases<T>>;
}

/** What stands at a place, and where it ends. */
export interface Found<T> {
  readonly means: T;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}\p{M}_]+/uy;
const BLANK = /\s/u;

/** Collects phrases; of two with the same words, whatever their case, the first counts. */
export function phrasesOf<T>(entries: Iterable<readonly [words: string, means: T]>): Phrases<T> {
  const phrases: Phrases<T> = {};
  for (const [said, means] of entries) {
    const words = folded(said);
    if (words !== '') grown(phrases, words).means ??= means;
  }
  return phrases;
}

function grown<T>(phrases: Phrases<T>, words: string): Phrases<T> {
  let so = phrases;
  for (let at = 0; at < words.length; ) {
    const end = chunkEnd(words, at);
    const chunk = words.slice(at, end);
    so.next ??= new Map();
    let next = so.next.get(chunk);
    if (next === undefined) {
      next = {};
      so.next.set(chunk, next);
    }
    so = next;
    at = end;
  }
  return so;
}

/** The longest phrase that begins at a place of a folded text, or null. */
export function phraseAt<T>(phrases: Phrases<T>, low: string, at: number): Found<T> | null {
  let found: Found<T> | null = null;
  let so: Phrases<T> | undefined = phrases;
  for (let end = at; end < low.length && so?.next !== undefined; ) {
    const start = end;
    end = chunkEnd(low, start);
    so = so.next.get(isBlank(low, start) ? ' ' : low.slice(start, end));
    if (so?.means !== undefined) found = { means: so.means, end };
  }
  return found;
}

/** Where the word, the run of blanks or the one sign at a place ends. */
function chunkEnd(low: string, at: number): number {
  const word = wordEnd(low, at);
  if (word !== 0) return word;
  let end = at;
  while (end < low.length && isBlank(low, end)) end += 1;
  return end === at ? at + signSize(low, at) : end;
}

/** Where the word that begins at a place ends; 0 where none begins. */
export function wordEnd(low: string, at: number): number {
  let end = at;
  while (isPlainWordSign(low.charCodeAt(end))) end += 1;
  if (!(low.charCodeAt(end) > 127)) return end === at ? 0 : end;
  WORD.lastIndex = at;
  return WORD.test(low) ? WORD.lastIndex : 0;
}

/** Whether a sign at a place belongs to a word. */
export function isWordSign(low: string, at: number): boolean {
  return wordEnd(low, at) !== 0;
}

function isBlank(low: string, at: number): boolean {
  const code = low.charCodeAt(at);
  return code < 128 ? code === 32 || (code >= 9 && code <= 13) : BLANK.test(low.charAt(at));
}

function isPlainWordSign(code: number): boolean {
  return (
    (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95 || (code >= 65 && code <= 90)
  );
}

/** A sign beyond the basic plane takes two units. */
function signSize(low: string, at: number): number {
  const code = low.charCodeAt(at);
  return code >= 0xd800 && code < 0xdc00 ? 2 : 1;
}
