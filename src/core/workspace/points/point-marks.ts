import { groupBy } from '../../base/group-by.ts';
import { memoizeByObject } from '../../base/memoize.ts';
import { beginningOf } from '../../english/short-name.ts';
import type { Mark, MarkKind, Point, UnansweredReason } from '../../spec/types.ts';

/** In a section that says nothing: the kinds of marks that are each asked about, by why it says nothing. */
const ASKED_MARK_KINDS: Readonly<Record<UnansweredReason, readonly MarkKind[]>> = {
  empty: [],
  open: ['open-question', 'needs-clarification', 'unresolved-block'],
  // A question among instructions is the template's.
  instructions: ['needs-clarification', 'unresolved-block'],
  template: ['needs-clarification', 'unresolved-block'],
};

export const marksByPoint = memoizeByObject((marks: readonly Mark[]) => groupBy(marks, ({ point }) => point));

/** The marks of a section that get a question each. Empty: the section gets one question as a whole. */
export function marksToAsk({ id, status, unsaid }: Point, marks: readonly Mark[]): readonly Mark[] {
  const own = marksByPoint(marks).get(id) ?? [];
  if (status === 'partial') return own;
  return unsaid ? own.filter(({ kind }) => ASKED_MARK_KINDS[unsaid].includes(kind)) : [];
}

const MAX_LENGTH = 1_000;

/** A mark’s text as a question keeps it: on one line, and of limited length. */
export function markWords(text: string): string {
  return beginningOf(text, MAX_LENGTH);
}

/** The ids of the points that marks are in, by the words of the mark. */
export const pointsByMark = memoizeByObject(
  (marks: readonly Mark[]): ReadonlyMap<string, ReadonlySet<string | null>> =>
    new Map(
      [...groupBy(marks, ({ text }) => markWords(text))].map(([words, all]) => [
        words,
        new Set(all.map(({ point }) => point)),
      ]),
    ),
);
