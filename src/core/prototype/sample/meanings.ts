import { groupBy } from '../../base/group-by.ts';
import { KINDS, MEANINGS, type Meaning, type ValueCategory, wordsOfName } from './meaning-words.ts';

interface Phrase {
  readonly words: readonly string[];
  readonly meaning: Meaning;
  readonly sort: ValueCategory;
}

/** Longer phrases first: “e-mail address” is no address. */
const PHRASES: readonly Phrase[] = MEANINGS.flatMap(([meaning, sort, phrases]) =>
  phrases.split(', ').map((phrase) => ({ words: phrase.split(' '), meaning, sort })),
).sort((one, other) => other.words.length - one.words.length);

const KIND_OF_WORD: ReadonlyMap<string, 'person' | 'company' | 'product'> = new Map(
  KINDS.flatMap(([kind, words]) => words.split(', ').map((word): [string, typeof kind] => [word, kind])),
);

/**
 * What the name of a field says, together with its entity: “Name” of a customer is a person’s name, “Name” of a shelf
 * is not; and “Title”, “Type”, “Number”, “State” and “Status” say nothing by themselves.
 * @param categories the categories of values that the declared type allows
 */
export function meaningOf(
  label: string,
  entityLabel: string,
  categories: readonly ValueCategory[],
): Meaning | undefined {
  const words = wordsOfName(label);
  const phrase = phraseIn(words, categories);
  if (phrase) return phrase.meaning;
  return categories.includes('words') ? kindIn(words, wordsOfName(entityLabel)) : undefined;
}

/** Phrases by the last word of a name that may end with them. */
const BY_LAST = groupBy(
  PHRASES.flatMap((phrase) => {
    const last = phrase.words.at(-1) ?? '';
    return [last, `${last}s`, `${last}es`].map((word) => ({ word, phrase }));
  }),
  ({ word }) => word,
);

/** The longest phrase; of two, the one nearest to the end: “Customer phone fax” is a fax. */
function phraseIn(words: readonly string[], categories: readonly ValueCategory[]): Phrase | undefined {
  const seen = new Set<Phrase>();
  const onlyDates = categories.every((sort) => sort === 'date');
  let best: Phrase | undefined;
  for (let end = words.length - 1; end >= 0; end -= 1) {
    for (const { phrase } of BY_LAST.get(words[end] ?? '') ?? []) {
      if (seen.has(phrase) || !startsRight(words, phrase.words, end)) continue;
      seen.add(phrase);
      const start = end - phrase.words.length + 1;
      const isLonger = !best || phrase.words.length > best.words.length;
      if (isLonger && categories.includes(phrase.sort) && isPlausible(phrase, start, words, onlyDates)) best = phrase;
    }
  }
  return best;
}

/** Whether the words before the last word of a phrase stand before a position in a name. */
function startsRight(words: readonly string[], phrase: readonly string[], end: number): boolean {
  const before = phrase.length - 1;
  return before <= end && phrase.every((word, at) => at === before || words[end - before + at] === word);
}

/** Words that mean something by themselves, or where dates are expected, but not inside of other words. */
const AMBIGUOUS_WORDS: ReadonlySet<string> = new Set('from to until since end start von bis fin land'.split(' '));

function isPlausible({ meaning, words }: Phrase, at: number, name: readonly string[], onlyDates: boolean): boolean {
  if (meaning === 'yes-no') return at === 0;
  return words.length > 1 || name.length === 1 || onlyDates || !AMBIGUOUS_WORDS.has(words[0] ?? '');
}

function kindIn(words: readonly string[], ofEntity: readonly string[]) {
  const last = words.at(-1) ?? '';
  if (last !== 'name' || words.length > 2) return words.length <= 2 ? kindOfWord(last) : undefined;
  const whose = words.length === 1 ? ofEntity.at(-1) : words[0];
  return kindOfWord(whose ?? '');
}

function kindOfWord(word: string): 'person' | 'company' | 'product' | undefined {
  return KIND_OF_WORD.get(word) ?? KIND_OF_WORD.get(word.replace(/s$/, ''));
}

const SORTS: ReadonlyMap<Meaning, ValueCategory> = new Map(MEANINGS.map(([meaning, sort]) => [meaning, sort]));

export function categoryOf(meaning: Meaning): ValueCategory {
  return SORTS.get(meaning) ?? 'words';
}

/** Whether an entity is named like people: “Customer”; “Member of staff” is not. */
export function isKindOfPerson(label: string): boolean {
  return kindOfWord(wordsOfName(label).at(-1) ?? '') === 'person';
}
