import type { Block, BlockStructure } from './blocks/structure.ts';
import { isLinkDefinition } from './headings.ts';
import { isBlankLine } from './lines.ts';
import { withoutComments } from './plain-text.ts';
import { cellsOf, tableHeader } from './tables.ts';

/** A statement of a body: a paragraph, a list item or a table cell; comments, short quotes and rules say nothing. */
export type Statement = TextStatement | { readonly says: 'code' };

export interface TextStatement {
  readonly says: 'text';
  /** Markdown as written, without the marker of a list item. */
  readonly text: string;
  /** 0-based. */
  readonly first: number;
  readonly in: 'paragraph' | 'item' | 'cell';
  /** The state of an item's checkbox. */
  readonly box?: 'open' | 'ticked';
  readonly nested?: boolean;
  /** Whether an item without words is right below this one. */
  readonly hollow?: boolean;
}

interface BlockSource {
  readonly lines: readonly string[];
  readonly structure: BlockStructure;
}

/** Appends the statements of a block to `statements`. */
type BlockReader = (block: Block, source: BlockSource, statements: Statement[]) => void;

const READERS: Readonly<Record<string, BlockReader>> = {
  Paragraph: readParagraph,
  SetextHeading1: readParagraph,
  SetextHeading2: readParagraph,
  BulletList: readList,
  OrderedList: readList,
  FencedCode: readCode,
  CodeBlock: readCode,
  HTMLBlock: readHtml,
  CommentBlock: readHtml,
  Blockquote: readQuote,
};

export function statementsOf(blocks: readonly Block[], source: BlockSource): readonly Statement[] {
  const statements: Statement[] = [];
  for (const block of blocks) READERS[block.type]?.(block, source, statements);
  if (statements.length === 0)
    for (const block of blocks)
      if (block.type === 'Blockquote') readQuote(block, source, statements, MIN_LONE_QUOTE_WORDS);
  return statements;
}

function addText(text: string, place: TextPlace, statements: Statement[]): void {
  const trimmed = text.trim();
  if (trimmed !== '') statements.push({ says: 'text', text: trimmed, ...place });
}

type TextPlace = Omit<TextStatement, 'says' | 'text'>;

function readParagraph(block: Block, { lines }: BlockSource, statements: Statement[]): void {
  const { first, last } = block;
  if (first === last) {
    const line = lines[first] ?? '';
    if (!isLinkDefinition(line)) addText(line, { first, in: 'paragraph' }, statements);
    return;
  }
  const own = lines.slice(first, last + 1);
  const header = tableHeader(own);
  const words = (header < 0 ? own : own.slice(0, header)).filter((line) => !isLinkDefinition(line));
  addText(words.join('\n'), { first, in: 'paragraph' }, statements);
  if (header < 0) return;
  for (const [index, row] of own.slice(header + 2).entries()) {
    for (const cell of cellsOf(row)) addText(cell, { first: first + header + 2 + index, in: 'cell' }, statements);
  }
}

/** The limit is the depth to which blocks are read; without one the regular expression could overflow. */
const LIST_MARKERS = /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])(?:[ \t]+|$)){1,64}(?:\[([ xX])\](?:[ \t]+|$))?/;

function readList(block: Block, { lines, structure }: BlockSource, statements: Statement[]): void {
  const indent = indentOf(lines[block.first] ?? '');
  let item = '';
  let place: TextPlace = { first: block.first, in: 'item' };
  for (let index = block.first; index <= block.last; index++) {
    const line = lines[index] ?? '';
    const nonProse = structure.asideOf(index);
    if (nonProse === 'code' && !isBlankLine(line) && !isFence(line)) statements.push({ says: 'code' });
    if (nonProse) continue;
    const marker = LIST_MARKERS.exec(line);
    if (marker || isBlankLine(line)) {
      addText(item, place, statements);
      item = marker ? line.slice(marker[0].length) : '';
      place = placeOf(index, line, marker, indent);
      if (marker && item === '' && place.nested) markHollow(statements, block.first);
    } else item = item === '' ? line : `${item}\n${line}`;
  }
  addText(item, place, statements);
}

/** Notes that the last item has an empty one below it. */
function markHollow(statements: Statement[], first: number): void {
  const above = statements.at(-1);
  if (above?.says === 'text' && above.first >= first && !above.nested)
    statements[statements.length - 1] = { ...above, hollow: true };
}

function placeOf(first: number, line: string, marker: RegExpExecArray | null, indent: number): TextPlace {
  return {
    first: isBlankLine(line) ? first + 1 : first,
    in: 'item',
    ...(marker?.[1] === undefined ? {} : { box: marker[1] === ' ' ? 'open' : 'ticked' }),
    ...(marker && indentOf(line) > indent + 1 ? { nested: true } : {}),
  };
}

function indentOf(line: string): number {
  return (/^[ \t]*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;
}

/** Code says something, except code that is only comments, which is read as ordinary text. */
function readCode(block: Block, { lines }: BlockSource, statements: Statement[]): void {
  const own = lines.slice(block.first, block.last + 1).filter((line) => !isBlankLine(line) && !isFence(line));
  if (own.length === 0) return;
  if (!own.every((line) => COMMENT.test(line))) statements.push({ says: 'code' });
  else
    addText(
      own.map((line) => line.replace(COMMENT, '')).join('\n'),
      { first: block.first, in: 'paragraph' },
      statements,
    );
}

const COMMENT = /^[ \t]*(?:\/\/|#(?![!#\w])|--|;|\/\*+|\*\/?)[ \t]?/;

/** A quotation with this many words, or with a list, counts as a statement (decision 005) … */
const MIN_QUOTE_WORDS = 40;
/** … and in a section of only quotations, one with this many. */
const MIN_LONE_QUOTE_WORDS = 15;

function readQuote(block: Block, { lines }: BlockSource, statements: Statement[], minWords = MIN_QUOTE_WORDS): void {
  const own = lines.slice(block.first, block.last + 1).map((line) => line.replace(/^(?:[ \t]*>){1,64}[ \t]?/, ''));
  const isAlert = /^\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/i.test(own[0] ?? '');
  const words = own.join(' ').split(/\s+/).length;
  if (!isAlert && words < minWords && !own.some((line) => LIST_MARKERS.test(line))) return;
  const text = own.slice(isAlert ? 1 : 0).join('\n');
  for (const part of text.split(/\n(?=[ \t]*(?:\n|[-+*] |\d{1,9}[.)] ))/))
    addText(part.replace(LIST_MARKERS, ''), { first: block.first, in: 'paragraph' }, statements);
}

function isFence(line: string): boolean {
  return /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+){0,64}(?:```|~~~)/.test(line);
}

function readHtml(block: Block, { lines }: BlockSource, statements: Statement[]): void {
  const html = withoutComments(lines.slice(block.first, block.last + 1).join('\n'));
  if (/<(?:img|svg|video|audio|iframe|object|embed|input|select)\b/i.test(html)) statements.push({ says: 'code' });
  addText(html, { first: block.first, in: 'paragraph' }, statements);
}
