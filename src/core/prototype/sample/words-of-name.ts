/** The words of a label: “CustomerE-Mail”, “customer_email” and “Customer’s e-mail” all hold “customer” and “email”. */
export function wordsOfName(label: string): readonly string[] {
  return label
    .replace(/(\p{Ll}|\p{Nd})(\p{Lu})/gu, '$1 $2')
    .replace(/\be[-–_ ]?mails?\b/giu, ' email ')
    .replace(/[’']s\b/giu, '')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Where words stand side by side in a name, the last time they do; -1 where they do not. The last may be in the plural. */
export function placeOfPhrase(words: readonly string[], phrase: readonly string[]): number {
  const last = phrase.length - 1;
  return words.findLastIndex((_, start) =>
    phrase.every((word, at) => {
      const found = words[start + at];
      return found === word || (at === last && (found === `${word}s` || found === `${word}es`));
    }),
  );
}
