import type { Block, BlockStructure } from './blocks/structure.ts';
import { isLinkDefinition } from './headings.ts';
import { isBlank } from './lines.ts';
import { withoutComments } from './plain-text.ts';
import { cellsOf, tableHeader } from './tables.ts';

/** What a body says, by paragraph, list item or table cell; comments, short quotes and rules say nothing. */
export type Statement = TextStatement | { readonly says: 'code' };

export interface TextStatement {
  readonly says: 'text';
  /** Markdown as written, without the marker of a list item. */
  readonly text: string;
  /** 0-based. */
  readonly first: number;
  readonly in: 'paragraph' | 'item' | 'cell';
  /** The checkbox of an item that has one. */
  readonly box?: 'open' | 'ticked';
  readonly nested?: boolean;
  /** Whether an item without a word is right below this one. */
  readonly hollow?: boolean;
}

interface Source {
  readonly lines: readonly string[];
  readonly structure: BlockStructure;
}

/** Appends what a block says to `said`. */
type Reader = (block: Block, source: Source, said: Statement[]) => void;

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

export function statementsOf(blocks: readonly Block[], source: Source): readonly Statement[] {
  const said: Statement[] = [];
  for (const block of blocks) READERS[block.type]?.(block, source, said);
  if (said.length === 0)
    for (const block of blocks) if (block.type === 'Blockquote') ofQuote(block, source, said, LONG_ALONE);
  return said;
}

function say(text: string, place: Place, said: Statement[]): void {
  const trimmed = text.trim();
  if (trimmed !== '') said.push({ says: 'text', text: trimmed, ...place });
}

type Place = Omit<TextStatement, 'says' | 'text'>;

function ofParagraph(block: Block, { lines }: Source, said: Statement[]): void {
  const { first, last } = block;
  if (first === last) {
    const line = lines[first] ?? '';
    if (!isLinkDefinition(line)) say(line, { first, in: 'paragraph' }, said);
    return;
  }
  const own = lines.slice(first, last + 1);
  const header = tableHeader(own);
  const words = (header < 0 ? own : own.slice(0, header)).filter((line) => !isLinkDefinition(line));
  say(words.join('\n'), { first, in: 'paragraph' }, said);
  if (header < 0) return;
  for (const [index, row] of own.slice(header + 2).entries()) {
    for (const cell of cellsOf(row)) say(cell, { first: first + header + 2 + index, in: 'cell' }, said);
  }
}

/** As deep as blocks are read; without a limit it would be too much for a regular expression. */
const LIST_SIGNS = /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])(?:[ \t]+|$)){1,64}(?:\[([ xX])\](?:[ \t]+|$))?/;

function ofList(block: Block, { lines, structure }: Source, said: Statement[]): void {
  const indent = indentOf(lines[block.first] ?? '');
  let item = '';
  let place: Place = { first: block.first, in: 'item' };
  for (let index = block.first; index <= block.last; index++) {
    const line = lines[index] ?? '';
    const aside = structure.asideOf(index);
    if (aside === 'code' && !isBlank(line) && !isFence(line)) said.push({ says: 'code' });
    if (aside) continue;
    const sign = LIST_SIGNS.exec(line);
    if (sign || isBlank(line)) {
      say(item, place, said);
      item = sign ? line.slice(sign[0].length) : '';
      place = placeOf(index, line, sign, indent);
      if (sign && item === '' && place.nested) hollowOut(said, block.first);
    } else item = item === '' ? line : `${item}\n${line}`;
  }
  say(item, place, said);
}

/** Notes that the last item has an empty one below it. */
function hollowOut(said: Statement[], first: number): void {
  const above = said.at(-1);
  if (above?.says === 'text' && above.first >= first && !above.nested)
    said[said.length - 1] = { ...above, hollow: true };
}

function placeOf(first: number, line: string, sign: RegExpExecArray | null, indent: number): Place {
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

/** Code says something, except code that is only comments: these are words like others. */
function ofCode(block: Block, { lines }: Source, said: Statement[]): void {
  const own = lines.slice(block.first, block.last + 1).filter((line) => !isBlank(line) && !isFence(line));
  if (own.length === 0) return;
  if (!own.every((line) => COMMENT.test(line))) said.push({ says: 'code' });
  else say(own.map((line) => line.replace(COMMENT, '')).join('\n'), { first: block.first, in: 'paragraph' }, said);
}

const COMMENT = /^[ \t]*(?:\/\/|#(?![!#\w])|--|;|\/\*+|\*\/?)[ \t]?/;

/** A quotation of so many words, or with a list, is more than something said in passing (decision 005). */
const LONG_QUOTE = 40;
/** … and in a section with only quotations, so many. */
const LONG_ALONE = 15;

function ofQuote(block: Block, { lines }: Source, said: Statement[], long = LONG_QUOTE): void {
  const own = lines.slice(block.first, block.last + 1).map((line) => line.replace(/^(?:[ \t]*>){1,64}[ \t]?/, ''));
  const isAlert = /^\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/i.test(own[0] ?? '');
  const words = own.join(' ').split(/\s+/).length;
  if (!isAlert && words < long && !own.some((line) => LIST_SIGNS.test(line))) return;
  const text = own.slice(isAlert ? 1 : 0).join('\n');
  for (const part of text.split(/\n(?=[ \t]*(?:\n|[-+*] |\d{1,9}[.)] ))/))
    say(part.replace(LIST_SIGNS, ''), { first: block.first, in: 'paragraph' }, said);
}

function isFence(line: string): boolean {
  return /^[ \t]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+){0,64}(?:```|~~~)/.test(line);
}

function ofHtml(block: Block, { lines }: Source, said: Statement[]): void {
  const html = withoutComments(lines.slice(block.first, block.last + 1).join('\n'));
  if (/<(?:img|svg|video|audio|iframe|object|embed|input|select)\b/i.test(html)) said.push({ says: 'code' });
  say(html, { first: block.first, in: 'paragraph' }, said);
}
