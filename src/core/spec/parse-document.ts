import { type Block, parseBlocks } from './blocks/structure.ts';
import { readDocumentHead } from './front-matter.ts';
import { headingsOf, isOpenTitle, isOutOfScopeTitle } from './headings.ts';
import { kindOf } from './kind-of.ts';
import { countLines, isBlankLine, type Lines, lineAt, splitLines } from './lines.ts';
import { type PlacedBlock, splitBlocks } from './managed-blocks.ts';
import type { FoundMark } from './marks/inline-marks.ts';
import { isResolved } from './marks/is-resolved.ts';
import { isDeferral } from './marks/mark-patterns.ts';
import { marksOf, outermostMarks } from './marks/marks.ts';
import { type Body, readBody } from './section-body.ts';
import { type Section, sectionsOf } from './sections.ts';
import type { TextStatement } from './statements.ts';
import type { SpecReading } from './types.ts';

/** A section as far as its document alone tells, before others of its family are read. */
export type ParsedSection = ReturnType<typeof parseSections>[number];

export interface ParsedDocument extends Pick<SpecReading, 'path' | 'title' | 'blocks' | 'bare' | 'owners'> {
  readonly sections: readonly ParsedSection[];
  readonly before: readonly FoundMark[];
}

/** A file's own text, split and parsed once, with its place in the file as given. */
type ParsedSource = ReturnType<typeof parseSource>;

/** Called with the statements of each section, in order. */
export type OnSection = (title: string, statements: readonly TextStatement[]) => void;

/** Reads everything in a document that does not depend on others. Never fails; linear in the length. */
export function parseDocument(text: string, path: string, onSection?: OnSection): ParsedDocument {
  const { bare, blocks } = splitBlocks(text);
  const source = parseSource(text, bare, blocks);
  const { before, under } = groupMarks(marksOf(source.structure, source.lines.texts), source.sections);
  const first = source.sections[0];
  const { title, owners } = readDocumentHead(source.lines.texts, first?.heading.first ?? 0);
  return {
    path,
    title: (first?.heading.depth === 1 && first.title) || title || (path.split('/').at(-1) ?? path),
    blocks: blocks.map(({ raw: _raw, offset: _offset, ...block }) => block),
    bare,
    ...(owners ? { owners } : {}),
    sections: parseSections(source, under, onSection),
    before: before.map((mark) => toFileLines(mark, source)),
  };
}

function parseSource(text: string, bare: string, blocks: readonly PlacedBlock[]) {
  const lines = splitLines(bare);
  const structure = parseBlocks(lines.texts);
  return {
    bare,
    lines,
    structure,
    sections: sectionsOf(headingsOf(structure.blocks, lines.texts), lines),
    /** 0-based line of the own text → 1-based line of the file. */
    lineInFile: lineMap(lines, blocks),
    lastLine: countLines(blocks.length === 0 ? lines : splitLines(text)),
  };
}

/** A line of the file is further down by the line breaks of the blocks removed before it. */
function lineMap(lines: Lines, blocks: readonly PlacedBlock[]): (line: number) => number {
  if (blocks.length === 0) return (line) => line + 1;
  const offsets = [-1, ...blocks.map((block) => block.offset)];
  const shifts = [0];
  for (const block of blocks) shifts.push((shifts.at(-1) ?? 0) + splitLines(block.raw).texts.length - 1);
  return (line) => {
    const before = lineAt(offsets, (lines.starts[line] ?? 0) - 1);
    return line + 1 + (shifts[before] ?? 0);
  };
}

/** Marks by their section; both must ascend. */
function groupMarks(marks: readonly FoundMark[], sections: readonly Section[]) {
  const under: FoundMark[][] = sections.map(() => []);
  const before: FoundMark[] = [];
  let owner = -1;
  for (const mark of marks) {
    while ((sections[owner + 1]?.heading.first ?? Number.POSITIVE_INFINITY) <= mark.first) owner++;
    (under[owner] ?? before).push(mark);
  }
  return { before, under };
}

function parseSections(
  source: ParsedSource,
  sectionMarks: readonly (readonly FoundMark[])[],
  onSection: OnSection | undefined,
) {
  const { structure, lines, sections } = source;
  const isTitled = hasTitle(sections);
  const bodies = bodiesOf(sections, structure.blocks);
  const isOpen = openSubsections(sections);
  return sections.map((section, index) => {
    const blocks = bodies[index] ?? [];
    const next = sections[index + 1];
    const { first } = section.heading;
    const { body, statements } = readBody({
      section,
      blocks,
      lines: lines.texts,
      structure,
      isBelowOpen: isOpen(index),
    });
    onSection?.(section.title, statements);
    const titleMarks = isOpen(index) && body.questions.length === 0 ? titleQuestion(body, statements) : [];
    // Under a title about what is out of scope, a deferral is a statement.
    const isStated = (mark: FoundMark) => isDeferral(mark) && isOutOfScopeTitle(section.title);
    const found = (sectionMarks[index] ?? []).filter((mark) => !isTitleOverText(mark, body) && !isStated(mark));
    const marks = outermostMarks([...titleMarks, ...found, ...withoutRepeats(body.questions, found)]);
    const textFirst = firstLineOfText(section, lines.texts);
    return {
      body,
      kind: isTitled && index === 0 ? 'other' : kindOf(section.title),
      /** 1-based, in the file as given. */
      line: source.lineInFile(first),
      endLine: next ? source.lineInFile(next.heading.first) - 1 : source.lastLine,
      evidence: evidenceOf(blocks, lines.texts),
      text: bodyText(section, source),
      /** Marks in its text, including those derived from its whole body; lines 1-based, in the file as given. */
      marks: marks.map((mark) => ({
        ...toFileLines(mark, source),
        ...(mark.first >= textFirst && { textLine: mark.first - textFirst }),
      })),
    };
  });
}

function firstLineOfText({ heading }: Section, lines: readonly string[]): number {
  let line = heading.last + 1;
  while (line < lines.length && isBlankLine(lines[line] ?? '')) line++;
  return line;
}

/** A title of only brackets above a filled body is a name that was filled in. */
function isTitleOverText({ kind, first }: FoundMark, { section, counts }: Body): boolean {
  const { heading, title } = section;
  return kind === 'placeholder' && first === heading.first && counts.something > 0 && /^\[[^\]]*\]$/.test(title);
}

/** Without the blanks of forms on lines that already have a mark: they are the same gap. */
function withoutRepeats(shown: readonly FoundMark[], found: readonly FoundMark[]): readonly FoundMark[] {
  const lines = new Set(found.map(({ first }) => first));
  return shown.filter(({ kind, first }) => kind !== 'placeholder' || !lines.has(first));
}

/** Whether a section is below one that collects open questions. */
function openSubsections(sections: readonly Section[]): (index: number) => boolean {
  let below = 0;
  const open = sections.map(({ heading, title }) => {
    if (heading.depth <= below) below = 0;
    const isBelow = below > 0;
    if (!isBelow && isOpenTitle(title)) below = heading.depth;
    return isBelow;
  });
  return (index) => open[index] === true;
}

/** Among open questions, a title that asks is a mark of its own as long as nothing below it settles it. */
function titleQuestion({ section, counts }: Body, statements: readonly TextStatement[]): readonly FoundMark[] {
  const { heading, title } = section;
  const said = statements.map(({ text }) => text).join('\n');
  if (!/\?$/.test(title) || counts.something === 0 || isResolved(`${title}\n${said}`)) return [];
  return [{ first: heading.first, last: heading.last, kind: 'open-question', text: title }];
}

function toFileLines(mark: FoundMark, { lineInFile }: ParsedSource): FoundMark {
  return { ...mark, first: lineInFile(mark.first), last: lineInFile(mark.last) };
}

function hasTitle(sections: readonly Section[]): boolean {
  return sections[0]?.heading.depth === 1 && sections.every(({ heading }, index) => index === 0 || heading.depth > 1);
}

function bodiesOf(sections: readonly Section[], blocks: readonly Block[]): readonly (readonly Block[])[] {
  let next = 0;
  return sections.map((section) => {
    while ((blocks[next]?.first ?? Number.POSITIVE_INFINITY) <= section.heading.last) next++;
    const from = next;
    while ((blocks[next]?.first ?? Number.POSITIVE_INFINITY) < section.bodyEnd) next++;
    return blocks.slice(from, next);
  });
}

function bodyText(section: Section, { bare, lines }: ParsedSource): string {
  const from = lines.starts[section.heading.last + 1] ?? bare.length;
  return bare.slice(from, lines.starts[section.bodyEnd] ?? bare.length).trim();
}

/** The text of each top-level block quote, without quote markers, lines joined (decision 005). */
function evidenceOf(blocks: readonly Block[], lines: readonly string[]): readonly string[] {
  return blocks
    .filter((block) => block.type === 'Blockquote')
    .map((block) =>
      lines
        .slice(block.first, block.last + 1)
        .map((line) => line.replace(/^(?:[ \t]*>){0,64}[ \t]*/, '').trimEnd())
        .join(' ')
        .replace(/[ \t]+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');
}
