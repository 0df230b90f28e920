import { capital } from '../../english/capital.ts';
/** What a value read out shows about its field: the kind of value, a unit, and a name to start from. */
export interface Recognised {
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
const NAMED =
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

/** The first that fits says what it is. */
const LOOKS: readonly ((piece: string) => Recognised | null)[] = [
  (piece) => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(piece) ? { type: 'text', field: 'E-mail' } : null),
  (piece) => (/^\+\d[\d ()/-]{5,}$/.test(piece) ? { type: 'text', field: 'Phone' } : null),
  (piece) => (PERSON.test(piece) ? { type: 'person', field: 'Who' } : null),
  money,
  day,
  yesOrNo,
  counted,
  namedNumber,
];

/** Reads what the form of a piece of a record shows; the type is '' where the form does not show it. */
export function recognise(piece: string): Recognised {
  for (const look of LOOKS) {
    const found = look(piece);
    if (found) return found;
  }
  return { type: '', field: '' };
}

function money(piece: string): Recognised | null {
  const [whole, before, after] = MONEY.exec(piece) ?? [];
  const unit = before ?? after;
  if (!whole || !unit) return null;
  return { type: 'money', unit, field: 'Amount', example: piece.replace(unit, '').trim() };
}

function day(piece: string): Recognised | null {
  const clock = CLOCK.test(piece);
  if (DAY.test(piece)) return { type: 'date', field: clock ? 'Day and time' : 'Day' };
  return clock && piece.length <= 12 ? { type: '', field: 'Time' } : null;
}

function yesOrNo(piece: string): Recognised | null {
  if (/^(yes|no|true|false)$/i.test(piece)) return { type: 'yes or no', field: '' };
  const what = NOT_YET.exec(piece)?.[2];
  return what && what.split(' ').length <= 3
    ? { type: 'yes or no', field: capital(what), named: true, example: piece }
    : null;
}

function counted(piece: string): Recognised | null {
  const [, example, unit] = COUNTED.exec(piece) ?? [];
  if (!example || !unit || (unit.length < 3 && !MEASURES.has(unit))) return null;
  const measure = MEASURES.get(unit);
  return measure
    ? { type: 'number', unit, field: measure, example }
    : { type: 'number', field: capital(unit), named: true, example };
}

function namedNumber(piece: string): Recognised | null {
  const [, name, example] = NAMED.exec(piece) ?? [];
  return name && example ? { type: '', field: capital(name), named: true, example } : null;
}
