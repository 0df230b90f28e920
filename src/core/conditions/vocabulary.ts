import { lazily, memoizeByObject } from '../base/memoize.ts';
import { folded } from '../shapes/folded.ts';
import { type Phrases, phrasesOf } from './phrases.ts';
import type { Condition, Name, Vocabulary } from './types.ts';
import { UNIT_WORDS } from './units.ts';

type Meaning = { readonly name: Name } | { readonly word: string };

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

/** Reading many texts with the same vocabulary is fast. */
export function vocabularyOf(names: readonly Name[]): Vocabulary {
  return { names };
}

export const indexOf = memoizeByObject(({ names }: Vocabulary): Index => {
  const called = lazily(() => names.flatMap((name) => wordsFor(name).map((words) => [folded(words), name] as const)));
  const byWords = lazily(() => new Map(called().toReversed()));
  const owners = lazily(() => new Set(called().flatMap(([words]) => ownerIn(words))));
  return {
    meanings: phrasesOf(meaningsOf(names)),
    units: unitsOf(names),
    get names() {
      return byWords();
    },
    get owners() {
      return owners();
    },
    read: new Map(),
  };
});

const KNOWN_UNITS = phrasesOf(UNIT_WORDS.map((unit) => [unit, unit]));

function unitsOf(names: readonly Name[]): Phrases<string> {
  const units = new Set(names.flatMap(({ unit = '' }) => (unit === '' ? [] : [unit])));
  return units.size === 0 ? KNOWN_UNITS : phrasesOf([...units, ...UNIT_WORDS].map((unit) => [unit, unit]));
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
