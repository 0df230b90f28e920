import type { Block } from './blocks/structure.ts';
import { endOfLine, type Lines } from './lines.ts';
import { saysOnlyNothing } from './mood/says-nothing.ts';

export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

export const SET_ASIDE_PREFIX = 'specwalk:set-aside ';
const SET_ASIDE_COMMENT = /^( {0,3})<!-- specwalk:set-aside ((?:(?!<!--|-->)[\s\S])+) -->/;

/** Puts a paragraph or a list that only says that nothing is said into a comment; null for any other block (decision 017). */
export function setAsideEdit(block: Block, lines: Lines, text: string): TextEdit | null {
  if (!/^(?:Paragraph|BulletList|OrderedList)$/.test(block.type)) return null;
  const start = lines.starts[block.first] ?? 0;
  const end = endOfLine(lines, block.last);
  const paragraph = text.slice(start, end);
  if (!saysOnlyNothing(paragraph)) return null;
  return { start, end, replacement: paragraph.replace(/^( *)([\s\S]*)$/, `$1<!-- ${SET_ASIDE_PREFIX}$2 -->`) };
}

/** Restores what was set aside, as its comment reads now; what was typed after the comment stays after it. */
export function restoreEdit(block: Block, lines: Lines, text: string): TextEdit | null {
  if (block.type !== 'CommentBlock') return null;
  const start = lines.starts[block.first] ?? 0;
  const found = SET_ASIDE_COMMENT.exec(text.slice(start, endOfLine(lines, block.last)));
  if (!found) return null;
  const [comment, indent = '', own = ''] = found;
  return { start, end: start + comment.length, replacement: indent + own };
}
