import { lazily, memoizeByObject } from '../base/memoize.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import { type PhraseTrie, phraseTrie } from './phrase-trie.ts';
import type { Condition, Vocabulary, VocabularyName } from './types.ts';
import { UNIT_WORDS } from './units.ts';

type Meaning = { readonly name: VocabularyName } | { readonly word: string };

export interface VocabularyIndex {
  readonly meanings: PhraseTrie<Meaning>;
  readonly units: PhraseTrie<string>;
  /** By the folded label or alias. */
  readonly names: ReadonlyMap<string, VocabularyName>;
  /** Folded labels of records whose fields are names too, as "Loan.State". */
  readonly owners: ReadonlySet<string>;
  /** Cache of conditions, by their text. */
  readonly conditions: Map<string, Condition>;
}

/** Reading many texts with the same vocabulary is fast. */
export function vocabularyOf(names: readonly VocabularyName[]): Vocabulary {
  return { names };
}

export const vocabularyIndexOf = memoizeByObject(({ names }: Vocabulary): VocabularyIndex => {
  const nameEntries = lazily(() =>
    names.flatMap((name) => wordsFor(name).map((words) => [foldCase(words), name] as const)),
  );
  const byWords = lazily(() => new Map(nameEntries().toReversed()));
  const owners = lazily(() => new Set(nameEntries().flatMap(([words]) => ownerIn(words))));
  return {
    meanings: phraseTrie(meaningsOf(names)),
    units: unitsOf(names),
    get names() {
      return byWords();
    },
    get owners() {
      return owners();
    },
    conditions: new Map(),
  };
});

const KNOWN_UNITS = phraseTrie(UNIT_WORDS.map((unit) => [unit, unit]));

function unitsOf(names: readonly VocabularyName[]): PhraseTrie<string> {
  const units = new Set(names.flatMap(({ unit = '' }) => (unit === '' ? [] : [unit])));
  return units.size === 0 ? KNOWN_UNITS : phraseTrie([...units, ...UNIT_WORDS].map((unit) => [unit, unit]));
}

const wordsFor = ({ label, aliases = [] }: VocabularyName): readonly string[] => [label, ...aliases];

function ownerIn(words: string): readonly string[] {
  const dot = words.lastIndexOf('.');
  return dot > 0 ? [words.slice(0, dot).trim()] : [];
}

/** Names come before words of choices, so that a name wins where both are the same. */
function* meaningsOf(names: readonly VocabularyName[]): Generator<readonly [string, Meaning]> {
  for (const name of names) for (const words of wordsFor(name)) yield [words, { name }];
  for (const word of new Set(names.flatMap(({ options = [] }) => options))) yield [word, { word }];
}
