import { isLinkDefinition } from './headings.ts';
import { isBlank } from './lines.ts';
import type { Block, BlockStructure } from './parse-blocks.ts';
import { plainText, withoutComments } from './plain-text.ts';
import { cellsOf, tableHeader } from './tables.ts';

/** What a body says, one paragraph, list item or table cell at a time; comments, quotes and rules say nothing. */
type Statement = { readonly says: 'text'; readonly text: string } | { readonly says: 'code' };

interface Source {
  readonly lines: readonly string[];
  readonly structure: BlockStructure;
}

type Reader = (block: Block, source: Source) => Iterable<Statement>;

/** Longer texts than this say something; there is no need to look closer. */
const LONGEST = 2000;

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
};

/** The statements of a body's blocks, read as they are asked for. */
export function* statementsOf(blocks: readonly Block[], source: Source): Generator<Statement> {
  for (const block of blocks) {
    const reader = READERS[block.type];
    if (reader) yield* reader(block, source);
  }
}

function* textStatement(markdown: string): Generator<Statement> {
  const text = markdown.length > LONGEST ? markdown.slice(0, LONGEST) : plainText(markdown);
  if (text !== '') yield { says: 'text', text };
}

function* ofParagraph(block: Block, { lines }: Source): Generator<Statement> {
  const own = lines.slice(block.first, block.last + 1).filter((line) => !isLinkDefinition(line));
  const header = tableHeader(own);
  yield* textStatement(own.slice(0, header < 0 ? own.length : header).join('\n'));
  if (header < 0) return;
  for (const row of own.slice(header + 2)) for (const cell of cellsOf(row)) yield* textStatement(cell);
}

const LIST_SIGNS = /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])(?:[ \t]+|$))+(?:\[[ xX]\][ \t]+)?/;

function* ofList(block: Block, { lines, structure }: Source): Generator<Statement> {
  let item: string[] = [];
  for (let index = block.first; index <= block.last; index++) {
    const line = lines[index] ?? '';
    const aside = structure.asides.get(index);
    if (aside === 'code' && !isBlank(line) && !isFence(line)) yield { says: 'code' };
    if (aside) continue;
    if (isBlank(line) || LIST_SIGNS.test(line)) {
      yield* textStatement(item.join('\n'));
      item = [];
    }
    item.push(line.replace(LIST_SIGNS, ''));
  }
  yield* textStatement(item.join('\n'));
}

function* ofCode(block: Block, { lines }: Source): Generator<Statement> {
  for (let index = block.first; index <= block.last; index++) {
    const line = lines[index] ?? '';
    if (!isBlank(line) && !isFence(line)) yield { says: 'code' };
  }
}

function isFence(line: string): boolean {
  return /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(?:```|~~~)/.test(line);
}

function* ofHtml(block: Block, { lines }: Source): Generator<Statement> {
  const html = withoutComments(lines.slice(block.first, block.last + 1).join('\n'));
  if (/<(?:img|svg|video|audio|iframe|object|embed|input|select)\b/i.test(html)) yield { says: 'code' };
  yield* textStatement(html);
}
