import { PARTS } from './parts.ts';
import type { ReasonPhrase } from './slot.ts';

/** By question; others are worded in a general way. */
const REASON_PHRASES: ReadonlyMap<string, ReasonPhrase> = new Map(
  Object.values(PARTS).flatMap(({ sayings }) => sayings),
);

/** How to word what an answer to a bank question says of an item, or as a whole; undefined: in a general way. */
export function reasonPhrase(id: string, about: 'item' | 'whole', word?: string): string | undefined {
  const { [about]: words, words: forms = {} } = REASON_PHRASES.get(id) ?? {};
  const wantsWord = words?.includes('{word}') ?? false;
  if (word === undefined || !words) return wantsWord ? undefined : words;
  const form = Object.hasOwn(forms, word) ? forms[word] : undefined;
  return wantsWord ? words.replace('{word}', form ?? word) : undefined;
}
