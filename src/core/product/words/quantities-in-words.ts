import type { Quantity } from '../../answers/sourced.ts';
import { unitScaleOf } from '../../conditions/units.ts';
import { readAmount } from '../../shapes/amount.ts';
import { canonicalUnit } from '../../shapes/units.ts';

/** A number in a sentence, with the quantities it may be, the one with the longest unit first. */
export interface NumberInWords {
  readonly start: number;
  /** As people see it: "14 days". */
  readonly text: string;
  /** With each unit that the words around it may be; a bare number has one reading, without a unit. */
  readonly readings: readonly Quantity[];
}

/** Digits that are not part of a word, a date, a time of day, a version number, or a quoted text. */
const NUMBER =
  /(?<![\p{L}\p{N}_.,:/\-−–])[-−]?(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?|\d[\d.,'’]*)(?![\p{L}\p{N}_]|[-:/]\d)/gu;
const QUOTED = /"[^"]*"|'[^'\n]*'(?!\w)/g;
const UNIT_AFTER = /^\s?([%€$£¥]|\p{L}[\p{L}²³]*)(?:\s(\p{L}[\p{L}²³]*))?/u;
const CURRENCY_BEFORE = /([€$£¥]|\b[A-Z]{3})\s?$/u;
const CURRENCY = /^(?:[€$£¥]|[A-Z]{3})$/u;

/** `isUnit` tells which words are a unit; by default the common ones. */
export function numbersInWords(
  text: string,
  isUnit: (unit: string) => boolean = isCommonUnit,
): readonly NumberInWords[] {
  if (!/\d/.test(text)) return [];
  const open = text.replace(QUOTED, (quoted) => ' '.repeat(quoted.length));
  return [...open.matchAll(NUMBER)].flatMap((match) => {
    const digits = match[0].replace(/[.,'’]+$/u, '');
    const amount = readAmount(digits);
    if (!amount.ok) return [];
    const after = open.slice(match.index + digits.length);
    const units = unitsAround(open.slice(0, match.index), after).filter(isUnit);
    const readings = (units.length > 0 ? units : ['']).map((unit) => quantityOf(amount.value, unit));
    return [{ start: match.index, text: readings[0]?.text ?? digits, readings }];
  });
}

function quantityOf(amount: string, unit: string): Quantity {
  return { amount: Number(amount), unit, text: `${amount} ${unit}`.trim() };
}

/** The candidates for a unit: the two words right after a number, the first of them, and the currency before it. */
function unitsAround(before: string, after: string): readonly string[] {
  const [, one = '', two = ''] = UNIT_AFTER.exec(after) ?? [];
  const [, currency = ''] = CURRENCY_BEFORE.exec(before) ?? [];
  return [two && `${one} ${two}`, one, currency].filter(Boolean);
}

/** Whether words are a unit of a family that can be converted, or a currency. */
export function isCommonUnit(unit: string): boolean {
  const plain = canonicalUnit(unit);
  return unitScaleOf(unit).family !== plain || plain === 'percent' || CURRENCY.test(unit) || CURRENCIES.has(plain);
}

const CURRENCIES = new Set('eur usd gbp chf jpy sek nok dkk pln czk dollar pound franc'.split(' '));
