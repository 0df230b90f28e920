import { grouped } from '../grouped.ts';
import { oncePer } from '../remembered.ts';
import type { Mark, MarkKind, Point } from '../spec/types.ts';

/** Marks that say in their own words what is open. */
const IN_OWN_WORDS: ReadonlySet<MarkKind> = new Set([
  'open-question',
  'needs-clarification',
  'unresolved-block',
]);

export const marksByPoint = oncePer((marks: readonly Mark[]) => grouped(marks, ({ point }) => point));

/**
 * The marks by which a section is asked about: all of a text that says the rest, and those that say what is open though
 * nothing else stands there. None: it is one gap.
 */
export function marksAsked({ id, status, unsaid }: Point, marks: readonly Mark[]): readonly Mark[] {
  const own = marksByPoint(marks).get(id) ?? [];
  if (status === 'partial') return own;
  return unsaid === 'open' ? own.filter(({ kind }) => IN_OWN_WORDS.has(kind)) : [];
}
