import type { KnownSoFar } from '../known-so-far.ts';

const SMALL_WORDS = /\b(?:the|an?|of|and|to|for|in|who|which|that|with|is|are)\b/giu;

/** Whether the sentence that says what it is has the small words of English. */
export function looksEnglish({ said }: KnownSoFar): boolean {
  return (said('purpose.what').match(SMALL_WORDS)?.length ?? 0) >= 2;
}
