/** A text without accents and capitals, in which words are looked for. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of what somebody types into a search, folded. */
export function wordsIn(typed: string): readonly string[] {
  return fold(typed).split(/\s+/).filter(Boolean);
}
