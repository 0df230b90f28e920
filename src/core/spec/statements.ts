import { isLinkDefinition } from './headings.ts';
import { isBlank } from './lines.ts';
import type { Block, BlockStructure } from './parse-blocks.ts';
import { withoutComments } from './plain-text.ts';
import { cellsOf, tableHeader } from './tables.ts';

/** What a body says, one paragraph, list item or table cell at a time; comments, short quotes and rules say nothing. */
export type Statement = TextStatement | { readonly says: 'code' };

export interface TextStatement {
  readonly says: 'text';
  /** Markdown as written, without the sign of a list item. */
  readonly text: string;
  /** 0-based. */
  readonly first: number;
  readonly in: 'paragraph' | 'item' | 'cell';
  /** The box of an item that has one. */
  readonly box?: 'open' | 'ticked';
  /** Whether the item stands in another one. */
  readonly nested?: boolean;
}

interface Source {
  readonly lines: readonly string[];
  readonly structure: BlockStructure;
}

type Reader = (block: Block, source: Source) => Iterable<Statement>;

const READERS: Readonly<Record<string, Reader>> = {
  Paragraph: ofParagraph,
  SetextHeading1: ofParagraph,
  SetextHeading2: ofParagraph,
  BulletList: ofList,
  OrderedList: ofList,
  FencedCode: ofCode,
  CodeBlock: ofCode,
  HTMLBlock: ofHtml,
  CommentBlock: ofHtml,
  Blockquote: ofQuote,
};

/** The statements of a body's blocks, read as they are asked for. */
export function* statementsOf(blocks: readonly Block[], source: Source): Generator<Statement> {
  for (const block of blocks) {
    const reader = READERS[block.type];
    if (reader) yield* reader(block, source);
  }
}

function* textStatement(text: string, place: Omit<TextStatement, 'says' | 'text'>): Generator<Statement> {
  const trimmed = text.trim();
  if (trimmed !== '') yield { says: 'text', text: trimmed, ...place };
}

function* ofParagraph(block: Block, { lines }: Source): Generator<Statement> {
  const own = lines.slice(block.first, block.last + 1);
  const header = tableHeader(own);
  const words = (header < 0 ? own : own.slice(0, header)).filter((line) => !isLinkDefinition(line));
  yield* textStatement(words.join('\n'), { first: block.first, in: 'paragraph' });
  if (header < 0) return;
  for (const [index, row] of own.slice(header + 2).entries()) {
    const first = block.first + header + 2 + index;
    for (const cell of cellsOf(row)) yield* textStatement(cell, { first, in: 'cell' });
  }
}

const LIST_SIGNS = /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])(?:[ \t]+|$))+(?:\[([ xX])\](?:[ \t]+|$))?/;

function* ofList(block: Block, { lines, structure }: Source): Generator<Statement> {
  const indent = indentOf(lines[block.first] ?? '');
  let item: string[] = [];
  let place: Omit<TextStatement, 'says' | 'text'> = { first: block.first, in: 'item' };
  for (let index = block.first; index <= block.last; index++) {
    const line = lines[index] ?? '';
    const aside = structure.asideOf(index);
    if (aside === 'code' && !isBlank(line) && !isFence(line)) yield { says: 'code' };
    if (aside) continue;
    const sign = LIST_SIGNS.exec(line);
    if (isBlank(line) || sign) {
      yield* textStatement(item.join('\n'), place);
      item = [];
      place = placeOf(index, line, sign, indent);
    }
    item.push(sign ? line.slice(sign[0].length) : line);
  }
  yield* textStatement(item.join('\n'), place);
}

function placeOf(
  first: number,
  line: string,
  sign: RegExpExecArray | null,
  indent: number,
): Omit<TextStatement, 'says' | 'text'> {
  return {
    first: isBlank(line) ? first + 1 : first,
    in: 'item',
    ...(sign?.[1] === undefined ? {} : { box: sign[1] === ' ' ? 'open' : 'ticked' }),
    ...(sign && indentOf(line) > indent + 1 ? { nested: true } : {}),
  };
}

function indentOf(line: string): number {
  return (/^[ \t]*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;
}

/** Code says something, but for code that is nothing but comments: these are words like others. */
function* ofCode(block: Block, { lines }: Source): Generator<Statement> {
  const own = lines.slice(block.first, block.last + 1).filter((line) => !isBlank(line) && !isFence(line));
  if (own.length === 0) return;
  if (!own.every((line) => COMMENT.test(line))) yield { says: 'code' };
  else {
    const words = own.map((line) => line.replace(COMMENT, '')).join('\n');
    yield* textStatement(words, { first: block.first, in: 'paragraph' });
  }
}

const COMMENT = /^[ \t]*(?:\/\/|#(?![!#\w])|--|;|\/\*+|\*\/?)[ \t]?/;

/** A quotation of so many words, or one that lists, is more than what somebody said in passing (decision 005). */
const LONG_QUOTE = 40;

function* ofQuote(block: Block, { lines }: Source): Generator<Statement> {
  const own = lines.slice(block.first, block.last + 1).map((line) => line.replace(/^(?:[ \t]*>)+[ \t]?/, ''));
  const isAlert = /^\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/i.test(own[0] ?? '');
  const words = own.join(' ').split(/\s+/).length;
  if (!isAlert && words < LONG_QUOTE && !own.some((line) => LIST_SIGNS.test(line))) return;
  for (const text of own
    .slice(isAlert ? 1 : 0)
    .join('\n')
    .split(/\n(?=[ \t]*(?:\n|[-+*] |\d{1,9}[.)] ))/))
    yield* textStatement(text.replace(LIST_SIGNS, ''), { first: block.first, in: 'paragraph' });
}

function isFence(line: string): boolean {
  return /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(?:```|~~~)/.test(line);
}

function* ofHtml(block: Block, { lines }: Source): Generator<Statement> {
  const html = withoutComments(lines.slice(block.first, block.last + 1).join('\n'));
  if (/<(?:img|svg|video|audio|iframe|object|embed|input|select)\b/i.test(html)) yield { says: 'code' };
  yield* textStatement(html, { first: block.first, in: 'paragraph' });
}
