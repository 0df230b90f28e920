import { folded } from '../shapes/folded.ts';

/** Phrases of one or more words, found at a place of a text: the longest that is there as whole words. */
export interface Phrases<T> {
  /** What the words up to here mean, if they are a whole phrase. */
  means?: T;
  /** How they go on: by the next word, sign, or blank. */
  next?: Map<string, Phrases<T>>;
  /** Phrases that go on from here, sorted in only when a text gets here: most names of a product occur in none. */
  waiting?: Waiting<T>[] | undefined;
}

interface Waiting<T> {
  readonly words: string;
  readonly at: number;
  readonly means: T;
}

export interface Found<T> {
  readonly means: T;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}\p{M}_]+/uy;
const BLANK = /\s/u;

/** Of two phrases with the same words in any case, the first counts. */
export function phrasesOf<T>(entries: Iterable<readonly [words: string, means: T]>): Phrases<T> {
  const phrases: Phrases<T> = {};
  for (const [said, means] of entries) {
    const words = folded(said);
    if (words !== '') add(phrases, { words, at: 0, means });
  }
  return phrases;
}

function add<T>(phrases: Phrases<T>, phrase: Waiting<T>): void {
  if (phrase.at === phrase.words.length) phrases.means ??= phrase.means;
  else if (phrases.waiting) phrases.waiting.push(phrase);
  else phrases.waiting = [phrase];
}

/** How phrases go on, those that have waited sorted in. */
function nextOf<T>(phrases: Phrases<T>): Phrases<T>['next'] {
  const { waiting = [] } = phrases;
  phrases.waiting = undefined;
  for (const { words, at, means } of waiting) {
    phrases.next ??= new Map();
    const end = chunkEnd(words, at);
    const chunk = words.slice(at, end);
    const next = phrases.next.get(chunk) ?? {};
    phrases.next.set(chunk, next);
    add(next, { words, at: end, means });
  }
  return phrases.next;
}

/** The longest phrase that begins at a place of a folded text, or null. */
export function phraseAt<T>(phrases: Phrases<T>, low: string, at: number): Found<T> | null {
  let found: Found<T> | null = null;
  let next = nextOf(phrases);
  for (let end = at; end < low.length && next !== undefined; ) {
    const start = end;
    end = chunkEnd(low, start);
    const so: Phrases<T> | undefined = next.get(isBlank(low, start) ? ' ' : low.slice(start, end));
    if (so?.means !== undefined) found = { means: so.means, end };
    next = so && nextOf(so);
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

export function isWordPattern(low: string, at: number): boolean {
  return wordEnd(low, at) !== 0;
}

function isBlank(low: string, at: number): boolean {
  const code = low.charCodeAt(at);
  return code < 128 ? code === 32 || (code >= 9 && code <= 13) : BLANK.test(low.charAt(at));
}

function isPlainWordSign(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95 || (code >= 65 && code <= 90);
}

/** A character beyond the basic plane takes two UTF-16 units. */
function signSize(low: string, at: number): number {
  const code = low.charCodeAt(at);
  return code >= 0xd800 && code < 0xdc00 ? 2 : 1;
}
