/** A text without accents and capitals, in which words are looked for. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of what somebody types into a search, folded. */
export function wordsIn(typed: string): readonly string[] {
  return folded(typed).split(/\s+/).filter(Boolean);
}
