import { namesInWords } from '../product/words/names-in-words.ts';
import { folded } from '../shapes/folded.ts';

/** The screen that words name as it is spelled, or by nothing but its name; a word that is only like a name is none. */
export function screenInWords<T extends { readonly label: string }>(
  screens: readonly T[],
  words: string,
): T | undefined {
  return namesInWords(screens.map((screen) => [screen.label, screen] as const))
    .mentioned(words)
    .map(({ of }) => of)
    .find(({ label }) => words.includes(label) || folded(words) === folded(label));
}
