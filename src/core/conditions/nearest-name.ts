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

/** Whether two names differ by one mistyped letter; “Level 1” and “Level 2” do not. */
export function isTypo(one: string, other: string): boolean {
  const [a, b] = [foldCase(one), foldCase(other)];
  return Math.abs(a.length - b.length) <= 1 && digitsIn(a) === digitsIn(b) && editDistance(a, b) === 1;
}

function digitsIn(words: string): string {
  return words.replace(/\D/gu, '');
}

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

/** Letters to add, drop or change to turn one text into the other (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to += 1) {
      const changed = (row[to] ?? 0) + Number(one[at] !== other[to]);
      next.push(Math.min(changed, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
