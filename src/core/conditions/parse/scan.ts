import { parseDay, parseTimestamp } from '../../base/dates.ts';
import { amountOf, type RuntimeValue } from '../evaluate/values.ts';

export interface ScannedValue {
  readonly value: RuntimeValue;
  readonly end: number;
}

const SPACE = /\s+/y;
const NUMBER = /(?:\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?!\d)|\d+)(?:\.\d+)?/y;
const DATE = /\d{4}-\d\d-\d\d(?!\d)/y;
const MOMENT = /\d{4}-\d\d-\d\dt\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:z|[+-]\d\d:?\d\d)?/y;

const CLOSING_QUOTES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['„', '“”'],
  ['‘', '’'],
  ['«', '»'],
  ['»', '«'],
]);
const ESCAPED = new Map(Object.entries({ n: '\n', r: '\r', t: '\t' }));

export function afterSpace(text: string, at: number): number {
  return endOf(SPACE, text, at) || at;
}

export function scanNumber(low: string, at: number): ScannedValue | null {
  return scanMoment(low, at) ?? scanDate(low, at) ?? scanDigits(low, at);
}

function scanMoment(low: string, at: number): ScannedValue | null {
  const end = endOf(MOMENT, low, at);
  const moment = end === 0 ? null : parseTimestamp(low.slice(at, end).toUpperCase());
  return moment === null ? null : { value: { is: 'moment', at: moment }, end };
}

function scanDate(low: string, at: number): ScannedValue | null {
  const end = endOf(DATE, low, at);
  const day = end === 0 ? null : parseDay(low.slice(at, end));
  return day === null ? null : { value: { is: 'date', day }, end };
}

/** The end of what is written like a date, even if there is no such day; 0 where there is none. */
export function dateLikeEnd(low: string, at: number): number {
  return endOf(DATE, low, at);
}

function scanDigits(low: string, at: number): ScannedValue | null {
  const end = endOf(NUMBER, low, at);
  if (end === 0) return null;
  const amount = Number(low.slice(at, end).replace(/[^\d.]/g, ''));
  return Number.isFinite(amount) ? { value: amountOf(amount), end } : null;
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : 0;
}

export function isOpeningQuote(sign: string): boolean {
  return CLOSING_QUOTES.has(sign);
}

/** The end of a text in quotation marks, after the closing one; null where it is not closed. */
export function quotedEnd(low: string, at: number): number | null {
  const closing = CLOSING_QUOTES.get(low.charAt(at)) ?? '';
  for (let end = at + 1; end < low.length; end += 1) {
    if (low.charAt(end) === '\\') end += 1;
    else if (closing.includes(low.charAt(end))) return end + 1;
  }
  return null;
}

/** The text between quotation marks; `\"` is an escaped one. */
export function unquote(quoted: string): string {
  return quoted.slice(1, -1).replace(/\\(.)/gsu, (_, sign: string) => ESCAPED.get(sign) ?? sign);
}
