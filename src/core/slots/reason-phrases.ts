import { PARTS } from './parts.ts';
import type { ReasonPhrase } from './slot.ts';

/** By question; the others have a general one. */
const REASON_PHRASES: ReadonlyMap<string, ReasonPhrase> = new Map(
  Object.values(PARTS).flatMap(({ reasonPhrases }) => reasonPhrases),
);

/** The reason phrase for an answer, about one item or as a whole; undefined: use a general one. */
export function reasonPhrase(id: string, about: 'item' | 'whole', word?: string): string | undefined {
  const { [about]: words, words: forms = {} } = REASON_PHRASES.get(id) ?? {};
  const wantsWord = words?.includes('{word}') ?? false;
  if (word === undefined || !words) return wantsWord ? undefined : words;
  const form = Object.hasOwn(forms, word) ? forms[word] : undefined;
  return wantsWord ? words.replace('{word}', form ?? word) : undefined;
}
