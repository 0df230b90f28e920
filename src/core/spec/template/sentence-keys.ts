/**
 * A sentence as a number: the same for the same words, ignoring line breaks, markup and capitals. Its lowest three
 * bits encode its kind; 0 for one that looks too much like an answer to be recognised.
 */
export type SentenceKey = number;

export interface SectionKeys {
  readonly title: string;
  readonly statements: readonly (readonly SentenceKey[])[];
}

/** It asks, ends with a colon, or begins with a verb of writing: more probably a template's than an author's. */
export function isPromptLike(key: SentenceKey): boolean {
  return key % 2 === 1;
}

export function isShort(key: SentenceKey): boolean {
  return key % 8 >= 4;
}

/** It has enough words to be recognised under any title. */
export function isLong(key: SentenceKey): boolean {
  return key % 4 >= 2;
}

const MIN_LONG_WORDS = 6;
const MAX_SHORT_WORDS = 2;
const VERBS =
  'describe explain list discuss outline summarize summarise define consider provide include identify add specify note use pick choose please if optional example examples';
const ANSWERS = 'yes no none n na not same nothing nil unknown unchanged';

const SEED = 0x811c9dc5;
const verbs = wordKeys(VERBS);
const answers = wordKeys(ANSWERS);

function wordKeys(words: string): ReadonlySet<number> {
  return new Set(
    words.split(' ').map((word) => {
      let hash = SEED;
      for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
      return hash;
    }),
  );
}

/** Letters and digits of any script, in lower case; 0 for separators. */
function letterOf(code: number): number {
  if (code >= 97 && code <= 122) return code;
  if (code >= 65 && code <= 90) return code + 32;
  if (code >= 48 && code <= 57) return code;
  return code > 191 && (code < 0x2000 || code > 0x206f) ? code : 0;
}

const COLON = 58;
const QUESTION = 63;

function endsSentence(code: number): boolean {
  return code === 46 || code === 33 || code === QUESTION || code === 59 || code === COLON;
}

/** The sentences of a statement as keys, in order; one pass over its letters, without copies. */
export function sentenceKeys(text: string): SentenceKey[] {
  const keys: SentenceKey[] = [];
  let [a, b, word, first, words, stop] = [SEED, SEED, SEED, 0, 0, 0];
  let inWord = false;
  const endWord = () => {
    if (!inWord) return;
    inWord = false;
    words++;
    if (words === 1) first = word;
    word = SEED;
    a = Math.imul(a ^ 32, 0x01000193);
    b = Math.imul(b ^ 32, 0x5bd1e995);
  };
  const endSentence = () => {
    endWord();
    if (words > 0) {
      const soft = stop === QUESTION || stop === COLON || verbs.has(first);
      const flags = (soft ? 1 : 0) + (words >= MIN_LONG_WORDS ? 2 : 0) + (words <= MAX_SHORT_WORDS ? 4 : 0);
      keys.push(answers.has(first) ? 0 : ((a >>> 0) * 0x40000 + (b >>> 14)) * 8 + flags);
    }
    [a, b, words, stop] = [SEED, SEED, 0, 0];
  };
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const letter = letterOf(code);
    if (letter > 0) {
      if (stop > 0 && !inWord) endSentence();
      inWord = true;
      word = Math.imul(word ^ letter, 0x01000193);
      a = Math.imul(a ^ letter, 0x01000193);
      b = Math.imul(b ^ letter, 0x5bd1e995);
    } else {
      if (endsSentence(code)) stop = followedBySpace(text, at) ? code : 0;
      endWord();
    }
  }
  endSentence();
  return keys;
}

function followedBySpace(text: string, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  return Number.isNaN(next) || letterOf(next) === 0;
}

/** A title as documents of one family share it. */
export function headingKey(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
