import { knownValue, listOf } from '../../answers/sourced.ts';
import { unitsAgree } from '../../conditions/units.ts';
import { joinWords } from '../../english/lists.ts';
import { withCount } from '../../english/plural.ts';
import { hasTimeOfDay } from '../../model/entities/naming-field.ts';
import type { Field, FieldType } from '../../model/types.ts';
import { readAmount } from '../../shapes/amount.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import { formatProblem } from './format-check.ts';
import type { CheckContext, Subject } from './types.ts';
import { amountIn, displayText, idsIn, isEmpty, readerOf, timestampIn, yesNoIn } from './values.ts';

/** What is wrong with a value that is not empty, by the type of its field; null where nothing is. */
type TypeCheck = (value: unknown, field: Field, context: CheckContext) => string | null;

const CHECKS: Readonly<Record<FieldType, TypeCheck>> = {
  text: textProblem,
  person: textProblem,
  number: numberProblem,
  money: moneyProblem,
  date: dateProblem,
  choice: choiceProblem,
  'yes or no': (value, { label }) =>
    yesNoIn(value) === undefined ? `“${label}” must be yes or no, not “${displayText(value)}”.` : null,
  file: fileProblem,
  link: linkProblem,
  computed: () => null,
};

/** A field without a type accepts anything. */
export function typeProblem(field: Field, { value, context }: Subject): string | null {
  const type = knownValue(field.type);
  const typed = value(field.id);
  if (type === undefined || isEmpty(typed)) return null;
  return CHECKS[type](typed, field, context) ?? formatProblem(field, typed);
}

function textProblem(value: unknown, { label }: Field): string | null {
  return typeof value === 'string' || typeof value === 'number' ? null : `“${label}” must be text.`;
}

function numberProblem(value: unknown, { label, unit }: Field): string | null {
  const read = amountIn(value);
  if (!read) return ambiguityProblem(label, value) ?? `“${label}” must be a number, not “${displayText(value)}”.`;
  const own = knownValue(unit) ?? '';
  if (unitsAgree(read.unit, own)) return null;
  return `“${label}” is in ${own}; ${read.unit} cannot be converted to that.`;
}

/** Digits that can be read in two ways, such as 1.200, are reported as such. */
function ambiguityProblem(label: string, value: unknown): string | null {
  const digits = typeof value === 'string' ? /\d[\d.,'’\s]*\d/u.exec(value)?.[0] : undefined;
  const read = digits === undefined ? undefined : readAmount(digits);
  return read && !read.ok ? `“${label}”: ${read.problem}` : null;
}

function moneyProblem(value: unknown, field: Field): string | null {
  const { label } = field;
  const read = amountIn(value);
  if (!read)
    return ambiguityProblem(label, value) ?? `“${label}” must be an amount of money, not “${displayText(value)}”.`;
  const currencies = currenciesOf(field);
  if (read.unit === '' && currencies.length > 1) return `“${label}” needs its currency: ${orList(currencies)}.`;
  if (read.unit === '' || currencies.length === 0) return decimalsProblem(read.amount, field);
  return currencies.some((currency) => foldCase(currency) === foldCase(read.unit))
    ? decimalsProblem(read.amount, field)
    : `“${label}” is in ${orList(currencies)}, not in ${read.unit}.`;
}

/** Currencies an amount may be in: the listed ones, else the unit of the field. */
export function currenciesOf({ currencies, unit }: Field): readonly string[] {
  const listed = listOf(currencies).filter((currency) => currency.trim() !== '');
  const own = knownValue(unit)?.trim() ?? '';
  return listed.length > 0 || own === '' ? listed : [own];
}

/** Decimal places; two by default, so that amounts next to each other look alike. */
export function decimalPlacesOf({ precision }: Field, unsaid = 2): number {
  return Math.max(0, Math.min(20, knownValue(precision)?.amount ?? unsaid));
}

function decimalsProblem(amount: number, field: Field): string | null {
  const { label, precision } = field;
  const places = knownValue(precision)?.amount;
  if (places === undefined || Number(amount.toFixed(decimalPlacesOf(field))) === amount) return null;
  return places === 0
    ? `“${label}” must be a whole amount.`
    : `“${label}” can have at most ${withCount(places, 'decimal place')}.`;
}

function dateProblem(value: unknown, field: Field): string | null {
  const { label, clock } = field;
  if (timestampIn(value) === undefined) return `“${label}” must be a date, not “${displayText(value)}”.`;
  const isDay = typeof value === 'string' && value.trim().length === 10;
  if (knownValue(clock) === 'day' && !isDay) return `“${label}” must be a day without a time.`;
  return hasTimeOfDay(field) && isDay ? `“${label}” needs a time of day too.` : null;
}

function choiceProblem(value: unknown, field: Field, { before }: CheckContext): string | null {
  const values = knownValue(field.values);
  if (!values || values.length === 0) return null;
  const { label, id } = field;
  const word = foldCase(String(value));
  const found = values.find((choice) => choice.id === value || foldCase(choice.label) === word);
  const inUse = values.filter(({ retired }) => !retired).map((choice) => choice.label);
  if (!found) return `“${label}” must be ${orList(inUse)}, not “${displayText(value)}”.`;
  const stays = before !== undefined && foldCase(String(readerOf(before)(id))) === word;
  return found.retired && !stays ? `“${found.label}” is no longer in use; “${label}” must be ${orList(inUse)}.` : null;
}

function fileProblem(value: unknown, field: Field): string | null {
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
  if (typeof name !== 'string') return `“${field.label}” must be a file.`;
  const endings = fileExtensionsOf(field);
  const ending = /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (endings.length === 0 || endings.includes(ending)) return null;
  return `“${field.label}” must be a file of type ${orList(endings.map((one) => one.toUpperCase()))}.`;
}

/** The extensions a file may have, where they were named as such; file types in other words cannot be checked. */
export function fileExtensionsOf({ files }: Field): readonly string[] {
  const words = listOf(files).flatMap(({ kind }) => kind.split(/[\s,;/]+|\bor\b|\band\b/u));
  const kinds = words.map((word) => word.replace(/^\./, '').toLowerCase()).filter((word) => word !== '');
  const all = kinds.flatMap((kind) => (kind === 'jpg' || kind === 'jpeg' ? ['jpg', 'jpeg'] : [kind]));
  return all.every((kind) => /^[a-z0-9]{2,4}$/.test(kind)) ? [...new Set(all)] : [];
}

function linkProblem(value: unknown, { label, target }: Field, { exists }: CheckContext): string | null {
  const ids = idsIn(value);
  if (!ids) return `“${label}” must link to a record; “${displayText(value)}” is not one.`;
  const entity = target?.id;
  if (!exists || entity == null) return null;
  return ids.every((id) => exists(entity, id)) ? null : `“${label}” links to a record that does not exist.`;
}

function orList(words: readonly string[]): string {
  return joinWords(words, 'or') || 'nothing';
}
