import { knownValue } from '../answers/sourced.ts';
import { dateInWords, parseDay } from '../base/dates.ts';
import { durationWords } from '../conditions/duration-words.ts';
import { isCurrency } from '../conditions/units.ts';
import { plural, singularOf } from '../english/plural.ts';
import type { Field } from '../model/types.ts';
import { isMoney, valueText } from './cell-text.ts';
import { currenciesOf, decimalPlacesOf } from './checks/type-check.ts';

/** What was worked out, as people write it, in a unit if it is a mere number. */
export function valueWords(value: unknown, unit = ''): string {
  if (isMoney(value)) return amountWords(value.amount, value.unit);
  if (typeof value === 'number') return measureWords(Math.round(value * 100) / 100, unit);
  return dateInWords(valueText(value));
}

/** A value of a field as people write it: “1,250.00 EUR”, “3 Mar 2026”, “yes”, “1 day”. */
export function fieldWords(value: unknown, field: Field): string {
  const [currency] = knownValue(field.type) === 'money' ? currenciesOf(field) : [];
  const amount = typeof value === 'number' && currency ? { amount: value, unit: currency } : value;
  if (Array.isArray(amount)) return amount.map((one) => fieldWords(one, field)).join(', ');
  if (isMoney(amount)) return amountWords(amount.amount, amount.unit, decimalPlacesOf(field));
  if (typeof amount === 'number') return ownNumber(amount, field);
  const kind = knownValue(field.type);
  return kind === 'date' || kind === 'computed' ? dateInWords(valueText(amount)) : valueText(amount);
}

/** A length of time as people say it; any other number with its unit. */
function ownNumber(amount: number, { format, unit }: Field): string {
  const said = knownValue(unit) ?? '';
  const words = knownValue(format) === 'duration' ? durationWords(amount, said) : undefined;
  return words ?? numberWithUnit(amount, said);
}

/** A number that was worked out: seconds as a length of time, money with its decimals. */
export function measureWords(amount: number, unit: string): string {
  return (/^seconds?$/u.test(unit) ? durationWords(amount, unit) : undefined) ?? numberWithUnit(amount, unit);
}

/** From here on thousands are set apart in a bare number; below, it may be a year. */
const LARGE = 10_000;

function numberWithUnit(value: number, unit: string): string {
  return unit === '' && Math.abs(value) < LARGE ? valueText(value) : amountWords(value, unit);
}

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });

/** A number with its thousands set apart: “12,400”. */
export function numberWords(value: number): string {
  return NUMBER.format(value);
}

/** An amount with its unit, in the singular for one; money with its decimals: “1 day”, “2.5 hours”, “4.00 EUR”. */
export function amountWords(value: number, unit: string, places = isCurrency(unit) ? 2 : undefined): string {
  const isWhole = places === undefined;
  const decimals = { minimumFractionDigits: places, maximumFractionDigits: places };
  const words = isWhole ? numberWords(value) : value.toLocaleString('en', decimals);
  return `${words} ${isWhole && value === 1 ? singularOf(unit) : unit}`.trim();
}

const SHORT = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 });

/** An amount to be read at a glance: “12.4k”, “2m 23s”, “57%”; one with another unit as always. */
export function shortAmount(value: number, unit: string): string {
  if (unit === '%') return `${numberWords(Math.round(value))}%`;
  if (/^seconds?$/u.test(unit))
    return measureWords(Math.round(value), unit).replaceAll(/ (?=[a-z])([a-z])[a-z]*/gu, '$1');
  return unit === '' && Math.abs(value) >= LARGE ? SHORT.format(value).replace('K', 'k') : measureWords(value, unit);
}

/** How far a day is from today, in days: “today”, “in 3 days”, “2 days ago”; undefined for what is no day. */
export function distanceWords(day: string, today: string): string | undefined {
  const [at, now] = [parseDay(day.slice(0, 10)), parseDay(today)];
  if (at === null || now === null) return undefined;
  if (at === now) return 'today';
  const days = plural(Math.abs(at - now), '1 day', `${numberWords(Math.abs(at - now))} days`);
  return at > now ? `in ${days}` : `${days} ago`;
}

/** A month as people read it: “Mar 2026” for “2026-03”. */
export function monthInWords(month: string): string {
  return dateInWords(`${month}-01`).replace(/^1 /u, '');
}
