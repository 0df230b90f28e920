/** With line ends as \n, and no blanks at both ends. */
export function trimText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** Plain letters and signs with single blanks between them, as most words are: only their case can differ. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** Words for comparing: without differences of case, spacing and the encoding of accents. */
export function foldCase(words: string): string {
  if (PLAIN.test(words)) return words.toLowerCase();
  return words.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** With one blank around each word and no other signs, so that whole words can be found in it. */
export function padWords(words: string): string {
  return ` ${foldCase(words)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
