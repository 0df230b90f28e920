/** A text without accents and capitals, for searching. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export function wordsIn(typed: string): readonly string[] {
  return fold(typed).split(/\s+/).filter(Boolean);
}
