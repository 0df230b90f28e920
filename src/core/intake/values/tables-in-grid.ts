import { collapseSpaces } from '../../english/short-name.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { looksLikeValue } from './column-type.ts';

type Rows = readonly (readonly string[])[];

/** A table on a sheet: neighbouring cells with nothing around them. Rows and columns are counted from 0. */
export interface GridTable {
  /** The words that stand alone above it. */
  readonly title: string;
  readonly headerRow: number;
  readonly firstColumn: number;
  /** Names of the columns; null: the first row has none. */
  readonly header: readonly string[] | null;
  readonly rows: readonly GridRow[];
}

interface GridRow {
  readonly at: number;
  readonly cells: readonly string[];
}

interface Block {
  readonly from: number;
  readonly to: number;
  readonly left: number;
  readonly right: number;
}

/** Words that stand alone, and belong to no table. */
export interface LoneWords {
  readonly row: number;
  readonly column: number;
  readonly words: string;
}

/** The tables on a sheet in reading order, and the words beside them. */
export function tablesInGrid(rows: Rows): {
  readonly tables: readonly GridTable[];
  readonly lone: readonly LoneWords[];
} {
  const tables: { table: GridTable; right: number }[] = [];
  const lone: LoneWords[] = [];
  let title: LoneWords | null = null;
  for (const block of blocksIn(rows)) {
    const lines = linesOf(rows, block);
    while ((block.right > block.left || lines.length === 1) && isTitle(lines)) {
      const { at = 0, cells = [] } = lines.shift() ?? {};
      if (title) lone.push(title);
      const column = block.left + cells.findIndex((cell) => cell !== '');
      title = { row: at, column, words: cells.filter((cell) => cell !== '').join(', ') };
    }
    if (lines.length === 0) continue;
    const before = tables.findLast(({ table, right }) => table.firstColumn === block.left && right === block.right);
    const made = tableOf(lines, block.left, title?.words ?? '');
    if (before && made.header === null && before.table.header !== null && !title) {
      // An empty line within a table; what follows belongs to it.
      tables[tables.indexOf(before)] = { ...before, table: continued(before.table, lines) };
    } else tables.push({ table: made, right: block.right });
    title = null;
  }
  if (title) lone.push(title);
  return { tables: tables.map(({ table }) => table), lone };
}

function continued(table: GridTable, lines: readonly GridRow[]): GridTable {
  return { ...table, rows: [...table.rows, ...lines] };
}

function tableOf(lines: readonly GridRow[], firstColumn: number, title: string): GridTable {
  const [first, ...rest] = lines;
  const header = first && isHeader(first.cells, rest) ? first.cells.map(collapseSpaces) : null;
  const [second, ...body] = rest;
  const isTwoLines = header && second && body.length > 0 && namesRepeated(header, second.cells);
  return {
    title,
    headerRow: first?.at ?? 0,
    firstColumn,
    header: isTwoLines ? joinedHeader(header, second.cells) : header,
    rows: isTwoLines ? body : header ? rest : lines,
  };
}

/** Below a cell that stands above several columns, each has a name of its own. */
function joinedHeader(above: readonly string[], below: readonly string[]): readonly string[] {
  return above.map((word, at) => {
    const own = collapseSpaces(below[at] ?? '');
    const isShared = above.filter((other) => other === word).length > 1;
    return own === '' || own === word ? word : isShared && word !== '' ? `${word} ${own}` : word || own;
  });
}

/** Whether a second line gives each of the columns that have one name together a name of its own. */
function namesRepeated(header: readonly string[], below: readonly string[]): boolean {
  const repeated = header.flatMap((word, at) => (word !== '' && header.indexOf(word) !== at ? [at] : []));
  return (
    repeated.length > 0 &&
    repeated.every((at) => (below[at] ?? '') !== '' && below[at] !== header[at]) &&
    below.every((word) => word.length <= MAX_HEADER_LETTERS && !looksLikeValue(word))
  );
}

const MAX_HEADER_LETTERS = 60;
/** Part of the columns that a first row of names has to name. */
const NAMED_SHARE = 0.6;

/** Names are words, all different or above others, and the rows below look otherwise or are more than one. */
function isHeader(cells: readonly string[], below: readonly GridRow[]): boolean {
  const words = cells.filter((cell) => cell !== '');
  if (words.length < NAMED_SHARE * cells.length) return false;
  if (words.some((word) => word.length > MAX_HEADER_LETTERS || looksLikeValue(word))) return false;
  if (below.length === 0) return true;
  // The first row of a list of words is one of them as soon as it comes again.
  return !below.some((row) => row.cells.every((cell, at) => foldCase(cell) === foldCase(cells[at] ?? '')));
}

/** Part of the columns that a title fills whose words were parted at its commas. */
const TITLE_SHARE = 1 / 3;

/** Whether words stand alone in the first line, or parted at the beginning of one above the names of the columns. */
function isTitle([first, second, ...below]: readonly GridRow[]): boolean {
  const { cells = [] } = first ?? {};
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length < 2) return filled.length === 1;
  const isAtStart = cells.indexOf('') === filled.length;
  if (!isAtStart || filled.length > TITLE_SHARE * cells.length || filled.some(looksLikeValue)) return false;
  return second !== undefined && below.length > 0 && isHeader(second.cells, below);
}

function linesOf(rows: Rows, { from, to, left, right }: Block): GridRow[] {
  const lines: GridRow[] = [];
  for (let at = from; at <= to; at += 1) {
    const cells = Array.from({ length: right - left + 1 }, (_, c) => rows[at]?.[left + c] ?? '');
    if (cells.some((cell) => cell !== '')) lines.push({ at, cells });
  }
  return lines;
}

/** Rows between empty rows, parted again at empty columns. */
function blocksIn(rows: Rows): readonly Block[] {
  const blocks: Block[] = [];
  let from = -1;
  for (let at = 0; at <= rows.length; at += 1) {
    const isBlank = at === rows.length || (rows[at]?.every((cell) => cell === '') ?? true);
    if (!isBlank && from < 0) from = at;
    if (isBlank && from >= 0) {
      blocks.push(...columnsApart(rows, from, at - 1));
      from = -1;
    }
  }
  return blocks;
}

function columnsApart(rows: Rows, from: number, to: number): readonly Block[] {
  const used: boolean[] = [];
  for (const row of rows.slice(from, to + 1)) for (const [c, cell] of row.entries()) if (cell !== '') used[c] = true;
  const blocks: Block[] = [];
  for (let at = 0; at < used.length; at += 1) {
    if (!used[at]) continue;
    const left = at;
    while (used[at + 1]) at += 1;
    blocks.push({ from, to, left, right: at });
  }
  return blocks;
}
