/** A text without accents and capitals, as search compares it. */
export function toSearchText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export function searchTerms(typed: string): readonly string[] {
  return toSearchText(typed).split(/\s+/).filter(Boolean);
}

export function compareText(a: string, b: string): number {
  return a.localeCompare(b, undefined, { numeric: true });
}
