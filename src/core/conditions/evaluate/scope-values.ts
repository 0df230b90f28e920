import { parseDay, parseTimestamp } from '../../base/dates.ts';
import { readAmount } from '../../shapes/amount.ts';
import { kindInWords, kindOf } from '../check/kinds.ts';
import type { RecordValue, Scope, VocabularyName } from '../types.ts';
import {
  amountOf,
  emptyFailure,
  failure,
  quoteShortened,
  type RuntimeValue,
  textOf,
  type ValueResult,
  valueInWords,
  yesNo,
} from './values.ts';

/** A known member of a record, or of each of many; members that are empty are left out of a list. */
export function valueOfMember(of: RuntimeValue, name: VocabularyName): ValueResult {
  if (of.is === 'list') return valueOfEach(of.items, name);
  if (of.is === 'record') return valueOfName(memberOf(of.of, name.label), name);
  return of.is === 'text' ? emptyFailure(name.label) : failure(`${valueInWords(of)} has no “${name.label}”.`);
}

function valueOfEach(items: readonly RuntimeValue[], name: VocabularyName): ValueResult {
  const values: RuntimeValue[] = [];
  for (const item of items) {
    const value = valueOfMember(item, name);
    if (value.is === 'failure' && !value.empty) return value;
    if (value.is === 'list') values.push(...value.items);
    else if (value.is !== 'failure') values.push(value);
  }
  return { is: 'list', items: values };
}

/** Plain data behind a name that a condition mentions, such as “Tool.Deposit”; a list where it leads to many records. */
export function valueAlong(scope: Pick<Scope, 'value'>, mention: string): unknown {
  const [first = '', ...path] = mention.split('.');
  return path.reduce<unknown>(
    (at, label) =>
      Array.isArray(at)
        ? at.flatMap((one) => (isObject(one) ? memberOf(one, label) : []))
        : isObject(at)
          ? memberOf(at, label)
          : undefined,
    scope.value(first),
  );
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A part of a record by its label, whichever way the record is given. */
export function memberOf(of: object, label: string): unknown {
  if (isRecordValue(of)) return of.value(label);
  return of instanceof Map ? of.get(label) : Object.getOwnPropertyDescriptor(of, label)?.value;
}

export function isRecordValue(of: object): of is RecordValue {
  return 'value' in of && typeof of.value === 'function';
}

/** The value of a name in a scope, read as the name's type says. A missing list is an empty list. */
export function valueOfName(raw: unknown, name: VocabularyName): ValueResult {
  if (isMissing(raw)) return name.type === 'list' ? listValue([], name) : emptyFailure(name.label);
  const said = typeof raw === 'object' || typeof raw === 'function' ? 'something' : quoteShortened(raw);
  return (
    VALUE_READERS[name.type](raw, name) ??
    failure(`“${name.label}” is ${said}, which is not ${EXPECTED_FORMS[name.type] ?? kindInWords(kindOf(name.type))}.`)
  );
}

/** A field of a record that the vocabulary does not list: only the data tell its type. */
export function valueOfPart(raw: unknown, label: string): ValueResult {
  return isMissing(raw) ? emptyFailure(label) : (inferValue(raw) ?? failure(`“${label}” cannot be read.`));
}

const isMissing = (raw: unknown): boolean =>
  raw === undefined || raw === null || Number.isNaN(raw) || (typeof raw === 'string' && raw.trim() === '');

/** The expected form, where the name of the type does not say enough. */
const EXPECTED_FORMS: Partial<Readonly<Record<VocabularyName['type'], string>>> = {
  date: 'a date like 2026-12-01',
  moment: 'a moment like 2026-12-01T09:30Z',
  choice: 'a word',
  duration: 'a duration like 14 days',
  unknown: 'readable',
};

type ValueReader = (raw: unknown, name: VocabularyName) => RuntimeValue | null;

const VALUE_READERS: Readonly<Record<VocabularyName['type'], ValueReader>> = {
  text: (raw) => (isPlain(raw) ? textOf(String(raw)) : null),
  number: (raw, { unit }) => readQuantityValue(raw, unit ?? ''),
  money: (raw, { unit }) => readQuantityValue(raw, unit ?? ''),
  duration: (raw, { unit }) => readQuantityValue(raw, unit ?? ''),
  date: dateValue,
  moment: momentValue,
  'yes-no': yesNoValue,
  choice: looseText,
  role: (raw, name) => (Array.isArray(raw) ? listValue(raw, name) : looseText(raw)),
  state: looseText,
  list: (raw, name) => listValue(Array.isArray(raw) ? raw : [raw], name),
  record: inferValue,
  records: (raw, name) => listValue(Array.isArray(raw) ? raw : [raw], name),
  unknown: inferValue,
};

const isPlain = (raw: unknown): boolean =>
  typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'bigint';

/** Words of a choice are compared ignoring case; other items have the types of the data. */
function listValue(raw: readonly unknown[], { type, options, unit }: VocabularyName): RuntimeValue {
  const read = options === undefined && type !== 'role' ? itemIn(unit) : looseText;
  const items = raw.filter((item) => !isMissing(item)).map((item) => read(item));
  return { is: 'list', items: items.filter((item) => item !== null) };
}

function itemIn(unit: string | undefined): (raw: unknown) => RuntimeValue | null {
  return (raw) => (unit === undefined ? null : readQuantityValue(raw, unit)) ?? inferValue(raw);
}

function looseText(raw: unknown): RuntimeValue | null {
  return isPlain(raw) ? { is: 'text', text: String(raw), loose: true } : null;
}

function readQuantityValue(raw: unknown, unit: string): RuntimeValue | null {
  if (typeof raw === 'number' || typeof raw === 'bigint')
    return Number.isFinite(Number(raw)) ? amountOf(Number(raw), unit) : null;
  if (typeof raw === 'string') return readWrittenQuantity(raw, unit);
  if (typeof raw !== 'object' || raw === null || !('amount' in raw) || !isPlain(raw.amount)) return null;
  const own = 'unit' in raw && typeof raw.unit === 'string' ? raw.unit.trim() : '';
  return readQuantityValue(raw.amount, own || unit);
}

/** "12", "1 200.50", "14 days". */
function readWrittenQuantity(raw: string, unit: string): RuntimeValue | null {
  const [, digits = '', own = ''] = /^([+\-−–]?\s?[\d.,'’\s]*\d)\s*(\D*)$/u.exec(raw.trim().slice(0, 80)) ?? [];
  const read = readAmount(digits);
  return digits !== '' && read.ok ? amountOf(Number(read.value), own.trim() || unit) : null;
}

function dateValue(raw: unknown): RuntimeValue | null {
  const day = typeof raw === 'string' ? parseDay(raw.trim().slice(0, 10)) : null;
  return day === null ? null : { is: 'date', day };
}

function momentValue(raw: unknown): RuntimeValue | null {
  const at = typeof raw === 'string' ? parseTimestamp(raw.trim()) : null;
  return at === null ? null : { is: 'moment', at };
}

const YES_NO: ReadonlyMap<unknown, boolean> = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

function yesNoValue(raw: unknown): RuntimeValue | null {
  const yes =
    typeof raw === 'boolean' ? raw : typeof raw === 'string' ? YES_NO.get(raw.trim().toLowerCase()) : undefined;
  return yes === undefined ? null : yesNo(yes);
}

function inferValue(raw: unknown): RuntimeValue | null {
  if (typeof raw === 'boolean') return yesNo(raw);
  if (typeof raw === 'string') return inferTextValue(raw);
  if (Array.isArray(raw)) return listValue(raw, { label: '', type: 'list' });
  return readQuantityValue(raw, '') ?? (typeof raw === 'object' && raw !== null ? { is: 'record', of: raw } : null);
}

function inferTextValue(raw: string): RuntimeValue {
  const text = raw.trim();
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? dateValue(text) : /^\d{4}-.*T/.test(text) ? momentValue(text) : null;
  return time ?? textOf(raw);
}
