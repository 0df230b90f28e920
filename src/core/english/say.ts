/** How many names a sentence lists before "and 3 more". */
const MOST = 4;

export function quoted(name: string): string {
  return `“${name}”`;
}

/** Names in a sentence: “A”, “B” and “C”; of many, the first few and how many more. */
export function listedNames(names: readonly string[]): string {
  const shown = names.slice(0, MOST).map(quoted);
  const rest = names.length - shown.length;
  return joined(rest > 0 ? [...shown, `${rest} more`] : shown);
}

/** Words with commas and an "and" before the last. */
export function joined(words: readonly string[], last = 'and'): string {
  const end = words.at(-1) ?? '';
  return words.length < 2 ? end : `${words.slice(0, -1).join(', ')} ${last} ${end}`;
}

/** The small numbers in words; each is at its own index. */
export const NUMBER_WORDS: readonly string[] = 'zero one two three four five six seven eight nine ten'.split(' ');
