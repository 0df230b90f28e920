/** With a capital first letter, whatever the script. */
export function capital(words: string): string {
  const [first = ''] = words;
  return first.toLocaleUpperCase('en') + words.slice(first.length);
}
