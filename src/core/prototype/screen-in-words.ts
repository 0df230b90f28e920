import { namesInWords } from '../product/words/names-in-words.ts';
import { folded } from '../shapes/folded.ts';

/** The screen that words name exactly as it is written, or by its name alone; a word that is only similar is none. */
export function screenInWords<T extends { readonly label: string }>(screens: readonly T[], words: string) {
  return namesInWords(screens.map((screen) => [screen.label, screen] as const))
    .mentioned(words)
    .map(({ of }) => of)
    .find(({ label }) => words.includes(label) || folded(words) === folded(label));
}
