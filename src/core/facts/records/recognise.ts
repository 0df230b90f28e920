import { capitalize } from '../../english/capitalize.ts';
import { CURRENCY, ISO_DAY, MONTH, VALUE_FORMS } from './value-forms.ts';

/** What a value tells about its field: the kind of value, a unit, and a name to start from. */
export interface RecognisedValue {
  readonly type: string;
  readonly unit?: string;
  /** A name for the field; made up unless `named` says that the speaker used it. */
  readonly field: string;
  readonly named?: boolean;
  /** The value without its name or unit; absent: the whole piece. */
  readonly example?: string;
  /** What its form says more exactly: “email”, “time of day”, “state”. */
  readonly format?: ValueFormat;
}

export type ValueFormat = 'email' | 'telephone' | 'web address' | 'date and time' | 'time of day' | 'file' | 'state';

const DAY = new RegExp(
  [
    String.raw`\b(?:mon|tues?|wednes|thurs?|fri|satur|sun)day\b|\b(?:today|tomorrow|yesterday)\b`,
    String.raw`\b${ISO_DAY}\b|\b\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})\b`,
    String.raw`\b\d{1,2}(?:st|nd|rd|th)?\.? (?:of )?${MONTH}\b|\b${MONTH} \d{1,2}\b`,
  ].join('|'),
  'i',
);
const CLOCK = /\b\d{1,2}[:.]\d{2}\b(?![.:]\d)|\b\d{1,2} ?(am|pm|o.clock)\b/i;
const MONEY = new RegExp(
  `^(?:(${CURRENCY}) ?-?\\d[\\d '.,]*|-?\\d[\\d '.,]* ?(${CURRENCY}|euros?|dollars?|pounds?|francs?|yen))$`,
  'i',
);
const PERSON = /^(mrs?|ms|miss|mx|dr|prof|herr|frau|mme|sir|dame)\b\.? ?\p{L}/iu;
const NOT_YET = /^(not|already|never|still not) (.+?)( yet| so far| already)?$/i;
const COUNTED = /^(-?\d[\d'.,]*) ?(%|°?\p{L}+(?:\/\p{L}+)?[²³]?)$/u;
const NAMED_NUMBER =
  /^(\p{L}[\p{L}’'-]*(?: [\p{Ll}][\p{L}’'-]*)?)(?: (?:no\.?|nr\.?|number))? #?((?:\p{L}{1,4}[-/ ]?)?\d[\p{L}\d/-]*)$/u;

const FILE = /^[^\s/][^/]*\.(?:jpe?g|png|gif|heic|webp|pdf|docx?|xlsx?|odt|csv|txt|zip|mp[34]|mov|wav)$/i;
/** Words that say where something is, whatever the thing. */
const STATES: ReadonlySet<string> = new Set(
  `open closed new draft planned scheduled requested ordered booked reserved confirmed accepted approved rejected declined
  waiting pending queued active inactive started running paused blocked done finished completed resolved cancelled canceled
  sent shipped delivered returned received paid unpaid overdue late refunded expired archived published available
  unavailable missing failed ready arrived lent out|in progress|in review|on hold|in stock|sold out|out of stock|to do`
    .split('|')
    .flatMap((part, at) => (at === 0 ? part.split(/\s+/) : [part])),
);

const MEASURES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Weight: 'mg g kg t lb lbs oz',
    Length: 'mm cm m km ft mi miles',
    Volume: 'ml cl l litres liters',
    Duration: 's sec second seconds min minute minutes h hr hrs hour hours day days week weeks month months',
    Age: 'yr yrs year years',
    Share: '% percent',
    Temperature: '°C °F',
    Speed: 'km/h m/s mph',
    Area: 'm² km² ha',
    Pressure: 'bar hPa mmHg psi',
    Voltage: 'V kV',
    Power: 'W kW',
    Energy: 'Wh kWh J',
    Frequency: 'Hz kHz bpm rpm',
  }).flatMap(([name, units]) => units.split(' ').map((unit): [string, string] => [unit, name])),
);

/** The first that fits counts. */
const RECOGNISERS: readonly ((piece: string) => RecognisedValue | null)[] = [
  (piece) => (VALUE_FORMS.email(piece) ? { type: 'text', field: 'E-mail', format: 'email' } : null),
  (piece) =>
    (VALUE_FORMS.telephone(piece) || /^\(?0\d[\d ()/-]{5,}$/.test(piece)) && !DAY.test(piece)
      ? { type: '', field: 'Phone', format: 'telephone' }
      : null,
  (piece) => (VALUE_FORMS['web address'](piece) ? { type: '', field: 'Web', format: 'web address' } : null),
  (piece) => (FILE.test(piece) ? { type: '', field: 'File', format: 'file' } : null),
  (piece) => (STATES.has(piece.toLowerCase()) ? { type: '', field: 'State', format: 'state' } : null),
  (piece) => (PERSON.test(piece) ? { type: 'person', field: 'Who' } : null),
  recogniseMoney,
  recogniseDay,
  recogniseYesNo,
  recogniseCount,
  recogniseNumber,
];

/** What the form of a piece of a record tells; the type is '' where the form does not tell it. */
export function recognise(piece: string): RecognisedValue {
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
  if (DAY.test(piece))
    return clock ? { type: 'date', field: 'Day and time', format: 'date and time' } : { type: 'date', field: 'Day' };
  // “12.50” alone is rather an amount.
  return clock && piece.length <= 12 && !/^\d+\.\d+$/.test(piece)
    ? { type: '', field: 'Time', format: 'time of day' }
    : null;
}

function recogniseYesNo(piece: string): RecognisedValue | null {
  if (VALUE_FORMS['yes or no'](piece)) return { type: 'yes or no', field: '' };
  const what = NOT_YET.exec(piece)?.[2];
  return what && what.split(' ').length <= 3
    ? { type: 'yes or no', field: capitalize(what), named: true, example: piece }
    : null;
}

function recogniseCount(piece: string): RecognisedValue | null {
  const [, example, unit] = COUNTED.exec(piece) ?? [];
  const measure = MEASURES.get(unit ?? '');
  // “3 guests” are counted, “3xyz” is a code.
  if (!example || !unit || (!measure && (unit.length < 3 || !piece.includes(' ')))) return null;
  return measure
    ? { type: 'number', unit, field: measure, example }
    : { type: 'number', field: capitalize(unit), named: true, example };
}

function recogniseNumber(piece: string): RecognisedValue | null {
  const [, name, example] = NAMED_NUMBER.exec(piece) ?? [];
  return name && example ? { type: '', field: capitalize(name), named: true, example } : null;
}
