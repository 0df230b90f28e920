import { plainUnit } from '../shapes/units.ts';
import { measureOf, UNIT_NAMES } from './units/families.ts';

/** Currencies that are known in any case; any three capitals are taken for one. */
const CURRENCIES = 'EUR USD GBP CHF JPY SEK NOK DKK PLN CZK HUF INR CNY'.split(' ');

/** Every spelling that may stand behind a number without being declared by a name. */
export const UNIT_WORDS: readonly string[] = [
  ...UNIT_NAMES,
  ...[
    'milliseconds',
    'seconds',
    'minutes',
    'hours',
    'days',
    'weeks',
    'months',
    'years',
    'sec',
    'min',
    'h',
    'hr',
  ],
  ...['grams', 'kilograms', 'tonnes', 'metres', 'meters', 'litres', 'liters', 'bytes'],
  ...['%', '€', '$', '£', 'euro', 'euros', 'business days', 'working days'],
  ...CURRENCIES,
];

/** Whether a unit counts time that a calendar can add. */
export function isTime(unit: string): boolean {
  const { family } = measureOf(unit);
  return unit !== '' && (family === 'time' || family === 'months');
}

/** Whether a unit of time is shorter than a day. */
export function isWithinDay(unit: string): boolean {
  const { family, factor } = measureOf(unit);
  return family === 'time' && factor < 864e5;
}

export function isCurrency(unit: string): boolean {
  return /^[A-Z]{3}$/.test(unit) || unit === '¥' || CURRENCIES.includes(plainUnit(unit).toUpperCase());
}

/** Whether amounts of both units can be compared and added; an amount without a unit goes with any. */
export function unitsAgree(one: string, other: string): boolean {
  return one === other || one === '' || other === '' || measureOf(one).family === measureOf(other).family;
}

/** An amount of one unit in another of its family. */
export function converted(amount: number, from: string, to: string): number {
  if (from === to || from === '' || to === '') return amount;
  const was = measureOf(from).factor;
  const is = measureOf(to).factor;
  return was === is ? amount : tidy((amount * was) / is);
}

/** Without the dust that binary fractions leave behind: 0.1 + 0.2 is 0.3. */
export function tidy(amount: number): number {
  return Number.isSafeInteger(amount) ? amount : Number(amount.toPrecision(15));
}
