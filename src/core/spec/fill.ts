import { parseBlocks } from './blocks/parse-blocks.ts';
import type { Block } from './blocks/structure.ts';
import { escapeMarkdown } from './escape.ts';
import { headingsOf } from './headings.ts';
import {
  endOfLine,
  isBlank,
  type Lines,
  lineBreakOf,
  splitLines,
  textOfLine,
  withNewlines,
} from './lines.ts';
import { splitBlocks, writeBlock } from './managed-blocks.ts';
import { type Section, sectionsOf } from './sections.ts';
import type { ManagedBlock } from './types.ts';

interface FilledSpec {
  readonly text: string;
  /** Blocks edited by hand: they stay as they are, with their lines in the new text. */
  readonly kept: readonly ManagedBlock[];
}

interface FillOptions {
  /** Points whose block is replaced or removed even if it was edited by hand. */
  readonly overwrite?: ReadonlySet<string>;
}

interface Insertion {
  readonly offset: number;
  readonly raw: string;
}

/**
 * Brings the file's managed blocks to exactly `contents` (Markdown by point id). Every byte outside the blocks
 * stays. A block edited by hand stays too, unless its point is in `overwrite`. Content that would not stay within
 * its block (a heading, a fence without end) is written as plain escaped text. Unknown points are ignored.
 */
export function fillSpec(
  text: string,
  contents: ReadonlyMap<string, string>,
  options: FillOptions = {},
): FilledSpec {
  const { bare, blocks } = splitBlocks(text);
  const kept = blocks.filter((block) => block.editedByHand && !options.overwrite?.has(block.point));
  const keptPoints = new Set(kept.map((block) => block.point));
  const wanted = new Map([...contents].filter(([point]) => !keptPoints.has(point)));
  const filled = insertAll(bare, [...insertionsFor(bare, wanted), ...kept]);
  return { text: filled, kept: kept.length > 0 ? editedBlocks(filled) : [] };
}

/** The file without its managed blocks, byte for byte as it was before they came. */
export function unfillSpec(text: string): string {
  return splitBlocks(text).bare;
}

function editedBlocks(text: string): readonly ManagedBlock[] {
  return splitBlocks(text)
    .blocks.filter((block) => block.editedByHand)
    .map(({ raw: _raw, offset: _offset, ...block }) => block);
}

function insertAll(bare: string, insertions: readonly Insertion[]): string {
  let from = 0;
  const parts = insertions
    .toSorted((a, b) => a.offset - b.offset)
    .flatMap(({ offset, raw }) => {
      const before = bare.slice(from, offset);
      from = offset;
      return [before, raw];
    });
  return [...parts, bare.slice(from)].join('');
}

function insertionsFor(bare: string, contents: ReadonlyMap<string, string>): readonly Insertion[] {
  if (contents.size === 0) return [];
  const lines = splitLines(bare);
  const { blocks } = parseBlocks(lines.texts);
  const lineBreak = lineBreakOf(bare);
  return sectionsOf(headingsOf(blocks, lines.texts), lines).flatMap((section) => {
    const content = contents.get(section.id);
    if (content === undefined) return [];
    const raw = `${lineBreak}${lineBreak}${writeBlock(section.id, containable(content), lineBreak)}`;
    return [{ offset: endOfLine(lines, lineBefore(section, blocks, lines)), raw }];
  });
}

/** The line after which the block goes: the body's last that is not blank, else the heading's. */
function lineBefore(section: Section, blocks: readonly Block[], lines: Lines): number {
  let line = section.bodyEnd - 1;
  while (line > section.heading.last && isBlank(textOfLine(lines, line))) line--;
  return section.bodyEnd >= lines.texts.length && swallows(blocks.at(-1), lines)
    ? section.heading.last
    : line;
}

/** True if a comment after the file's last block would fall into it: a fence or a comment that was never closed. */
function swallows(block: Block | undefined, lines: Lines): boolean {
  if (!block) return false;
  const probe = [...lines.texts.slice(block.first), '', '<!-- after -->'];
  const last = parseBlocks(['', ...probe]).blocks.at(-1);
  return last?.type !== 'CommentBlock' || last.first !== probe.length;
}

/** The content with `\n` line ends, escaped where as Markdown it would break out of its block or open a section. */
function containable(content: string): string {
  const text = withNewlines(content).replace(/\p{Surrogate}/gu, '\uFFFD');
  return staysInside(text) ? text : escapeMarkdown(text);
}

function staysInside(text: string): boolean {
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
