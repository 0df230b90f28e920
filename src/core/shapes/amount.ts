import type { NumberValue, ParseResult } from './types.ts';
import { canonicalUnit } from './units.ts';

/** Singulars of the units that the bank offers in the plural. */
const ONES: ReadonlyMap<string, string> = new Map([
  ['seconds', 'second'],
  ['minutes', 'minute'],
  ['hours', 'hour'],
  ['days', 'day'],
  ['weeks', 'week'],
  ['months', 'month'],
  ['years', 'year'],
  ['times', 'time'],
  ['lines', 'line'],
  ['places', 'place'],
  ['euros', 'euro'],
  ['dollars', 'dollar'],
  ['pounds', 'pound'],
]);

/** "14 days"; "1 day". */
export function amountInWords({ amount, unit }: NumberValue): string {
  const isOne = /^[+\-−–]?1$/u.test(amount);
  const words = isOne ? unit.split(' ').map((word) => ONES.get(word) ?? word) : [unit];
  return `${amount} ${words.join(' ')}`.trim();
}

const SPACE_GROUPS = /^\d{1,3}(?:[ '’]\d{3})+(?=$|[.,])/u;
const GROUPS = {
  ',': /^\d{1,3}(?:,\d{2,3})*,\d{3}$/,
  '.': /^\d{1,3}(?:\.\d{3})+$/,
} as const;
const MAX_LENGTH = 40;

/**
 * Reads an amount as people write it (`1 200.50`, `1,200.50`, `1.200,50`, `−3`) into a decimal string with a point. One
 * separator before exactly three digits ("1,200") can mean two numbers a factor of 1000 apart, so it is an error.
 */
export function readAmount(typed: string): ParseResult<string> {
  const text = typed.trim().replace(/\s/gu, ' ');
  const [, sign = '', body = ''] = /^([+\-−–]?) ?(.*)$/su.exec(text) ?? [];
  const spaced = SPACE_GROUPS.test(body);
  const plain = spaced ? body.replace(/[ '’]/gu, '') : body;
  if (plain.length > MAX_LENGTH || !/^[\d.,]*\d[\d.,]*$/.test(plain)) return notANumber(typed);
  if (!spaced && /^[1-9]\d{0,2}[.,]\d{3}$/.test(plain)) return twoMeanings(typed, plain);
  const decimal = withPoint(plain);
  if (decimal === null) return notANumber(typed);
  return { ok: true, value: (sign === '' || sign === '+' ? '' : '-') + decimal };
}

function withPoint(plain: string): string | null {
  const point = plain.lastIndexOf('.');
  const comma = plain.lastIndexOf(',');
  const mark = point > comma ? '.' : ',';
  const last = Math.max(point, comma);
  if (last < 0) return plain;
  if (plain.indexOf(mark) !== last) return GROUPS[mark].test(plain) ? plain.replaceAll(mark, '') : null;
  const whole = ungrouped(plain.slice(0, last), mark === '.' ? ',' : '.');
  const part = plain.slice(last + 1);
  if (whole === null) return null;
  return part === '' ? whole : `${whole || '0'}.${part}`;
}

function ungrouped(whole: string, mark: '.' | ','): string | null {
  if (!whole.includes(mark)) return whole;
  return GROUPS[mark].test(whole) ? whole.replaceAll(mark, '') : null;
}

function notANumber(typed: string): ParseResult<string> {
  return { ok: false, problem: `“${shortened(typed)}” is not a number; write digits, like 30 or 1200.50.` };
}

function twoMeanings(typed: string, plain: string): ParseResult<string> {
  const whole = plain.replace(/[.,]/, '');
  const part = `${plain.replace(',', '.')}0`;
  return { ok: false, problem: `“${shortened(typed)}” can be read in two ways; write ${whole} or ${part}.` };
}

function shortened(typed: string): string {
  const text = typed.trim();
  return text.length > MAX_LENGTH ? `${[...text].slice(0, MAX_LENGTH).join('')}…` : text;
}

/** Each unit in the smallest one of its family. Business days are never converted, nor months into days. */
const SMALLEST_UNITS: ReadonlyMap<string, readonly [smallest: string, count: bigint]> = new Map([
  ['millisecond', ['millisecond', 1n]],
  ['second', ['millisecond', 1_000n]],
  ['minute', ['millisecond', 60_000n]],
  ['hour', ['millisecond', 3_600_000n]],
  ['day', ['millisecond', 86_400_000n]],
  ['week', ['millisecond', 604_800_000n]],
  ['month', ['month', 1n]],
  ['year', ['month', 12n]],
]);

/** One key for every way of writing a quantity: 90 minutes and 1.5 hours give the same. */
export function quantityKey({ amount, unit }: NumberValue): string {
  const plain = canonicalUnit(unit);
  const [smallest, count] = SMALLEST_UNITS.get(plain) ?? [plain, 1n];
  const read = readAmount(amount);
  return `${read.ok ? multiplyDecimal(read.value, count) : amount.trim()} ${smallest}`;
}

/** A decimal string times a whole number, without trailing zeros. */
function multiplyDecimal(decimal: string, count: bigint): string {
  const [whole = '', part = ''] = decimal.replace('-', '').split('.');
  const digits = (BigInt(whole + part) * count).toString().padStart(part.length + 1, '0');
  const cut = digits.length - part.length;
  const fraction = digits.slice(cut).replace(/0+$/, '');
  const size = fraction === '' ? digits.slice(0, cut) : `${digits.slice(0, cut)}.${fraction}`;
  return decimal.startsWith('-') && /[1-9]/.test(size) ? `-${size}` : size;
}
