import { capitalize } from '../../english/capitalize.ts';
import { recognise, type ValueFormat } from './recognise.ts';
import { MONTH } from './value-forms.ts';

/** One value of a record, with what it tells about its field. */
export interface SplitField {
  /** The speaker's name for it, or one made up from the value; '' where neither gives one. */
  readonly field: string;
  /** The speaker said the name; otherwise it is a guess. */
  readonly named: boolean;
  /** One of the types of the question on fields, guessed from the form of the value; '' for none. */
  readonly type: string;
  readonly unit: string;
  readonly example: string;
  readonly piece: string;
  /** What the form of the value says beyond its type; '' for nothing. */
  readonly format: ValueFormat | '';
}

/** The kind of a value, by its form. */
export function kindOf({ type, format, example }: SplitField): string {
  if (type === 'date') return type;
  return format || type || (/\d/.test(example) && /^-?[\d.,’' ]+$/u.test(example) ? 'number' : 'text');
}

const MAX_CELL_LENGTH = 2_000;

export function fieldOf(piece: string): SplitField {
  const label = splitLabel(piece);
  const read = recognise(label ? label.value : piece);
  const { type, unit = '', field, named = false, example = piece, format = '' } = read;
  if (!label) return { field, named, type, unit, example, piece, format };
  return {
    field: capitalize(label.name),
    named: true,
    type,
    unit,
    example: unit ? example : label.value,
    piece,
    format,
  };
}

/** The value of a cell under a name of its own, kept as written, except for a unit that was read from it. */
export function fieldUnder(name: string, piece: string): SplitField {
  const read = fieldOf(piece);
  return name === '' ? read : { ...read, ...(read.unit === '' && { example: piece }), field: name, named: true };
}

/** "Name: value" and "name = value", but neither a time nor an address of the web. */
export function splitLabel(piece: string): { name: string; value: string } | null {
  const [, name = '', value = ''] = /^([^:=\d][^:=]{0,60}?)\s*[:=](?!\/\/)\s*(\S.*)$/.exec(piece) ?? [];
  return name && value && !/\d$/.test(name) ? { name, value } : null;
}

const DAY_AND_YEAR = `(?<=\\b${MONTH} \\d{1,2}(?:st|nd|rd|th)?), ?(?:19|20)\\d\\d\\b`;
/** Commas, but not within a number, nor before the year of “May 3, 2026”. */
const SPOKEN = new RegExp(`\\n|(?!${DAY_AND_YEAR})(?:,(?!\\d)|(?<!\\d),)|\\s[·|]\\s`, 'i');
const QUOTED = /^\s*"((?:[^"]|"")*)"\s*(?=[,;\n]|$)/;

/** The values of a line, in order. Semicolons separate more strongly than commas; quotes hold a value together. */
export function splitLine(line: string): readonly string[] {
  const separator = separatorOf(line);
  const pieces: string[] = [];
  let rest = line;
  while (rest !== '') {
    const quoted = QUOTED.exec(rest);
    const end = quoted ? quoted[0].length : (separator.exec(rest)?.index ?? rest.length);
    const length = separator.exec(rest.slice(end))?.[0].length ?? 0;
    pieces.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"') : rest.slice(0, end));
    rest = rest.slice(end + length);
  }
  return pieces;
}

function separatorOf(line: string): RegExp {
  if (/;/.test(line)) return /[;\n]|\s[·|]\s/;
  return isCommaSeparated(line) ? /[,\n]/ : SPOKEN;
}

/** Whether a line is from a file of values: commas without blanks after them, not only between digits. */
function isCommaSeparated(line: string): boolean {
  const bare = line.replace(/(^|,)"(?:[^"]|"")*"(?=,|$)/gm, '$1q');
  return (bare.match(/,/g)?.length ?? 0) >= 2 && !/,\s/.test(bare) && /[^\d],|,[^\d]/.test(bare);
}

export function tidyPiece(piece: string): string {
  return piece
    .replace(/\s+/g, ' ')
    .replace(/^ |[ .…]+$/g, '')
    .slice(0, MAX_CELL_LENGTH);
}
