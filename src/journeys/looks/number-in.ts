/** The first number in a text. */
export function numberIn(words: string | null): number {
  return Number(/\d+/.exec(words ?? '')?.[0]);
}
