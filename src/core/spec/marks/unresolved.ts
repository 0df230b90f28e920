import type { BlockStructure } from '../blocks/structure.ts';
import type { FoundMark } from './inline-marks.ts';

const OPEN = /<<\[UNRESOLVED\b([^[\]]{0,500})\]>>/;
const CLOSE = /<<\[\/UNRESOLVED\]>>/;
/** How the convention is explained where it comes from: an example, and no mark. */
const EXAMPLE = /^\s*(?:optional\b.*|who|who or what|name|topic|short context)\s*$/i;
/** Lines after which a block that nobody closes ends. */
const LONGEST = 200;

/** Blocks between `<<[UNRESOLVED who]>>` and `<<[/UNRESOLVED]>>`, in prose and in code, where they are often fenced. */
export function unresolvedBlocks(structure: BlockStructure, lines: readonly string[]): readonly FoundMark[] {
  const found: FoundMark[] = [];
  for (let line = 0; line < lines.length; line++) {
    const text = lines[line] ?? '';
    const open = text.includes('<<[') ? OPEN.exec(text) : null;
    const aside = structure.asideOf(line);
    if (!open || aside === 'comment' || aside === 'quote') continue;
    const last = closingLine(lines, line);
    if (!EXAMPLE.test(open[1] ?? '')) found.push(blockMark(lines, line, last, open));
    line = last;
  }
  return found;
}

/** The line that closes the block; its first line where none does. */
function closingLine(lines: readonly string[], first: number): number {
  const end = Math.min(lines.length, first + LONGEST);
  for (let line = first; line < end; line++) {
    if (CLOSE.test(lines[line] ?? '')) return line;
    if (line > first && OPEN.test(lines[line] ?? '')) break;
  }
  return first;
}

function blockMark(lines: readonly string[], first: number, last: number, open: RegExpExecArray): FoundMark {
  const who = (open[1] ?? '').trim();
  const inside = lines
    .slice(first, last + 1)
    .join(' ')
    .replace(OPEN, '')
    .replace(CLOSE, '')
    .replace(/\s+/g, ' ')
    .trim();
  const owner = /^@[\w-]+/.exec(who)?.[0].slice(1);
  return {
    first,
    last,
    kind: 'unresolved-block',
    text: inside || who || 'UNRESOLVED',
    ...(owner ? { owner } : {}),
  };
}
