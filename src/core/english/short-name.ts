/** Characters of a name shown in a sentence; people recognise a longer one by its beginning. */
const MAX_NAME_LENGTH = 60;

export function collapseSpaces(words: string): string {
  return words.trim().replace(/\s+/gu, ' ');
}

/** At most this many UTF-16 units; whole characters, no blank at its end. */
export function beginningOf(words: string, maxLength: number): string {
  return collapseSpaces(words)
    .slice(0, maxLength)
    .replace(/[\s\uD800-\uDBFF]+$/, '');
}

/** A name as a sentence shows it: on one line, and cut where it would be too long. */
export function shortName(label: string): string {
  const line = collapseSpaces(label);
  if (line.length <= MAX_NAME_LENGTH) return line;
  return `${[...line]
    .slice(0, MAX_NAME_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}
