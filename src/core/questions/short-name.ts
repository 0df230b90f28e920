/** Characters of a name that stand in a sentence; whoever gives a longer one knows it by its beginning. */
const MOST = 60;

/** Words on one line, without blanks at the ends. */
export function oneLine(words: string): string {
  return words.trim().replace(/\s+/gu, ' ');
}

/** A name as it stands in a sentence: on one line, and cut where it would bury the sentence. */
export function shortName(label: string): string {
  const line = oneLine(label);
  if (line.length <= MOST) return line;
  return `${[...line]
    .slice(0, MOST - 1)
    .join('')
    .trimEnd()}…`;
}
