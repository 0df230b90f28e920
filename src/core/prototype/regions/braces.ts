/** What is to be worked out within fixed words, as in “Welcome, {me.Name}”. */
export const BRACES = /\{([^{}]+)\}/gu;

/** A text with each part in braces worked out; a part that comes to nothing stays as it was written. */
export function fillBraces(text: string, work: (words: string) => string | undefined): string {
  return text.replace(BRACES, (whole, words: string) => work(words) ?? whole);
}
