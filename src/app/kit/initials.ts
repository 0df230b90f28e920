/** One or two letters from the first and the last word of a name; "?" if it has no letter. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s/&,.()“”"'’-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  const letters = ends.map((word = '') => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? '');
  return letters.join('').toLocaleUpperCase() || '?';
}
