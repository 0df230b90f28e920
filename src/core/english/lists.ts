/** How many names a sentence lists before "and 3 more". */
const MAX_NAMES = 4;

export function inQuotes(name: string): string {
  return `“${name}”`;
}

/** Names in a sentence: “A”, “B” and “C”; of many, the first few and how many more. */
export function quotedList(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES).map(inQuotes);
  const rest = names.length - shown.length;
  return joinWords(rest > 0 ? [...shown, `${rest} more`] : shown);
}

/** Words with commas and an "and" before the last. */
export function joinWords(words: readonly string[], last = 'and'): string {
  const end = words.at(-1) ?? '';
  return words.length < 2 ? end : `${words.slice(0, -1).join(', ')} ${last} ${end}`;
}

/** Small numbers in words, each at its own index. */
export const NUMBER_WORDS: readonly string[] = 'zero one two three four five six seven eight nine ten'.split(' ');
