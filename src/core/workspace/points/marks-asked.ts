import { grouped } from '../../base/grouped.ts';
import { memoizeByObject } from '../../base/memoize.ts';
import type { Mark, MarkKind, Point, Unsaid } from '../../spec/types.ts';

/** Marks that say in their own words what is open, by why their section says nothing else. */
const IN_OWN_WORDS: Readonly<Record<Unsaid, readonly MarkKind[]>> = {
  empty: [],
  open: ['open-question', 'needs-clarification', 'unresolved-block'],
  // A question among instructions is the template's.
  instructions: ['needs-clarification', 'unresolved-block'],
  template: ['needs-clarification', 'unresolved-block'],
};

export const marksByPoint = memoizeByObject((marks: readonly Mark[]) => grouped(marks, ({ point }) => point));

/** The marks by which a section is asked about. Empty: it is one gap. */
export function marksAsked({ id, status, unsaid }: Point, marks: readonly Mark[]): readonly Mark[] {
  const own = marksByPoint(marks).get(id) ?? [];
  if (status === 'partial') return own;
  return unsaid ? own.filter(({ kind }) => IN_OWN_WORDS[unsaid].includes(kind)) : [];
}
