import { nameSearchOf } from '../product/words/names-in-words.ts';
import { foldCase } from '../shapes/normalize-text.ts';

/** The screen that words name exactly as it is written, or by its name alone; a similar name is no match. */
export function screenInWords<T extends { readonly label: string }>(screens: readonly T[], words: string) {
  return nameSearchOf(screens.map((screen) => [screen.label, screen] as const))
    .mentioned(words)
    .map(({ of }) => of)
    .find(({ label }) => words.includes(label) || foldCase(words) === foldCase(label));
}
