/** Characters of a name shown in a sentence; people know a longer one by its beginning. */
const MOST = 60;

export function oneLine(words: string): string {
  return words.trim().replace(/\s+/gu, ' ');
}

/** At most this many UTF-16 units; whole characters, no blank at its end. */
export function beginningOf(words: string, most: number): string {
  return oneLine(words)
    .slice(0, most)
    .replace(/[\s\uD800-\uDBFF]+$/, '');
}

/** A name as a sentence shows it: on one line, and cut where it would bury the sentence. */
export function shortName(label: string): string {
  const line = oneLine(label);
  if (line.length <= MOST) return line;
  return `${[...line]
    .slice(0, MOST - 1)
    .join('')
    .trimEnd()}…`;
}
