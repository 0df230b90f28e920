/** Characters of a name that stand in a sentence; who gives a longer one knows it by its beginning. */
const MOST = 60;

/** Words on one line, without blanks at the ends. */
export function oneLine(words: string): string {
  return words.trim().replace(/\s+/gu, ' ');
}

/** The beginning of words on one line, of at most so many UTF-16 units; whole characters, no blank at its end. */
export function beginningOf(words: string, most: number): string {
  return oneLine(words)
    .slice(0, most)
    .replace(/[\s\uD800-\uDBFF]+$/, '');
}

/** A name as it is in a sentence: on one line, and cut where it would bury the sentence. */
export function shortName(label: string): string {
  const line = oneLine(label);
  if (line.length <= MOST) return line;
  return `${[...line]
    .slice(0, MOST - 1)
    .join('')
    .trimEnd()}…`;
}
