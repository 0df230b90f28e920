import { capitalize } from '../../english/capitalize.ts';

/** What a value tells about its field: the kind of value, a unit, and a name to start from. */
interface RecognisedValue {
  readonly type: string;
  readonly unit?: string;
  /** A name for the field; made up unless `named` says that the speaker used it. */
  readonly field: string;
  readonly named?: boolean;
  /** The value without its name or unit; absent: the whole piece. */
  readonly example?: string;
}

const DAY =
  /\b(mon|tues?|wednes|thurs?|fri|satur|sun)day\b|\b(today|tomorrow|yesterday)\b|\b\d{4}-\d{1,2}-\d{1,2}\b|\b\d{1,2}[./]\d{1,2}[./](\d{4}|\d{2})\b|\b\d{1,2}(st|nd|rd|th)?\.? (of )?(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}\b/i;
const CLOCK = /\b\d{1,2}[:.]\d{2}\b(?![.:]\d)|\b\d{1,2} ?(am|pm|o.clock)\b/i;
const MONEY =
  /^(?:([€$£¥]|EUR|USD|GBP|CHF|JPY) ?-?\d[\d '.,]*|-?\d[\d '.,]* ?([€$£¥]|EUR|USD|GBP|CHF|JPY|euros?|dollars?|pounds?|francs?|yen))$/i;
const PERSON = /^(mrs?|ms|miss|mx|dr|prof|herr|frau|mme|sir|dame)\b\.? ?\p{L}/iu;
const NOT_YET = /^(not|already|never|still not) (.+?)( yet| so far| already)?$/i;
const COUNTED = /^(-?\d[\d'.,]*) ?(%|\p{L}+)$/u;
const NAMED_NUMBER =
  /^(\p{L}[\p{L}’'-]*(?: [\p{Ll}][\p{L}’'-]*)?)(?: (?:no\.?|nr\.?|number))? #?((?:\p{L}{1,4}[-/ ]?)?\d[\p{L}\d/-]*)$/u;

const MEASURES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Weight: 'g kg t lb lbs oz',
    Length: 'mm cm m km ft mi miles',
    Volume: 'ml cl l litres liters',
    Duration: 'min minute minutes h hour hours',
    Share: '% percent',
  }).flatMap(([name, units]) => units.split(' ').map((unit): [string, string] => [unit, name])),
);

/** The first that fits counts. */
const RECOGNISERS: readonly ((piece: string) => RecognisedValue | null)[] = [
  (piece) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(piece) ? { type: 'text', field: 'E-mail' } : null),
  (piece) => (/^\+\d[\d ()/-]{5,}$/.test(piece) ? { type: 'text', field: 'Phone' } : null),
  (piece) => (PERSON.test(piece) ? { type: 'person', field: 'Who' } : null),
  recogniseMoney,
  recogniseDay,
  recogniseYesNo,
  recogniseCount,
  recogniseNumber,
];

/** What the form of a piece of a record tells; the type is '' where the form does not tell it. */
function recognise(piece: string): RecognisedValue {
  for (const recogniser of RECOGNISERS) {
    const found = recogniser(piece);
    if (found) return found;
  }
  return { type: '', field: '' };
}

function recogniseMoney(piece: string): RecognisedValue | null {
  const [whole, before, after] = MONEY.exec(piece) ?? [];
  const unit = before ?? after;
  if (!whole || !unit) return null;
  return { type: 'money', unit, field: 'Amount', example: piece.replace(unit, '').trim() };
}

function recogniseDay(piece: string): RecognisedValue | null {
  const clock = CLOCK.test(piece);
  if (DAY.test(piece)) return { type: 'date', field: clock ? 'Day and time' : 'Day' };
  return clock && piece.length <= 12 ? { type: '', field: 'Time' } : null;
}

function recogniseYesNo(piece: string): RecognisedValue | null {
  if (/^(yes|no|true|false)$/i.test(piece)) return { type: 'yes or no', field: '' };
  const what = NOT_YET.exec(piece)?.[2];
  return what && what.split(' ').length <= 3
    ? { type: 'yes or no', field: capitalize(what), named: true, example: piece }
    : null;
}

function recogniseCount(piece: string): RecognisedValue | null {
  const [, example, unit] = COUNTED.exec(piece) ?? [];
  if (!example || !unit || (unit.length < 3 && !MEASURES.has(unit))) return null;
  const measure = MEASURES.get(unit);
  return measure
    ? { type: 'number', unit, field: measure, example }
    : { type: 'number', field: capitalize(unit), named: true, example };
}

function recogniseNumber(piece: string): RecognisedValue | null {
  const [, name, example] = NAMED_NUMBER.exec(piece) ?? [];
  return name && example ? { type: '', field: capitalize(name), named: true, example } : null;
}

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
}

export interface SplitRecord {
  /** The entity, where the first words name it: "Booking 4711" is a Booking. */
  readonly thing: string;
  /** How people refer to this one record: its first piece. */
  readonly example: string;
  readonly fields: readonly SplitField[];
}

const MAX_TEXT_LENGTH = 20_000;
const MAX_FIELDS = 60;
const MAX_CELL_LENGTH = 2_000;

/**
 * Splits one record as somebody reads it out ("Booking 4711, Mrs Ito, room 2") or pastes it: lines of "name: value", or
 * a row of a spreadsheet, with or without its header above it. Nothing is invented: what a piece does not tell stays
 * ''.
 */
export function splitRecord(text: string): SplitRecord {
  const source = text
    .slice(0, MAX_TEXT_LENGTH)
    .replace(/\r\n?/g, '\n')
    .replace(/^\n+|\n+$/g, '');
  const read = source.includes('\t') ? fromRange(source) : fromSpeech(source);
  return { ...read, fields: read.fields.slice(0, MAX_FIELDS) };
}

function fromSpeech(source: string): SplitRecord {
  const pieces = source
    .split(/[;\n]|,(?!\d)|(?<!\d),|\s[·|]\s/)
    .map((piece) => tidyPiece(piece.replace(/^\s*(?:and|then|[-*•])\s+/i, '')))
    .filter((piece) => piece !== '');
  const [first = ''] = pieces;
  const fields = pieces.map((piece) => fieldOf(piece));
  const [head] = fields;
  const namesThing = head?.named && head.type === '' && !splitLabel(first);
  if (!head || !namesThing) return { thing: '', example: first, fields };
  const number = { ...head, field: `${head.field} number`, named: false };
  return { thing: head.field, example: first, fields: [number, ...fields.slice(1)] };
}

function fromRange(source: string): SplitRecord {
  const rows = source.split('\n').map((line) => line.split('\t').map(unquoted));
  const [first = [], second] = rows;
  const values = second && looksLikeHeader(first) ? second : first;
  const names = values === first ? [] : first;
  const fields = values.flatMap((value, at) => {
    const example = tidyPiece(value);
    const name = names[at] ?? '';
    if (example === '' && name === '') return [];
    const recognised = fieldOf(example);
    return [name ? { ...recognised, ...whole(recognised, example), field: name, named: true } : recognised];
  });
  return { thing: '', example: values.map(tidyPiece).find((value) => value !== '') ?? '', fields };
}

/** Under its own header a value is kept as written, except for a unit that was read from it. */
function whole(recognised: SplitField, example: string): Partial<SplitField> {
  return recognised.unit === '' ? { example } : {};
}

/** A header has words in every cell, none of them twice, and no digits. */
function looksLikeHeader(cells: readonly string[]): boolean {
  return new Set(cells).size === cells.length && cells.every((cell) => /\p{L}/u.test(cell) && !/\d/.test(cell));
}

function fieldOf(piece: string): SplitField {
  const label = splitLabel(piece);
  const { type, unit = '', field, named = false, example = piece } = recognise(label ? label.value : piece);
  if (!label) return { field, named, type, unit, example, piece };
  return {
    field: capitalize(label.name),
    named: true,
    type,
    unit,
    example: unit ? example : label.value,
    piece,
  };
}

/** "Name: value" and "name = value", but neither a time nor an address of the web. */
function splitLabel(piece: string): { name: string; value: string } | null {
  const [, name = '', value = ''] = /^([^:=\d][^:=]{0,60}?)\s*[:=](?!\/\/)\s*(\S.*)$/.exec(piece) ?? [];
  return name && value && !/\d$/.test(name) ? { name, value } : null;
}

function tidyPiece(piece: string): string {
  return piece
    .replace(/\s+/g, ' ')
    .replace(/^ |[ .…]+$/g, '')
    .slice(0, MAX_CELL_LENGTH);
}

function unquoted(cell: string): string {
  const inner = /^\s*"(.*)"\s*$/.exec(cell)?.[1];
  return (inner === undefined ? cell : inner.replaceAll('""', '"')).trim();
}
