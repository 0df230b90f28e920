import { readAmount } from '../../shapes/amount.ts';
import { dayOf, momentOf } from '../calendar.ts';
import { kindOf, spokenKind } from '../check/kinds.ts';
import type { Name } from '../types.ts';
import { amountOf, emptiness, failure, marked, type Result, textOf, type Value, yesNo } from './values.ts';

/** What a scope holds for a name, read as the name's type says. A list that nobody gave is an empty list. */
export function valueOfName(raw: unknown, name: Name): Result {
  if (isNothing(raw)) return name.type === 'list' ? listValue([], name) : emptiness(name.label);
  const said = typeof raw === 'object' || typeof raw === 'function' ? 'something' : marked(raw);
  return (
    READERS[name.type](raw, name) ??
    failure(`“${name.label}” holds ${said}, which is not ${WANTED[name.type] ?? spokenKind(kindOf(name.type))}.`)
  );
}

/** A part of a record: only the data show what it is. */
export function valueOfPart(raw: unknown, label: string): Result {
  return isNothing(raw) ? emptiness(label) : (guessed(raw) ?? failure(`“${label}” cannot be read.`));
}

const isNothing = (raw: unknown): boolean =>
  raw === undefined || raw === null || Number.isNaN(raw) || (typeof raw === 'string' && raw.trim() === '');

/** What is wanted, where the name of the type does not say enough. */
const WANTED: Partial<Readonly<Record<Name['type'], string>>> = {
  date: 'a date like 2026-12-01',
  moment: 'a moment like 2026-12-01T09:30Z',
  choice: 'a word',
  duration: 'a duration like 14 days',
  unknown: 'readable',
};

type Reader = (raw: unknown, name: Name) => Value | null;

const READERS: Readonly<Record<Name['type'], Reader>> = {
  text: (raw) => (isPlain(raw) ? textOf(String(raw)) : null),
  number: (raw, { unit }) => quantity(raw, unit ?? ''),
  money: (raw, { unit }) => quantity(raw, unit ?? ''),
  duration: (raw, { unit }) => quantity(raw, unit ?? ''),
  date: dateValue,
  moment: momentValue,
  'yes-no': yesNoValue,
  choice: looseText,
  role: (raw, name) => (Array.isArray(raw) ? listValue(raw, name) : looseText(raw)),
  state: looseText,
  list: (raw, name) => listValue(Array.isArray(raw) ? raw : [raw], name),
  record: guessed,
  unknown: guessed,
};

const isPlain = (raw: unknown): boolean =>
  typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'bigint';

/** Words of a choice are compared ignoring case; other items are what the data say. */
function listValue(raw: readonly unknown[], { type, options, unit }: Name): Value {
  const read = options === undefined && type === 'list' ? itemIn(unit) : looseText;
  const items = raw.filter((item) => !isNothing(item)).map((item) => read(item));
  return { is: 'list', items: items.filter((item) => item !== null) };
}

function itemIn(unit: string | undefined): (raw: unknown) => Value | null {
  return (raw) => (unit === undefined ? null : quantity(raw, unit)) ?? guessed(raw);
}

function looseText(raw: unknown): Value | null {
  return isPlain(raw) ? { is: 'text', text: String(raw), loose: true } : null;
}

function quantity(raw: unknown, unit: string): Value | null {
  if (typeof raw === 'number' || typeof raw === 'bigint')
    return Number.isFinite(Number(raw)) ? amountOf(Number(raw), unit) : null;
  if (typeof raw === 'string') return written(raw, unit);
  if (typeof raw !== 'object' || raw === null || !('amount' in raw) || !isPlain(raw.amount)) return null;
  const own = 'unit' in raw && typeof raw.unit === 'string' ? raw.unit.trim() : '';
  return quantity(raw.amount, own || unit);
}

/** "12", "1 200.50", "14 days". */
function written(raw: string, unit: string): Value | null {
  const [, digits = '', own = ''] = /^([+\-−–]?\s?[\d.,'’\s]*\d)\s*(\D*)$/u.exec(raw.trim().slice(0, 80)) ?? [];
  const read = readAmount(digits);
  return digits !== '' && read.ok ? amountOf(Number(read.value), own.trim() || unit) : null;
}

function dateValue(raw: unknown): Value | null {
  const day = typeof raw === 'string' ? dayOf(raw.trim().slice(0, 10)) : null;
  return day === null ? null : { is: 'date', day };
}

function momentValue(raw: unknown): Value | null {
  const at = typeof raw === 'string' ? momentOf(raw.trim()) : null;
  return at === null ? null : { is: 'moment', at };
}

const YES_NO: ReadonlyMap<unknown, boolean> = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

function yesNoValue(raw: unknown): Value | null {
  const yes =
    typeof raw === 'boolean' ? raw : typeof raw === 'string' ? YES_NO.get(raw.trim().toLowerCase()) : undefined;
  return yes === undefined ? null : yesNo(yes);
}

function guessed(raw: unknown): Value | null {
  if (typeof raw === 'boolean') return yesNo(raw);
  if (typeof raw === 'string') return guessedText(raw);
  if (Array.isArray(raw)) return listValue(raw, { label: '', type: 'list' });
  return quantity(raw, '') ?? (typeof raw === 'object' && raw !== null ? { is: 'record', of: raw } : null);
}

function guessedText(raw: string): Value {
  const text = raw.trim();
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? dateValue(text) : /^\d{4}-.*T/.test(text) ? momentValue(text) : null;
  return time ?? textOf(raw);
}
