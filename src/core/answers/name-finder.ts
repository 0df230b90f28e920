import { singularOf } from '../english/plural.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import { listOf, type NameRef, type Sourced } from './sourced.ts';

export interface Findable {
  readonly id: string;
  readonly label: string;
  readonly formerly?: readonly string[];
  /** Other words for it: its plural, the event of a transition. */
  readonly aliases?: readonly string[];
}

/** Resolves a name as somebody used it; `id` is null where nothing, or more than one thing, has that name. */
export type NameFinder = (name: string) => NameRef;

/**
 * Finds things by their present label, else by other words for them, else by their former labels, else in singular or
 * plural or with an article where only one fits. Case and spacing do not matter.
 */
export function finderOf(things: readonly Findable[]): NameFinder {
  const exact = exactNames(things);
  let loose: ReadonlyMap<string, Findable | null> | undefined;
  return (name) => {
    const words = foldCase(name);
    let found = exact.get(words);
    if (found === undefined && words !== '') {
      loose ??= looseNames(exact);
      found = loose.get(looseKey(words));
    }
    return found ? { label: found.label, id: found.id } : { label: name.trim(), id: null };
  };
}

/** The same, also by the plural of each. */
export function finderWithPlurals(things: readonly (Findable & { readonly plural: string })[]): NameFinder {
  return finderOf(things.map(({ id, label, formerly = [], plural }) => ({ id, label, formerly, aliases: [plural] })));
}

export function fieldFinder(entity: { readonly fields: Sourced<readonly Findable[]> } | undefined): NameFinder {
  return finderOf(listOf(entity?.fields));
}

function exactNames(things: readonly Findable[]): ReadonlyMap<string, Findable | null> {
  const names = new Map<string, Findable | null>();
  for (const thing of things) addName(names, thing.label, thing, 'first');
  const others = new Map<string, Findable | null>();
  for (const thing of things) for (const word of thing.aliases ?? []) addName(others, word, thing, 'only');
  for (const [word, thing] of others) if (!names.has(word)) names.set(word, thing);
  for (const thing of things) for (const word of thing.formerly ?? []) addName(names, word, thing, 'first');
  return names;
}

/** `first`: the first thing keeps a name; `only`: a name that two things have is the name of neither. */
function addName(names: Map<string, Findable | null>, name: string, thing: Findable, rule: 'first' | 'only'): void {
  const word = foldCase(name);
  if (word === '') return;
  const known = names.get(word);
  if (known === undefined) names.set(word, thing);
  else if (rule === 'only' && known?.id !== thing.id) names.set(word, null);
}

function looseNames(exact: ReadonlyMap<string, Findable | null>): ReadonlyMap<string, Findable | null> {
  const names = new Map<string, Findable | null>();
  for (const [word, thing] of exact) if (thing) addName(names, looseKey(word), thing, 'only');
  return names;
}

const ARTICLE = /^(?:the|an?|all|one|each|every|any) (?=.)/u;

function looseKey(words: string): string {
  return singularOf(words.replace(ARTICLE, ''));
}

const SEPARATORS = /\s*[,;\n]\s*/u;
/** Between two names; captured, as a name may itself contain such a word. */
const CONJUNCTION = /(\s+(?:or|and)\s+|\s*[/&+]\s*)/iu;

/** The things named by “clerk, desk or manager”; “research and development” stays whole if it is a name. */
export function refsIn(find: NameFinder, words: string): readonly NameRef[] {
  return splitList(words).flatMap((part) => refsBetween(find, part.replace(/^(?:or|and)\s+/iu, '').split(CONJUNCTION)));
}

/** Names at even indexes, the words between them at odd ones; the longest known name is taken first. */
function refsBetween(find: NameFinder, pieces: readonly string[]): readonly NameRef[] {
  const refs: NameRef[] = [];
  for (let at = 0; at < pieces.length; ) {
    const { ref, next } = longestFrom(find, pieces, at);
    if (ref.label !== '') refs.push(ref);
    at = next;
  }
  return refs;
}

function longestFrom(find: NameFinder, pieces: readonly string[], at: number) {
  for (let end = Math.min(pieces.length, at + MAX_PIECES); end > at; end -= 2) {
    const ref = find(pieces.slice(at, end).join(''));
    if (ref.id !== null || end === at + 1) return { ref, next: end + 1 };
  }
  return { ref: find(pieces[at] ?? ''), next: at + 2 };
}

/** Pieces of the longest name that is tried: four words and three times “and”. */
const MAX_PIECES = 7;

/** The parts of a cell that lists several things, as typed: at commas, semicolons and line breaks. */
export function splitList(words: string): readonly string[] {
  return words.split(SEPARATORS).filter((part) => part.trim() !== '');
}
