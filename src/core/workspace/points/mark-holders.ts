import { grouped } from '../../base/grouped.ts';
import { memoizeByObject } from '../../base/memoize.ts';
import { beginningOf } from '../../english/short-name.ts';
import type { Mark } from '../../spec/types.ts';

const LONGEST = 1_000;

/** A mark’s text as a question keeps it: on one line, and of limited length. */
export function markWords(text: string): string {
  return beginningOf(text, LONGEST);
}

/** The ids of the points that marks are in, by the words of the mark. */
export const markHolders = memoizeByObject(
  (marks: readonly Mark[]): ReadonlyMap<string, ReadonlySet<string | null>> =>
    new Map(
      [...grouped(marks, ({ text }) => markWords(text))].map(([words, all]) => [
        words,
        new Set(all.map(({ point }) => point)),
      ]),
    ),
);
