import type { NamedElement } from '../../answers/sourced.ts';
import { foldText } from '../../conditions/folded-text.ts';
import { isWordStart, type PhraseTrie, phraseAt, phraseTrie, wordEnd } from '../../conditions/phrase-trie.ts';
import type { Entity } from '../../model/types.ts';
import { foldCase } from '../../shapes/normalize-text.ts';

/** A name in a text, as whole words. Offsets are those of the folded text. */
interface Mention<T> {
  readonly of: T;
  readonly start: number;
  readonly end: number;
}

export interface NameSearch<T> {
  /** In the order of the text; of two that begin at one offset, the longer. */
  readonly mentioned: (text: string) => readonly Mention<T>[];
  /** The same, in a text that is already folded. */
  readonly inFolded: (low: string) => readonly Mention<T>[];
  /** The words of a text without the names it mentions. */
  readonly rest: (text: string) => readonly string[];
}

/** Scripts without spaces between words: their names may be anywhere. */
const SPACELESS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;
const WORDS = /[\p{L}\p{N}\p{M}]+/gu;

/** Of two names with the same spelling the first counts. */
export function nameSearchOf<T>(names: Iterable<readonly [name: string, of: T]>): NameSearch<T> {
  const entries = [...names];
  const phrases = phraseTrie(entries);
  const spaceless = entries
    .filter(([name]) => SPACELESS.test(name))
    .map(([name, of]) => ({ name: foldCase(name), of }))
    .sort((a, b) => b.name.length - a.name.length);
  const inFolded = (low: string) =>
    spaceless.length > 0 && SPACELESS.test(low) ? searchAnywhere(low, phrases, spaceless) : searchAtWords(low, phrases);
  const mentioned = (text: string) => inFolded(foldText(text).low);
  return { mentioned, inFolded, rest: (text) => wordsBetween(foldText(text).low, mentioned(text)) };
}

function searchAtWords<T>(low: string, phrases: PhraseTrie<T>): readonly Mention<T>[] {
  const found: Mention<T>[] = [];
  for (let at = 0; at < low.length; ) {
    const hit = phraseAt(phrases, low, at);
    if (hit) found.push({ of: hit.means, start: at, end: hit.end });
    at = hit?.end ?? Math.max(wordEnd(low, at), at + 1);
  }
  return found;
}

/** Looks at every offset, for names in scripts without spaces. */
function searchAnywhere<T>(low: string, phrases: PhraseTrie<T>, spaceless: readonly SpacelessName<T>[]) {
  const found: Mention<T>[] = [];
  for (let at = 0; at < low.length; ) {
    const hit = (isInside(low, at) ? null : phraseAt(phrases, low, at)) ?? spacelessAt(spaceless, low, at);
    if (hit) found.push({ of: hit.means, start: at, end: hit.end });
    at = hit?.end ?? at + 1;
  }
  return found;
}

function isInside(low: string, at: number): boolean {
  return at > 0 && isWordStart(low, at - 1);
}

interface SpacelessName<T> {
  readonly name: string;
  readonly of: T;
}

function spacelessAt<T>(names: readonly SpacelessName<T>[], low: string, at: number) {
  const hit = names.find(({ name }) => low.startsWith(name, at));
  return hit ? { means: hit.of, end: at + hit.name.length } : null;
}

function wordsBetween(low: string, mentions: readonly Mention<unknown>[]): readonly string[] {
  let from = 0;
  const gaps = mentions.map(({ start, end }) => {
    const gap = low.slice(from, start);
    from = end;
    return gap;
  });
  return [...gaps, low.slice(from)].flatMap((gap) => gap.match(WORDS) ?? []);
}

export function namesOf<T extends NamedElement>(things: readonly T[]): readonly (readonly [string, T])[] {
  return things.flatMap((thing) => [thing.label, ...thing.formerly].map((name) => [name, thing] as const));
}

/** Singular and plural. */
export function namesOfEntities(entities: readonly Entity[]): readonly (readonly [string, Entity])[] {
  return entities.flatMap((entity) =>
    [entity.label, entity.plural, ...entity.formerly].map((name) => [name, entity] as const),
  );
}
