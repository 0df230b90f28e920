import { folded } from '../shapes/folded.ts';
import type { Name } from './types.ts';

const FURTHEST = 2;

/** The known words that were probably meant: one letter off for every four, at most two. */
export function nearest(words: string, names: ReadonlyMap<string, Name>): string | undefined {
  const said = folded(words).slice(0, 80);
  let best: { readonly label: string; readonly steps: number } | undefined;
  for (const [known, { label }] of names) {
    if (Math.abs(known.length - said.length) > FURTHEST) continue;
    const steps = distance(said, known);
    if (steps <= allowed(said) && steps < (best?.steps ?? FURTHEST + 1)) best = { label, steps };
  }
  return best?.label ?? names.get(containedIn(said, names))?.label;
}

const allowed = (said: string): number => Math.min(FURTHEST, Math.floor(said.length / 4));

/** Whether two names differ by one letter, as after a slip; “Level 1” and “Level 2” do not. */
export function isSlip(one: string, other: string): boolean {
  const [a, b] = [folded(one), folded(other)];
  return Math.abs(a.length - b.length) <= 1 && digitsIn(a) === digitsIn(b) && distance(a, b) === 1;
}

function digitsIn(words: string): string {
  return words.replace(/\D/gu, '');
}

/** A name among the words: "the due date" holds "due date". */
function containedIn(said: string, names: ReadonlyMap<string, Name>): string {
  const words = said.split(' ').slice(0, 8);
  for (let length = words.length - 1; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const part = words.slice(from, from + length).join(' ');
      if (names.has(part)) return part;
    }
  }
  return '';
}

/** Letters to add, drop or change to make one of the other. */
function distance(one: string, other: string): number {
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
