import { foldCase } from '../shapes/normalize-text.ts';

/** A trie of phrases; finds the longest that stands at an offset of a text, as whole words. */
export interface PhraseTrie<T> {
  /** The value of the phrase that ends at this node, if one does. */
  means?: T;
  /** Children by the next token: a word, a sign, or one blank. */
  next?: Map<string, PhraseTrie<T>>;
  /** Phrases through this node without a child yet, inserted when a text reaches it: most names occur in none. */
  pending?: PendingPhrase<T>[] | undefined;
}

interface PendingPhrase<T> {
  readonly words: string;
  readonly at: number;
  readonly means: T;
}

export interface PhraseMatch<T> {
  readonly means: T;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}\p{M}_]+/uy;
const WHITESPACE = /\s/u;

/** Of two phrases with the same words in any case, the first counts. */
export function phraseTrie<T>(entries: Iterable<readonly [words: string, means: T]>): PhraseTrie<T> {
  const phrases: PhraseTrie<T> = {};
  for (const [said, means] of entries) {
    const words = foldCase(said);
    if (words !== '') addPhrase(phrases, { words, at: 0, means });
  }
  return phrases;
}

function addPhrase<T>(phrases: PhraseTrie<T>, phrase: PendingPhrase<T>): void {
  if (phrase.at === phrase.words.length) phrases.means ??= phrase.means;
  else if (phrases.pending) phrases.pending.push(phrase);
  else phrases.pending = [phrase];
}

/** The children, after the pending phrases were inserted. */
function expand<T>(phrases: PhraseTrie<T>): PhraseTrie<T>['next'] {
  const { pending = [] } = phrases;
  phrases.pending = undefined;
  for (const { words, at, means } of pending) {
    phrases.next ??= new Map();
    const end = tokenEnd(words, at);
    const token = words.slice(at, end);
    const next = phrases.next.get(token) ?? {};
    phrases.next.set(token, next);
    addPhrase(next, { words, at: end, means });
  }
  return phrases.next;
}

/** The longest phrase at an offset of a folded text, or null. */
export function phraseAt<T>(phrases: PhraseTrie<T>, low: string, at: number): PhraseMatch<T> | null {
  let found: PhraseMatch<T> | null = null;
  let next = expand(phrases);
  for (let end = at; end < low.length && next !== undefined; ) {
    const start = end;
    end = tokenEnd(low, start);
    const child: PhraseTrie<T> | undefined = next.get(isWhitespace(low, start) ? ' ' : low.slice(start, end));
    if (child?.means !== undefined) found = { means: child.means, end };
    next = child && expand(child);
  }
  return found;
}

/** Where the word, the run of blanks or the single sign at an offset ends. */
function tokenEnd(low: string, at: number): number {
  const word = wordEnd(low, at);
  if (word !== 0) return word;
  let end = at;
  while (end < low.length && isWhitespace(low, end)) end += 1;
  return end === at ? at + signSize(low, at) : end;
}

/** Where the word that begins at an offset ends; 0 where none begins. */
export function wordEnd(low: string, at: number): number {
  let end = at;
  while (isAsciiWordChar(low.charCodeAt(end))) end += 1;
  if (!(low.charCodeAt(end) > 127)) return end === at ? 0 : end;
  WORD.lastIndex = at;
  return WORD.test(low) ? WORD.lastIndex : 0;
}

export function isWordStart(low: string, at: number): boolean {
  return wordEnd(low, at) !== 0;
}

function isWhitespace(low: string, at: number): boolean {
  const code = low.charCodeAt(at);
  return code < 128 ? code === 32 || (code >= 9 && code <= 13) : WHITESPACE.test(low.charAt(at));
}

function isAsciiWordChar(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95 || (code >= 65 && code <= 90);
}

/** A character beyond the basic plane takes two UTF-16 units. */
function signSize(low: string, at: number): number {
  const code = low.charCodeAt(at);
  return code >= 0xd800 && code < 0xdc00 ? 2 : 1;
}
