import type { BlockStructure, Prose } from '../blocks/structure.ts';
import { lineAt, lineStarts, splitLines } from '../lines.ts';
import { isIdReference } from '../mood/stubs.ts';
import { cellsOf, splitAtPipes, tableHeader } from '../tables.ts';
import type { CellAddress, MarkKind } from '../types.ts';
import { type Assignment, assignmentIn } from './assignment.ts';
import { cellLookup, MAX_ROW_LENGTH } from './cell-address.ts';
import { hideInline } from './hide-inline.ts';
import { type MarkPattern, patternsFor, possibleMarkOffsets } from './mark-patterns.ts';

/** Lines are 0-based, inclusive. */
export interface FoundMark extends Assignment {
  readonly first: number;
  readonly last: number;
  readonly kind: MarkKind;
  readonly text: string;
  readonly cell?: CellAddress;
  /** Its line in the text of its section, once that is known. */
  readonly textLine?: number;
}

/** Characters after a mark in which a name is looked for. */
const MAX_ASSIGNMENT_LENGTH = 160;

/** The marks in prose, in order. Code, quotes, comments, links and addresses are skipped. */
export function inlineMarks(structure: BlockStructure, lines: readonly string[]): readonly FoundMark[] {
  const candidates = candidateLines(lines);
  return structure.prose.flatMap((prose) => (hasCandidate(candidates, prose) ? marksIn(prose, lines) : []));
}

/** 1 for each line that may hold a mark. The text is scanned as a whole, which is cheapest. */
function candidateLines(lines: readonly string[]): Uint8Array {
  const candidates = new Uint8Array(lines.length);
  const starts = lineStarts(lines);
  for (const at of possibleMarkOffsets(lines.join('\n'))) candidates[lineAt(starts, at)] = 1;
  return candidates;
}

function hasCandidate(lines: Uint8Array, { first, last }: Prose): boolean {
  for (let line = first; line <= last; line++) if (lines[line] === 1) return true;
  return false;
}

function marksIn(prose: Prose, lines: readonly string[]): readonly FoundMark[] {
  const isOneLine = prose.first === prose.last;
  const whole = isOneLine ? (lines[prose.first] ?? '') : lines.slice(prose.first, prose.last + 1).join('\n');
  const patterns = patternsFor(whole);
  if (patterns.length === 0) return [];
  const text = whole.slice(prose.column).replace(/^#+(?=[ \t])/, (hashes) => ' '.repeat(hashes.length));
  const own = text.split('\n');
  const header = tableHeader(own);
  const shown = header < 0 ? hideInline(text) : hideTable(own, header);
  const { starts } = splitLines(text);
  const cellAt = header < 0 ? null : cellLookup(own, header, starts);
  const isStateColumn = header < 0 ? [] : stateColumnFlags(own[header] ?? '');
  return matchPatterns(patterns, shown, text)
    .filter(({ at, sign, length }) => sign.kind !== 'placeholder' || !isIdReference(text.slice(at, at + length)))
    .filter((found) => !isTaskMention(found, text) && !isItemOverText(found, text, lines[prose.last + 1] ?? ''))
    .filter(({ at, sign }) => {
      const rowStart = starts[lineAt(starts, at)] ?? 0;
      const mayBeState = sign.mayBeState && header >= 0 && at - rowStart < MAX_ROW_LENGTH;
      return !mayBeState || isStateColumn[shown.slice(rowStart, at).split('\n').length - 1] !== true;
    })
    .map(({ at, sign, length }) => ({
      first: prose.first + lineAt(starts, at),
      last: prose.first + lineAt(starts, at + length),
      kind: sign.kind,
      text: text
        .slice(at, at + length)
        .replace(/\s+/g, ' ')
        .trim(),
      ...cellAt?.(at),
      ...assignmentIn(text.slice(at, endOfAssignment(text, at + length, header >= 0)).replace(/\s+/g, ' ')),
    }));
}

/** Where the words end that may name who settles the mark: with its sentence or its cell. */
function endOfAssignment(text: string, from: number, inTable: boolean): number {
  const end = (inTable ? /[\n|]/ : /[.!?]\s|\n[ \t]*\n/).exec(text.slice(from, from + MAX_ASSIGNMENT_LENGTH));
  return from + (end?.index ?? MAX_ASSIGNMENT_LENGTH);
}

interface PatternMatch {
  readonly at: number;
  readonly length: number;
  readonly sign: MarkPattern;
}

/** Of overlapping ones, the first to start wins. */
function matchPatterns(patterns: readonly MarkPattern[], shown: string, text: string): readonly PatternMatch[] {
  const found: PatternMatch[] = [];
  for (const sign of patterns)
    for (const hit of shown.matchAll(sign.pattern)) found.push({ at: hit.index, length: hit[0].length, sign });
  if (found.length > 1) found.sort((a, b) => a.at - b.at);
  let end = 0;
  return found.filter(({ at, length }) => {
    if (at < end || text.slice(at, at + length).trim() === '') return false;
    end = at + length;
    return true;
  });
}

/** Cells become lines of their own. A cell that is only code is searched too, but not the row's first: its name. */
function hideTable(rows: readonly string[], header: number): string {
  return rows
    .map((row, index) => (index < header ? hideInline(row) : hideCells(splitAtPipes(row)).join('\n')))
    .join('\n');
}

function hideCells(cells: readonly string[]): readonly string[] {
  const name = cells.findIndex((cell) => cell.trim() !== '');
  return cells.map((cell, index) => {
    const isCode = index > name && /^`[^`]+`$/.test(cell.trim());
    return isCode ? cell.replaceAll('`', ' ') : hideInline(cell);
  });
}

/** An item with a checkbox may mention a mark ("no TBD is left"); only at the item's start it is one. */
function isTaskMention(found: PatternMatch, text: string): boolean {
  const box = /^\[[ xX]\][ \t]+[*_]*/.exec(text);
  return box !== null && found.at > box[0].length && found.sign.kind !== 'needs-clarification';
}

/** A bracket that is a whole item with words below it is a filled-in name; above empty fields it is a mark. */
function isItemOverText({ at, length, sign }: PatternMatch, text: string, below: string): boolean {
  if (sign.kind !== 'placeholder' || at > 4 || at + length < text.trimEnd().length) return false;
  return /^[ \t]+[-+*][ \t]+\S.*[^:\s]$/.test(below);
}

/** For each header cell whether it is about states: the cells below it are names of states, not marks. */
function stateColumnFlags(header: string): readonly boolean[] {
  const lead = header.trim().startsWith('|') ? [false] : [];
  return [...lead, ...cellsOf(header).map((cell) => /\bstat(?:e|es|us|uses)\b/i.test(cell))];
}
