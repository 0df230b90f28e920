import { frontMatterEnd } from '../front-matter.ts';
import { scanBlocks } from './scan-blocks.ts';

/** A block by the name of its kind ("Paragraph", "ATXHeading2", "FencedCode" …); lines are 0-based, inclusive. */
export interface Block {
  readonly type: string;
  readonly first: number;
  readonly last: number;
}

/** A paragraph or heading at any depth outside quotes, code and comments. */
export interface Prose {
  readonly type: string;
  readonly first: number;
  readonly last: number;
  /** Where its text starts in the first line, after the marker of a list item. */
  readonly column: number;
}

/** An item of a list; lines are 0-based, inclusive. */
export interface ListItem {
  readonly first: number;
  readonly last: number;
  /** 1 in a list that is in no other list. */
  readonly depth: number;
}

/** What a line can hold that is not prose of the document. */
export type NonProseKind = 'code' | 'quote' | 'comment';

export interface BlockStructure {
  /** The blocks outside of lists and quotes, in order. */
  readonly blocks: readonly Block[];
  readonly prose: readonly Prose[];
  /** The items of all lists in the order of their first lines, an outer one before those in it. */
  readonly items: readonly ListItem[];
  /** Whether a line holds code, a quote or a comment, inside lists too. */
  readonly asideOf: (line: number) => NonProseKind | undefined;
}

/** Front matter and a byte order mark are skipped. */
export function parseBlocks(lines: readonly string[]): BlockStructure {
  const end = frontMatterEnd(lines);
  if (end > 0) return scanBlocks(lines, end + 1);
  const [first = '', ...rest] = lines[0]?.startsWith('\uFEFF') ? lines : [];
  return scanBlocks(first === '' ? lines : [first.slice(1), ...rest]);
}
