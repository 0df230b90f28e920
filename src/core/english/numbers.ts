/** The small numbers in words; each is at its own index. */
export const NUMBER_WORDS: readonly string[] = 'zero one two three four five six seven eight nine ten'.split(
  ' ',
);
