import { folded } from '../shapes/folded.ts';
import { type Phrases, phrasesOf } from './phrases.ts';
import type { Condition, Name, Vocabulary } from './types.ts';
import { UNIT_WORDS } from './units.ts';

/** What words of a text can stand for: a name, or a word of a choice. */
type Meaning = { readonly name: Name } | { readonly word: string };

/** A vocabulary prepared for reading many texts. */
export interface Index {
  readonly meanings: Phrases<Meaning>;
  readonly units: Phrases<string>;
  /** By the folded label or alias. */
  readonly names: ReadonlyMap<string, Name>;
  /** Folded labels of records whose parts are names, as "Loan.State". */
  readonly owners: ReadonlySet<string>;
  /** Conditions read before, by their text. */
  readonly read: Map<string, Condition>;
}

/** A vocabulary of these names; reading many texts with the same one is fast. */
export function vocabularyOf(names: readonly Name[]): Vocabulary {
  return { names };
}

const indexes = new WeakMap<Vocabulary, Index>();

/** The index of a vocabulary, made once. */
export function indexOf(vocabulary: Vocabulary): Index {
  const known = indexes.get(vocabulary);
  if (known !== undefined) return known;
  const index = newIndex(vocabulary.names);
  indexes.set(vocabulary, index);
  return index;
}

function newIndex(names: readonly Name[]): Index {
  const called = names.flatMap((name) => wordsFor(name).map((words) => [folded(words), name] as const));
  const units = names.flatMap(({ unit }) => (unit === undefined ? [] : [unit]));
  return {
    meanings: phrasesOf(meaningsOf(names)),
    units: phrasesOf([...units, ...UNIT_WORDS].map((unit) => [unit, unit])),
    names: new Map(called.toReversed()),
    owners: new Set(called.flatMap(([words]) => ownerIn(words))),
    read: new Map(),
  };
}

const wordsFor = ({ label, aliases = [] }: Name): readonly string[] => [label, ...aliases];

function ownerIn(words: string): readonly string[] {
  const dot = words.lastIndexOf('.');
  return dot > 0 ? [words.slice(0, dot).trim()] : [];
}

/** Names before words of choices, so that a name wins where both are the same. */
function* meaningsOf(names: readonly Name[]): Generator<readonly [string, Meaning]> {
  for (const name of names) for (const words of wordsFor(name)) yield [words, { name }];
  for (const word of new Set(names.flatMap(({ options = [] }) => options))) yield [word, { word }];
}
