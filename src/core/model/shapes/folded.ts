/** Text with line ends as \n and nothing blank at its ends. */
export function trimmed(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** Words as they are compared: whatever the case, the spacing and the way accents are coded. */
export function folded(words: string): string {
  return words.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
}
