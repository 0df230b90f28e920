/** Text with line ends as \n and nothing blank at its ends. */
export function trimmed(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** Words of plain letters and signs with single blanks between them, as most are: only their case can differ. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** Words as they are compared: whatever the case, the spacing and the way accents are coded. */
export function folded(words: string): string {
  if (PLAIN.test(words)) return words.toLowerCase();
  return words.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The same with one blank around each word and no other signs, so that whole words are found in it. */
export function spaced(words: string): string {
  return ` ${folded(words)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
}
