import { closesFence, fenceAt, headingAt, isRuleAt, listMarkerAt, underlineAt } from './block-markers.ts';
import { type Cursor, enterLine, isAtEnd, isIndented, passListMarker, passQuoteMarker } from './line-cursor.ts';
import { type Container, type Leaf, type OpenBlocks, openBlocks } from './open-blocks.ts';
import type { BlockStructure } from './structure.ts';

interface HtmlStart {
  readonly type: 'HTMLBlock' | 'CommentBlock' | 'ProcessingInstructionBlock';
  /** Matches the last line; null: the block ends before the next blank line. */
  readonly end: RegExp | null;
}

interface HtmlRule extends HtmlStart {
  readonly start: RegExp;
}

const TAGS =
  'address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul';

/** The first six kinds of HTML blocks of CommonMark 0.31 (section 4.6), in its order. */
const HTML_RULES: readonly HtmlRule[] = [
  {
    start: /<(?:script|pre|style|textarea)(?:[ \t>]|$)/iy,
    end: /<\/(?:script|pre|style|textarea)>/i,
    type: 'HTMLBlock',
  },
  { start: /<!--/y, end: /-->/, type: 'CommentBlock' },
  { start: /<\?/y, end: /\?>/, type: 'ProcessingInstructionBlock' },
  { start: /<![a-z]/iy, end: />/, type: 'HTMLBlock' },
  { start: /<!\[CDATA\[/y, end: /\]\]>/, type: 'HTMLBlock' },
  { start: new RegExp(`</?(?:${TAGS})(?:[ \\t]|/?>|$)`, 'iy'), end: null, type: 'HTMLBlock' },
];

/** The seventh: any other tag that is alone in its line; it cannot interrupt a paragraph. */
const LONE_TAG: HtmlRule = {
  start:
    /<(?:[a-z][a-z0-9-]*(?:[ \t]+[a-z_:][\w.:-]*(?:[ \t]*=[ \t]*(?:[^ \t"'=<>`]+|'[^']*'|"[^"]*"))?)*[ \t]*\/?|\/[a-z][a-z0-9-]*[ \t]*)>[ \t]*$/iy,
  end: null,
  type: 'HTMLBlock',
};
/** A longer line is never just a tag. */
const MAX_TAG_LINE_LENGTH = 4096;

/** `text` is one line. */
function htmlAt(text: string, at: number, inParagraph: boolean): HtmlStart | null {
  const row = HTML_RULES.find(({ start }) => beginsAt(start, text, at));
  if (row) return row;
  return !inParagraph && text.length <= MAX_TAG_LINE_LENGTH && beginsAt(LONE_TAG.start, text, at) ? LONE_TAG : null;
}

function beginsAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Deeper lists and quotes than this are read as plain lines, which keeps reading linear. */
const MAX_DEPTH = 64;

const QUOTE_SIGN = '>'.charCodeAt(0);
/** Whether a character may begin anything other than a paragraph. */
const BLOCK_STARTERS = new Uint8Array(128);
for (const sign of '>#`~<=-_*+0123456789') BLOCK_STARTERS[sign.charCodeAt(0)] = 1;

/**
 * Reads the blocks of lines by CommonMark 0.31, from a line on, with two exceptions: link definitions are paragraphs,
 * and blocks nested deeper than 64 are plain lines. Linear in the length (decision 002).
 */
export function scanBlocks(lines: readonly string[], from = 0): BlockStructure {
  const open = openBlocks(lines.length);
  const cursor: Cursor = { text: '', at: 0, column: 0, contentColumn: 0 };
  for (let line = from; line < lines.length; line++) {
    enterLine(cursor, lines[line] ?? '');
    readLine(cursor, line, open);
  }
  return open.end();
}

function readLine(cursor: Cursor, line: number, open: OpenBlocks): void {
  const { containers } = open;
  let matchedDepth = 0;
  while (matchedDepth < containers.length && continuesContainer(containers[matchedDepth], cursor, line)) matchedDepth++;
  const isWhole = matchedDepth === containers.length;
  if (isWhole && open.leaf && LEAF_CONTINUATIONS[open.leaf.type]?.(open.leaf, cursor, line, open)) return;
  if (!isAtEnd(cursor)) beginBlocks(cursor, line, matchedDepth, open);
  else if (!isWhole) open.closeTo(matchedDepth);
  else if (open.leaf?.type === 'Paragraph') open.closeLeaf();
}

/** Whether a line continues a container; skips the characters that belong to it. */
function continuesContainer(container: Container | undefined, cursor: Cursor, line: number): boolean {
  switch (container?.kind) {
    case 'item':
      if (isAtEnd(cursor)) return !container.isEmpty;
      if (cursor.column - cursor.contentColumn < container.indent) return false;
      cursor.contentColumn += container.indent;
      return true;
    case 'quote':
      if (isIndented(cursor) || cursor.text.charCodeAt(cursor.at) !== QUOTE_SIGN) return false;
      passQuoteMarker(cursor);
      container.last = line;
      return true;
    default:
      return true;
  }
}

type LeafContinuation = (leaf: Leaf, cursor: Cursor, line: number, open: OpenBlocks) => boolean;

/** Leaves that decide themselves whether a line belongs to them. */
const LEAF_CONTINUATIONS: Readonly<Record<string, LeafContinuation>> = {
  FencedCode: (leaf, cursor, line, open) => {
    leaf.last = line;
    const { text, at } = cursor;
    if (!isIndented(cursor) && closesFence(text, at, leaf.sign, leaf.length)) open.closeLeaf();
    return true;
  },
  CodeBlock: (leaf, cursor, line) => {
    if (isAtEnd(cursor)) return true;
    if (isIndented(cursor)) leaf.last = line;
    return isIndented(cursor);
  },
  HTMLBlock: continueHtml,
  CommentBlock: continueHtml,
  ProcessingInstructionBlock: continueHtml,
};

function continueHtml(leaf: Leaf, cursor: Cursor, line: number, open: OpenBlocks): boolean {
  const { end } = leaf;
  if (end === null && isAtEnd(cursor)) {
    open.closeLeaf();
    return false;
  }
  leaf.last = line;
  if (end?.test(cursor.text)) open.closeLeaf();
  return true;
}

/** Opens the blocks that a line begins, when no open leaf continues with it. */
function beginBlocks(cursor: Cursor, line: number, matchedDepth: number, open: OpenBlocks): void {
  let depth = matchedDepth;
  let paragraph = open.leaf?.type === 'Paragraph' ? open.leaf : null;
  while (mayBeginBlock(cursor, paragraph !== null) && depth < MAX_DEPTH) {
    const isDirect = paragraph !== null && depth === open.containers.length;
    const place = { depth, open, paragraph, isDirect };
    if (beginLeaf(cursor, line, place)) return;
    if (!beginContainer(cursor, line, place)) break;
    if (isAtEnd(cursor)) return;
    depth = open.containers.length;
    paragraph = null;
  }
  if (paragraph) {
    paragraph.last = line;
    return;
  }
  open.closeTo(depth);
  open.openLeaf(leafOf('Paragraph', line, cursor.at));
}

function mayBeginBlock(cursor: Cursor, isLazy: boolean): boolean {
  if (isIndented(cursor)) return !isLazy;
  const code = cursor.text.charCodeAt(cursor.at);
  return code < 128 && BLOCK_STARTERS[code] === 1;
}

interface BlockPlace {
  /** How many open containers continue with the line. */
  readonly depth: number;
  readonly open: OpenBlocks;
  /** The paragraph that the line would continue. */
  readonly paragraph: Leaf | null;
  /** Whether that is directly in the innermost container that continues with the line. */
  readonly isDirect: boolean;
}

function leafOf(type: string, line: number, column: number): Leaf {
  return { type, first: line, last: line, column, sign: 0, length: 0, end: null };
}

/** Begins a leaf other than a paragraph, in CommonMark's order; returns whether there was one. */
function beginLeaf(cursor: Cursor, line: number, place: BlockPlace): boolean {
  const { text, at } = cursor;
  if (isIndented(cursor)) return beginLongLeaf(leafOf('CodeBlock', line, at), place);
  const heading = headingAt(text, at);
  if (heading > 0) return addLineLeaf(leafOf(`ATXHeading${heading}`, line, at), place);
  const fence = fenceAt(text, at);
  if (fence > 0)
    return beginLongLeaf({ ...leafOf('FencedCode', line, at), sign: text.charCodeAt(at), length: fence }, place);
  if (beginHtml(cursor, line, place) || beginSetextHeading(cursor, line, place)) return true;
  return isRuleAt(text, at) && addLineLeaf(leafOf('HorizontalRule', line, at), place);
}

function beginLongLeaf(leaf: Leaf, { open, depth }: BlockPlace): boolean {
  open.closeTo(depth);
  open.openLeaf(leaf);
  return true;
}

function addLineLeaf(leaf: Leaf, place: BlockPlace): boolean {
  beginLongLeaf(leaf, place);
  place.open.closeLeaf();
  return true;
}

function beginHtml({ text, at }: Cursor, line: number, place: BlockPlace): boolean {
  const html = text.charAt(at) === '<' ? htmlAt(text, at, place.paragraph !== null) : null;
  if (!html) return false;
  const leaf = { ...leafOf(html.type, line, at), end: html.end };
  return html.end?.test(text) ? addLineLeaf(leaf, place) : beginLongLeaf(leaf, place);
}

/** An underline makes a heading of the paragraph above it. */
function beginSetextHeading({ text, at }: Cursor, line: number, { open, paragraph, isDirect }: BlockPlace): boolean {
  const depth = paragraph && isDirect ? underlineAt(text, at) : 0;
  if (!paragraph || depth === 0) return false;
  paragraph.type = `SetextHeading${depth}`;
  paragraph.last = line;
  open.closeLeaf();
  return true;
}

/** Returns whether there was one. */
function beginContainer(cursor: Cursor, line: number, place: BlockPlace): boolean {
  const { open, depth } = place;
  const { text, at } = cursor;
  if (text.charCodeAt(at) === QUOTE_SIGN) {
    open.closeTo(depth);
    open.openQuote(line);
    passQuoteMarker(cursor);
    return true;
  }
  const item = listMarkerAt(text, at);
  if (!item || (!item.breaks && place.isDirect)) return false;
  open.closeTo(depth);
  open.openItem(line, item.sign, passListMarker(cursor, item.length));
  return true;
}
