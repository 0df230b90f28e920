import { evidenceOf } from './evidence.ts';
import { headingsOf } from './headings.ts';
import { kindOf } from './kind-of.ts';
import { countLines, type Lines, lineAt, splitLines } from './lines.ts';
import { type PlacedBlock, splitBlocks } from './managed-blocks.ts';
import { type FoundMark, marksOf } from './marks.ts';
import { type Block, type BlockStructure, parseBlocks } from './parse-blocks.ts';
import { type Section, sectionsOf } from './sections.ts';
import { statusOf } from './status-of.ts';
import type { Mark, Point, SpecReading } from './types.ts';

/** A file's own text, cut and parsed once, with its place in the file as given. */
interface Source {
  readonly bare: string;
  readonly lines: Lines;
  readonly structure: BlockStructure;
  readonly sections: readonly Section[];
  /** 0-based line of the own text → 1-based line of the file. */
  readonly lineInFile: (line: number) => number;
  readonly lastLine: number;
}

/**
 * Reads a specification: its points, the marks in them and the managed blocks. Points and marks come from the text
 * outside the blocks; their lines are those of the file as given. No text makes it fail; linear in the length.
 */
export function readSpec(text: string, path: string): SpecReading {
  const { bare, blocks } = splitBlocks(text);
  const source = sourceOf(text, bare, blocks);
  const marks = marksOf(source.structure, source.lines.texts);
  const owners = ownersOf(marks, source.sections);
  const first = source.sections[0];
  return {
    path,
    title: (first?.heading.depth === 1 && first.title) || (path.split('/').at(-1) ?? path),
    points: pointsOf(source, owners),
    marks: marks.map((mark, index) => toMark(mark, source, owners[index] ?? -1)),
    blocks: blocks.map(({ raw: _raw, offset: _offset, ...block }) => block),
    bare,
  };
}

function sourceOf(text: string, bare: string, blocks: readonly PlacedBlock[]): Source {
  const lines = splitLines(bare);
  const structure = parseBlocks(lines.texts);
  return {
    bare,
    lines,
    structure,
    sections: sectionsOf(headingsOf(structure.blocks, lines.texts), lines),
    lineInFile: lineMap(lines, blocks),
    lastLine: countLines(blocks.length === 0 ? lines : splitLines(text)),
  };
}

/** A line moves down by the line breaks of the blocks taken out before it. */
function lineMap(lines: Lines, blocks: readonly PlacedBlock[]): (line: number) => number {
  const offsets = [-1, ...blocks.map((block) => block.offset)];
  const shifts = [0];
  for (const block of blocks) shifts.push((shifts.at(-1) ?? 0) + splitLines(block.raw).texts.length - 1);
  return (line) => {
    const before = lineAt(offsets, (lines.starts[line] ?? 0) - 1);
    return line + 1 + (shifts[before] ?? 0);
  };
}

/** For each mark the index of the section it stands in; -1 before the first heading. Both ascend. */
function ownersOf(marks: readonly FoundMark[], sections: readonly Section[]): readonly number[] {
  let owner = -1;
  return marks.map((mark) => {
    while ((sections[owner + 1]?.heading.first ?? Number.POSITIVE_INFINITY) <= mark.first) owner++;
    return owner;
  });
}

function toMark(mark: FoundMark, source: Source, owner: number): Mark {
  return {
    line: source.lineInFile(mark.first),
    endLine: source.lineInFile(mark.last),
    kind: mark.kind,
    text: mark.text,
    point: source.sections[owner]?.id ?? null,
  };
}

function pointsOf(source: Source, owners: readonly number[]): readonly Point[] {
  const marks = new Map<number, number>();
  for (const owner of owners) marks.set(owner, (marks.get(owner) ?? 0) + 1);
  const isTitled = hasTitle(source.sections);
  const bodies = bodiesOf(source.sections, source.structure.blocks);
  return source.sections.map((section, index) => {
    const blocks = bodies[index] ?? [];
    const { first, depth } = section.heading;
    const next = source.sections[index + 1];
    return {
      id: section.id,
      title: section.title,
      line: source.lineInFile(first),
      endLine: next ? source.lineInFile(next.heading.first) - 1 : source.lastLine,
      depth,
      kind: isTitled && index === 0 ? 'other' : kindOf(section.title),
      status: statusOf(
        { section, blocks, marks: marks.get(index) ?? 0 },
        source.lines.texts,
        source.structure,
      ),
      evidence: evidenceOf(blocks, source.lines.texts),
      text: bodyText(section, source),
    };
  });
}

/** True if the first heading is the document's title: the only one of depth 1. */
function hasTitle(sections: readonly Section[]): boolean {
  return (
    sections[0]?.heading.depth === 1 &&
    sections.every(({ heading }, index) => index === 0 || heading.depth > 1)
  );
}

/** The top-level blocks of each section's own body. */
function bodiesOf(sections: readonly Section[], blocks: readonly Block[]): readonly (readonly Block[])[] {
  let next = 0;
  return sections.map((section) => {
    while ((blocks[next]?.first ?? Number.POSITIVE_INFINITY) <= section.heading.last) next++;
    const from = next;
    while ((blocks[next]?.first ?? Number.POSITIVE_INFINITY) < section.bodyEnd) next++;
    return blocks.slice(from, next);
  });
}

function bodyText(section: Section, { bare, lines }: Source): string {
  const from = lines.starts[section.heading.last + 1] ?? bare.length;
  return bare.slice(from, lines.starts[section.bodyEnd] ?? bare.length).trim();
}
