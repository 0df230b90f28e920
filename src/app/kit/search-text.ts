/** A text without accents and capitals, for searching. */
export function toSearchText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export function searchTerms(typed: string): readonly string[] {
  return toSearchText(typed).split(/\s+/).filter(Boolean);
}
