import { type Block, parseBlocks } from './blocks/structure.ts';
import { escapeMarkdown } from './escape.ts';
import { headingsOf } from './headings.ts';
import {
  endOfLine,
  isBlankLine,
  type Lines,
  lineAt,
  lineBreakOf,
  normalizeLineBreaks,
  splitLines,
  textOfLine,
} from './lines.ts';
import { ASSUMED_BLOCK, splitBlocks, writeBlock } from './managed-blocks.ts';
import { readSpec } from './read.ts';
import { type Section, sectionsOf } from './sections.ts';
import { setAsideEdit, type TextEdit } from './set-aside.ts';
import type { ManagedBlock } from './types.ts';

interface FillOptions {
  /** Points whose block is replaced or removed even if it was edited by hand. */
  readonly overwrite?: ReadonlySet<string>;
}

/**
 * Sets the file's managed blocks to exactly `contents` (Markdown by point id). Every byte outside the blocks stays,
 * except that paragraphs which only say that nothing is said are set aside where that is no longer true. A block
 * edited by hand stays too, unless its point is in `overwrite`. Content that would break out of its block (a heading,
 * a fence without end) is written as plain escaped text. Unknown points are ignored.
 */
export function fillSpec(text: string, contents: ReadonlyMap<string, string>, options: FillOptions = {}) {
  const { bare, blocks } = splitBlocks(text);
  // The list at the end follows the facts alone, as the ledger does.
  const handEdited = blocks.filter(
    ({ editedByHand, point }) => editedByHand && point !== ASSUMED_BLOCK && !options.overwrite?.has(point),
  );
  const handEditedPoints = new Set(handEdited.map((block) => block.point));
  const wanted = new Map([...contents].filter(([point]) => !handEditedPoints.has(point)));
  const document = parseBare(bare);
  const inserted = [...insertionsFor(document, wanted), ...handEdited.map(({ offset, raw }) => insertion(offset, raw))];
  const filled = withSetAside(document, inserted, insertionAtEnd(document, wanted.get(ASSUMED_BLOCK)));
  return { text: filled, kept: handEdited.length > 0 ? editedBlocks(filled) : [] };
}

/** The file without its managed blocks, byte for byte, and with what was set aside for them restored. */
export function unfillSpec(text: string): string {
  return splitBlocks(text).bare;
}

function editedBlocks(text: string): readonly ManagedBlock[] {
  return splitBlocks(text)
    .blocks.filter((block) => block.editedByHand)
    .map(({ raw: _raw, offset: _offset, ...block }) => block);
}

type BareDocument = ReturnType<typeof parseBare>;

function parseBare(bare: string) {
  const lines = splitLines(bare);
  const { blocks } = parseBlocks(lines.texts);
  return { bare, lines, blocks, sections: sectionsOf(headingsOf(blocks, lines.texts), lines) };
}

function insertion(offset: number, raw: string): TextEdit {
  return { start: offset, end: offset, replacement: raw };
}

function applyEdits(bare: string, changes: readonly TextEdit[]): string {
  let from = 0;
  const parts = changes
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ start, end, replacement: by }) => {
      const before = bare.slice(from, start);
      from = end;
      return [before, by];
    });
  return [...parts, bare.slice(from)].join('');
}

/** The filled text. What could not be restored after being set aside, because of edits by hand, stays visible. */
function withSetAside(document: BareDocument, inserted: readonly TextEdit[], atEnd: readonly TextEdit[]): string {
  const { bare } = document;
  const aside = setAsideFor(document, inserted);
  const filled = applyEdits(bare, [...aside, ...inserted, ...atEnd]);
  return aside.length === 0 || splitBlocks(filled).bare === bare ? filled : applyEdits(bare, [...inserted, ...atEnd]);
}

/** Paragraphs and lists that only say that nothing is said, in sections that get text. */
function setAsideFor({ bare, lines, blocks, sections }: BareDocument, inserted: readonly TextEdit[]) {
  if (inserted.length === 0) return [];
  const starts = [-1, ...sections.map(({ heading }) => heading.blockFirst)];
  const sectionAt = (line: number) => sections[lineAt(starts, line) - 1];
  const filled = new Set(inserted.map(({ start }) => sectionAt(lineAt(lines.starts, start))?.id));
  const { points } = readSpec(bare, '');
  const unanswered = new Set(points.flatMap(({ id, status }) => (status === 'unanswered' ? [id] : [])));
  return blocks
    .filter(({ first }) => {
      const id = sectionAt(first)?.id ?? '';
      return filled.has(id) && unanswered.has(id);
    })
    .flatMap((block) => setAsideEdit(block, lines, bare) ?? [])
    .filter((aside) => !inserted.some(({ start }) => start > aside.start && start < aside.end));
}

function insertionsFor({ bare, lines, blocks, sections }: BareDocument, contents: ReadonlyMap<string, string>) {
  const lineBreak = lineBreakOf(bare);
  return sections.flatMap((section) => {
    const content = contents.get(section.id);
    if (content === undefined) return [];
    const raw = rawBlock(section.id, content, lineBreak);
    return [insertion(endOfLine(lines, lineBefore(section, blocks, lines)), raw)];
  });
}

/** After everything; nowhere where the file’s last block would swallow it. */
function insertionAtEnd({ bare, lines, blocks }: BareDocument, content: string | undefined): readonly TextEdit[] {
  if (content === undefined || wouldSwallow(blocks.at(-1), lines)) return [];
  let line = lines.texts.length - 1;
  while (line > 0 && isBlankLine(textOfLine(lines, line))) line--;
  return [insertion(endOfLine(lines, line), rawBlock(ASSUMED_BLOCK, content, lineBreakOf(bare)))];
}

function rawBlock(point: string, content: string, lineBreak: string): string {
  return `${lineBreak}${lineBreak}${writeBlock(point, safeContent(content), lineBreak)}`;
}

/** The line after which the block goes: the body's last that is not blank, else the heading's. */
function lineBefore(section: Section, blocks: readonly Block[], lines: Lines): number {
  let line = section.bodyEnd - 1;
  while (line > section.heading.last && isBlankLine(textOfLine(lines, line))) line--;
  return section.bodyEnd >= lines.texts.length && wouldSwallow(blocks.at(-1), lines) ? section.heading.last : line;
}

/** Whether the file's last block, an unclosed fence or comment, would swallow a comment written after it. */
function wouldSwallow(block: Block | undefined, lines: Lines): boolean {
  if (!block) return false;
  const probe = [...lines.texts.slice(block.first), '', '<!-- after -->'];
  const last = parseBlocks(['', ...probe]).blocks.at(-1);
  return last?.type !== 'CommentBlock' || last.first !== probe.length;
}

/** With `\n` line ends, and escaped if as Markdown it would break out of its block or open a section. */
function safeContent(content: string): string {
  const text = normalizeLineBreaks(content).replace(/\p{Surrogate}/gu, '\uFFFD');
  return isContained(text) ? text : escapeMarkdown(text);
}

function isContained(text: string): boolean {
  const lines = writeBlock('x', text, '\n').split('\n');
  // A line of three hyphens could close a front matter that the file only seems to open.
  if (lines.some((line) => /^---[ \t]*$/.test(line))) return false;
  const { blocks } = parseBlocks(lines);
  const [begin, ...inside] = blocks;
  const end = inside.pop();
  return (
    begin?.last === 0 &&
    end?.type === 'CommentBlock' &&
    end.first === lines.length - 1 &&
    inside.every(({ type, first }) => !type.includes('Heading') && !isMarker(type, lines[first]))
  );
}

function isMarker(type: string, line: string | undefined): boolean {
  return type === 'CommentBlock' && (line ?? '').includes('specwalk:decided');
}
