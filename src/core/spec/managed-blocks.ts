import { checksum } from '../base/checksum.ts';
import { type Block, parseBlocks } from './blocks/structure.ts';
import { endOfLine, type Lines, splitLines, textOfLine } from './lines.ts';
import { restoreEdit, SET_ASIDE_PREFIX, type TextEdit } from './set-aside.ts';
import type { ManagedBlock } from './types.ts';

/** The block at the end of the file that lists what is assumed; no section has such an id. */
export const ASSUMED_BLOCK = '.assumed';

export interface PlacedBlock extends ManagedBlock {
  /** The bytes to remove with the block: the two line breaks before it and all up to its end comment. */
  readonly raw: string;
  /** Offset of `raw` in the text without blocks. */
  readonly offset: number;
}

const BEGIN = /^<!-- specwalk:decided ([\p{L}\p{N}\p{M}.-]+) · ([0-9a-f]{8}) -->[ \t]*$/u;
const END = /^<!-- \/specwalk:decided ([\p{L}\p{N}\p{M}.-]+) -->[ \t]*$/u;
const MARKER_PREFIX = 'specwalk:decided ';

/** The block's text in the file, without the line breaks before it. `text` must have `\n` line ends. */
export function writeBlock(point: string, text: string, lineBreak: string): string {
  const begin = `<!-- specwalk:decided ${point} · ${checksum(text)} -->`;
  return [begin, ...text.split('\n'), `<!-- /specwalk:decided ${point} -->`].join(lineBreak);
}

/** Removes the managed blocks from a file and restores what was set aside for them. */
export function splitBlocks(text: string) {
  if (!text.includes(MARKER_PREFIX) && !text.includes(SET_ASIDE_PREFIX)) return { bare: text, blocks: [] };
  const lines = splitLines(text);
  const structure = parseBlocks(lines.texts).blocks;
  const own: string[] = [];
  const blocks: PlacedBlock[] = [];
  let from = 0;
  let offset = 0;
  const copy = (to: number, by = '') => {
    own.push(text.slice(from, to), by);
    offset += to - from + by.length;
  };
  const cuts: readonly BlockEdit[] = [
    ...pairsOf(markersOf(structure, lines)).map((pair) => removalOf(pair, lines)),
    ...structure.flatMap((block) => restoreEdit(block, lines, text) ?? []),
  ];
  for (const cut of cuts.toSorted((a, b) => a.start - b.start)) {
    // Inside a block edited by hand the comment is part of the text.
    if (cut.end <= from) continue;
    const start = Math.max(from, cut.start);
    copy(start, cut.replacement);
    from = cut.end;
    if (cut.block) blocks.push({ ...cut.block, raw: text.slice(start, cut.end), offset });
  }
  own.push(text.slice(from));
  return { bare: own.join(''), blocks };
}

interface BlockEdit extends TextEdit {
  readonly block?: ManagedBlock;
}

function removalOf({ begin, end }: Pair, lines: Lines): BlockEdit {
  const text = lines.texts.slice(begin.line + 1, end.line).join('\n');
  const block = {
    point: begin.point,
    text,
    line: begin.line + 1,
    editedByHand: checksum(text) !== begin.sum,
  };
  return { start: startOfRaw(lines, begin.line), end: endOfLine(lines, end.line), replacement: '', block };
}

/** The two line breaks before the begin comment belong to the block, as far as they are there. */
function startOfRaw(lines: Lines, line: number): number {
  if (line === 0) return 0;
  const blankBefore = textOfLine(lines, line - 1) === '' && line > 1;
  return endOfLine(lines, line - (blankBefore ? 2 : 1));
}

interface Marker {
  readonly line: number;
  readonly point: string;
  /** Null on an end comment. */
  readonly sum: string | null;
}

/** The two kinds of comment, where they are top-level blocks of one line. */
function markersOf(blocks: readonly Block[], lines: Lines): readonly Marker[] {
  return blocks.flatMap((block): readonly Marker[] => {
    if (block.type !== 'CommentBlock' || block.first !== block.last) return [];
    const marker = markerIn(textOfLine(lines, block.first));
    return marker ? [{ line: block.first, ...marker }] : [];
  });
}

/** What a line begins or ends; null: nothing. */
export function markerIn(line: string): Omit<Marker, 'line'> | null {
  const begin = BEGIN.exec(line);
  if (begin) return { point: begin[1] ?? '', sum: begin[2] ?? '' };
  const end = END.exec(line);
  return end ? { point: end[1] ?? '', sum: null } : null;
}

interface Pair {
  readonly begin: Marker;
  readonly end: Marker;
}

/** Matches begins and ends like brackets; a pair inside another counts as hand-edited text of the outer one. */
function pairsOf(markers: readonly Marker[]): readonly Pair[] {
  const open: Marker[] = [];
  const pairs: Pair[] = [];
  for (const marker of markers) {
    if (marker.sum !== null) {
      open.push(marker);
      continue;
    }
    const begin = open.at(-1);
    if (begin?.point !== marker.point) continue;
    open.pop();
    while ((pairs.at(-1)?.begin.line ?? -1) > begin.line) pairs.pop();
    pairs.push({ begin, end: marker });
  }
  return pairs;
}
