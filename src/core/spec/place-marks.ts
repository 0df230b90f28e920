import { splitLines } from './lines.ts';
import type { Mark, MarkKind } from './types.ts';

/** A mark with the place of its words in the text of its section. */
export interface PlacedMark {
  readonly from: number;
  readonly to: number;
  readonly mark: Mark;
}

/** Marks that are what their lines say as a whole, not a few words in them. */
const WHOLE_LINES: ReadonlySet<MarkKind> = new Set(['open-question', 'unresolved-block', 'empty-cell']);
/** What comes before the words of a line: quotes, the marker of an item, its box. */
const LINE_START = /^(?:[ \t]*>)*[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?)?/;

/** Where the marks of a section are in its text, in order, none over another; a mark in the title has no place. */
export function placeMarks(text: string, marks: readonly Mark[]): readonly PlacedMark[] {
  const lines = splitLines(text);
  const placed: PlacedMark[] = [];
  for (const mark of marks) {
    const first = mark.textLine ?? lines.texts.length;
    const last = Math.min(first + mark.endLine - mark.line, lines.texts.length - 1);
    if (first > last) continue;
    const start = lines.starts[first] ?? 0;
    const whole = {
      from: start + (LINE_START.exec(lines.texts[first] ?? '')?.[0].length ?? 0),
      to: (lines.starts[last] ?? 0) + (lines.texts[last] ?? '').trimEnd().length,
    };
    const after = Math.max(whole.from, placed.at(-1)?.to ?? 0);
    const words = WHOLE_LINES.has(mark.kind) ? null : wordsIn(text, after, whole.to, mark.text);
    const place = words ?? whole;
    if (place.from >= after && place.from < place.to) placed.push({ ...place, mark });
  }
  return placed;
}

function wordsIn(text: string, from: number, to: number, words: string) {
  const pattern = words
    .split(' ')
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+');
  const found = new RegExp(pattern).exec(text.slice(from, to));
  return found && { from: from + found.index, to: from + found.index + found[0].length };
}
