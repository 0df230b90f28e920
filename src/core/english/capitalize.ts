/** In any script. */
export function capitalize(words: string): string {
  const [first = ''] = words;
  return first.toLocaleUpperCase('en') + words.slice(first.length);
}

export function lowercaseFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** A name as written within a sentence: without a capital first letter, unless more capitals follow, as in “SMS”. */
export function decapitalize(name: string): string {
  return /^\p{Lu}\P{Lu}*$/u.test(/^\S*/u.exec(name)?.[0] ?? '')
    ? name.charAt(0).toLocaleLowerCase('en') + name.slice(1)
    : name;
}
