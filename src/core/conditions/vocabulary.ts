import { lazily, memoizeByObject } from '../base/memoize.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import { type PhraseMatch, type PhraseTrie, phraseAt, phraseTrie } from './phrase-trie.ts';
import type { Condition, Vocabulary, VocabularyName } from './types.ts';
import { UNIT_WORDS } from './units.ts';

export type Meaning = { readonly name: VocabularyName } | { readonly word: string };

export interface VocabularyIndex {
  readonly meanings: PhraseTrie<Meaning>;
  readonly units: PhraseTrie<string>;
  /** By the folded label or alias. */
  readonly names: ReadonlyMap<string, VocabularyName>;
  readonly shared: VocabularyIndex | null;
  /** Cache of conditions, by their text. */
  readonly conditions: Map<string, Condition>;
}

/** Reading many texts with the same vocabulary is fast; names that vocabularies share are indexed once. */
export function vocabularyOf(names: readonly VocabularyName[], shared?: Vocabulary): Vocabulary {
  return { names, ...(shared && { shared }) };
}

export const vocabularyIndexOf = memoizeByObject(({ names, shared }: Vocabulary): VocabularyIndex => {
  const byWords = lazily(
    () =>
      new Map(names.flatMap((name) => wordsFor(name).map((words) => [foldCase(words), name] as const)).toReversed()),
  );
  return {
    meanings: phraseTrie(meaningsOf(names)),
    units: unitsOf(names),
    get names() {
      return byWords();
    },
    shared: shared ? vocabularyIndexOf(shared) : null,
    conditions: new Map(),
  };
});

function unitsOf(names: readonly VocabularyName[]): PhraseTrie<string> {
  const units = new Set(names.flatMap(({ unit = '' }) => (unit === '' ? [] : [unit])));
  return units.size === 0 ? KNOWN_UNITS : phraseTrie([...units, ...UNIT_WORDS].map((unit) => [unit, unit]));
}

const KNOWN_UNITS = phraseTrie(UNIT_WORDS.map((unit) => [unit, unit]));

const wordsFor = ({ label, aliases = [] }: VocabularyName): readonly string[] => [label, ...aliases];

/** Names come before words of choices, so that a name wins where both are the same. */
function* meaningsOf(names: readonly VocabularyName[]): Generator<readonly [string, Meaning]> {
  for (const name of names) for (const words of wordsFor(name)) yield [words, { name }];
  for (const word of new Set(names.flatMap(({ options = [] }) => options))) yield [word, { word }];
}

/** The index itself, then those it shares. */
function* layersOf(index: VocabularyIndex): Generator<VocabularyIndex> {
  for (let at: VocabularyIndex | null = index; at !== null; at = at.shared) yield at;
}

/** The longest match among several indexes; of equal ones the first. */
function longestMatch<T>(
  indexes: Iterable<VocabularyIndex>,
  trieIn: (index: VocabularyIndex) => PhraseTrie<T>,
  low: string,
  at: number,
): PhraseMatch<T> | null {
  let best: PhraseMatch<T> | null = null;
  for (const index of indexes) {
    const found = phraseAt(trieIn(index), low, at);
    if (found !== null && found.end > (best?.end ?? 0)) best = found;
  }
  return best;
}

export function meaningAt(index: VocabularyIndex, low: string, at: number): PhraseMatch<Meaning> | null {
  return longestMatch(layersOf(index), ({ meanings }) => meanings, low, at);
}

export function unitWordsAt(index: VocabularyIndex, low: string, at: number): PhraseMatch<string> | null {
  return longestMatch(layersOf(index), ({ units }) => units, low, at);
}

/** The name with a folded label or alias. */
export function nameCalled(index: VocabularyIndex, words: string): VocabularyName | undefined {
  for (const { names } of layersOf(index)) {
    const found = names.get(words);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function allNames(index: VocabularyIndex): readonly ReadonlyMap<string, VocabularyName>[] {
  return [...layersOf(index)].map(({ names }) => names);
}
