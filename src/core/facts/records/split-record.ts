import { readGridText } from '../../shapes/grid-text.ts';
import { fieldOf, fieldUnder, kindOf, type SplitField, splitLabel, splitLine, tidyPiece } from './pieces.ts';

export interface SplitRecord {
  /** The entity, where the first words name it: "Booking 4711" is a Booking. */
  readonly thing: string;
  /** How people refer to this one record: its first piece. */
  readonly example: string;
  readonly fields: readonly SplitField[];
}

export interface SplitRecords {
  readonly records: readonly SplitRecord[];
  /** The names above the values, where the first line holds them. */
  readonly header: readonly string[] | null;
  /** Whether the first line could hold names: it is one of several, each with values between separators. */
  readonly mayHaveHeader: boolean;
  /** Whether the values stand in columns, so that those at one place belong to one field. */
  readonly isGrid: boolean;
}

const MAX_TEXT_LENGTH = 20_000;

/** How much of a text is read at once: whole lines, where it has any. */
export function readableLength(text: string): number {
  if (text.length <= MAX_TEXT_LENGTH) return text.length;
  return text.lastIndexOf('\n', MAX_TEXT_LENGTH) + 1 || MAX_TEXT_LENGTH;
}

const MAX_FIELDS = 60;

/**
 * Splits one record as somebody reads it out ("Booking 4711, Mrs Ito, room 2") or pastes it. Nothing is invented: what a
 * piece does not tell stays ''.
 */
export function splitRecord(text: string): SplitRecord {
  const [first] = splitRecords(text).records;
  if (!first) return { thing: '', example: '', fields: [] };
  return { ...first, fields: first.fields.filter(({ field, piece }) => `${field}${piece}` !== '') };
}

/**
 * Splits records as they are read out, one a line; as lines of "name: value" with a blank line between two records; or
 * as rows of a spreadsheet. `hasHeader` says whether the first line holds names; null: by its looks.
 */
export function splitRecords(text: string, hasHeader: boolean | null = null): SplitRecords {
  const source = text
    .slice(0, readableLength(text))
    .replace(/\r\n?/g, '\n')
    .replace(/^\n+|\n+$/g, '');
  const rows = gridOf(source) ?? linesOf(source);
  return rows ? fromRows(rows, source, hasHeader) : fromBlocks(source);
}

/** The cells of a range of a spreadsheet, or of a Markdown table. */
function gridOf(source: string): readonly (readonly string[])[] | null {
  if (!/\t|^\|.*\|$/mu.test(source)) return null;
  const grid = readGridText(source);
  return grid.ok ? [...(grid.value.header ? [grid.value.header] : []), ...grid.value.rows] : null;
}

/** Lines that each hold the values of one record; null where a line is less than that. */
function linesOf(source: string): readonly (readonly string[])[] | null {
  const lines = source.split('\n').filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  if (lines.length < 2 || areLabelled(lines) || /[,;]\s*$/.test(first) || splitLine(first).length < 2) return null;
  return lines.map((line) => splitLine(withoutBullet(line)));
}

/** Whether each line is one value with its name before it. */
function areLabelled(lines: readonly string[]): boolean {
  return lines.every((line) => {
    const pieces = splitLine(line);
    return splitLabel(line.trim()) !== null && pieces.slice(1).every((piece) => splitLabel(piece.trim()) === null);
  });
}

function fromRows(rows: readonly (readonly string[])[], source: string, hasHeader: boolean | null): SplitRecords {
  const [first = [], ...rest] = rows.map((cells) => cells.map(tidyPiece));
  const mayHaveHeader = rest.length > 0 && first.some((cell) => cell !== '');
  const header = mayHaveHeader && (hasHeader ?? looksLikeHeader(first, rest)) ? first : null;
  const isGrid = /\t|^\|/mu.test(source) || header !== null;
  const records = (header ? rest : [first, ...rest]).map((cells) => recordOf(cells, header, isGrid));
  return { records: records.filter(({ fields }) => fields.length > 0), header, mayHaveHeader, isGrid };
}

/** In columns an empty cell keeps its place; what is beyond the header has no name. */
function recordOf(cells: readonly string[], header: readonly string[] | null, isGrid: boolean): SplitRecord {
  if (!isGrid) return spoken(cells);
  const all = withinWidth(
    Array.from({ length: Math.max(header?.length ?? 0, cells.length) }, (_, at) => cells[at] ?? ''),
  ).map((cell, at) => fieldUnder(header?.[at] ?? '', cell));
  const isEmpty = all.every(({ piece }) => piece === '');
  return { thing: '', example: cells.find((cell) => cell !== '') ?? '', fields: isEmpty ? [] : all };
}

/** What is beyond the last field is said in it. */
function withinWidth(cells: readonly string[]): readonly string[] {
  if (cells.length <= MAX_FIELDS) return cells;
  const rest = cells.slice(MAX_FIELDS - 1).filter((cell) => cell !== '');
  return [...cells.slice(0, MAX_FIELDS - 1), rest.join('; ')];
}

function spoken(pieces: readonly string[]): SplitRecord {
  const said = pieces.map(tidyPiece).filter((piece) => piece !== '');
  const [first = ''] = said;
  const fields = withinWidth(said).map(fieldOf);
  const [head] = fields;
  const namesThing = head?.named && head.type === '' && !splitLabel(first);
  if (!head || !namesThing) return { thing: '', example: first, fields };
  const number = { ...head, field: `${head.field} number`, named: false };
  return { thing: head.field, example: first, fields: [number, ...fields.slice(1)] };
}

/** One record, with a value a line, or several with blank lines or a name that comes again between them. */
function fromBlocks(source: string): SplitRecords {
  const blocks = source.split(/\n\s*\n/).flatMap((block) => {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    if (!areLabelled(lines)) return [lines.flatMap((line) => splitLine(withoutBullet(line)))];
    return byRepeatedName(lines.map(withoutBullet));
  });
  const records = blocks.map(spoken).filter(({ fields }) => fields.length > 0);
  return { records, header: null, mayHaveHeader: false, isGrid: false };
}

function byRepeatedName(lines: readonly string[]): readonly (readonly string[])[] {
  const records: string[][] = [[]];
  const seen = new Set<string>();
  for (const line of lines) {
    const name = splitLabel(line.trim())?.name.toLowerCase() ?? '';
    if (seen.has(name)) {
      records.push([]);
      seen.clear();
    }
    seen.add(name);
    records.at(-1)?.push(line);
  }
  return records;
}

function withoutBullet(line: string): string {
  return line.replace(/^\s*(?:and|then|[-*•])\s+/i, '');
}

/** Names that stand above values more often than among them. */
const HEADS =
  /^(?:name|title|id|no|nr|number|date|day|time|price|amount|status|state|type|kind|e-?mail|phone|address)$/i;

/**
 * A header has words in every cell, none of them twice and no digits, and the values below have another form: a name
 * taken for a value is seen, a value taken for a name would be lost among the names.
 */
function looksLikeHeader(first: readonly string[], rest: readonly (readonly string[])[]): boolean {
  const isWords = first.every((cell) => /\p{L}/u.test(cell) && !/\d/.test(cell) && !splitLabel(cell));
  if (!isWords || new Set(first).size !== first.length) return false;
  const below = first.map((_, at) => rest.map((cells) => kindOf(fieldOf(cells[at] ?? ''))));
  const isValue = first.some((cell, at) => {
    const kind = kindOf(fieldOf(cell));
    return kind !== 'text' && !(kind === 'state' && below[at]?.every((one) => !WORDS.has(one)));
  });
  return !isValue && (below.flat().some((kind) => !WORDS.has(kind)) || first.some((cell) => HEADS.test(cell)));
}

/** Kinds of values that a name could be taken for. */
const WORDS: ReadonlySet<string> = new Set(['text', 'state']);
