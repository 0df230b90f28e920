import type { BlockStructure } from '../blocks/structure.ts';
import { openValues } from './code-comments.ts';
import { type FoundMark, inlineMarks } from './inline-marks.ts';
import { tableMarks } from './table-marks.ts';
import { unresolvedBlocks } from './unresolved.ts';

/** Marks that stand for what they hold: another one inside them is the same gap. */
const HOLDS_OTHERS: ReadonlySet<string> = new Set(['unresolved-block', 'open-question']);

/** The marks that a document's own words and shape show, in order; those of whole bodies come later. */
export function marksOf(structure: BlockStructure, lines: readonly string[]): readonly FoundMark[] {
  return inOrder([
    ...unresolvedBlocks(structure, lines),
    ...tableMarks(structure, lines),
    ...inlineMarks(structure, lines),
    ...openValues(structure, lines),
  ]);
}

/** Marks by their places, none inside another that stands for it. */
export function inOrder(marks: readonly FoundMark[]): readonly FoundMark[] {
  const sorted = marks.toSorted((a, b) => a.first - b.first || b.last - a.last || rank(a) - rank(b));
  let end = -1;
  return sorted.filter((mark) => {
    if (mark.last <= end) return false;
    if (HOLDS_OTHERS.has(mark.kind)) end = mark.last;
    return true;
  });
}

function rank({ kind }: FoundMark): number {
  return HOLDS_OTHERS.has(kind) ? 0 : 1;
}
