import { editDistance } from '../base/texts.ts';
import { foldCase } from '../shapes/normalize-text.ts';
import type { VocabularyName } from './types.ts';

const MAX_DISTANCE = 2;

/** The known name that was probably meant: one wrong letter in four is allowed, at most two. */
export function nearestName(words: string, names: ReadonlyMap<string, VocabularyName>): string | undefined {
  const said = foldCase(words).slice(0, 80);
  let best: { readonly label: string; readonly steps: number } | undefined;
  for (const [known, { label }] of names) {
    if (Math.abs(known.length - said.length) > MAX_DISTANCE) continue;
    const steps = editDistance(said, known);
    if (steps <= allowedDistance(said) && steps < (best?.steps ?? MAX_DISTANCE + 1)) best = { label, steps };
  }
  return best?.label ?? names.get(nameWithin(said, names))?.label;
}

const allowedDistance = (said: string): number => Math.min(MAX_DISTANCE, Math.floor(said.length / 4));

/** A name among the words: "the due date" holds "due date". */
function nameWithin(said: string, names: ReadonlyMap<string, VocabularyName>): string {
  const words = said.split(' ').slice(0, 8);
  for (let length = words.length - 1; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const part = words.slice(from, from + length).join(' ');
      if (names.has(part)) return part;
    }
  }
  return '';
}
