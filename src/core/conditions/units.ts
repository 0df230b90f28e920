import { plainUnit } from '../shapes/units.ts';

/** What one of a unit is in the base of its family. Months have no fixed number of days, so they are a family of their own. */
const UNITS: readonly (readonly [family: string, units: Readonly<Record<string, number>>])[] = [
  ['time', { millisecond: 1, second: 1e3, minute: 6e4, hour: 36e5, day: 864e5, week: 6048e5 }],
  ['months', { month: 1, year: 12 }],
  ['mass', { mg: 1e-3, milligram: 1e-3, g: 1, gram: 1, kg: 1e3, kilogram: 1e3, t: 1e6, tonne: 1e6 }],
  ['length', { mm: 1e-3, cm: 1e-2, m: 1, metre: 1, meter: 1, km: 1e3, kilometre: 1e3, kilometer: 1e3 }],
  ['volume', { ml: 1e-3, cl: 1e-2, l: 1, litre: 1, liter: 1, 'm³': 1e3, m3: 1e3 }],
  ['energy', { wh: 1, kwh: 1e3, mwh: 1e6 }],
  ['data', { byte: 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12 }],
];

/** Currencies that are known in any case; any three capitals are taken for one. */
const CURRENCIES = [
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'JPY',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'HUF',
  'INR',
  'CNY',
];

interface Measure {
  readonly family: string;
  readonly factor: number;
}

const MEASURES: ReadonlyMap<string, Measure> = new Map(
  UNITS.flatMap(([family, units]) =>
    Object.entries(units).map(([unit, factor]): [string, Measure] => [unit, { family, factor }]),
  ),
);

/** Every spelling that may stand behind a number without being declared by a name. */
export const UNIT_WORDS: readonly string[] = [
  ...MEASURES.keys(),
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
  ...[
    'percent',
    '%',
    '€',
    '$',
    '£',
    'euro',
    'euros',
    'business days',
    'business day',
    'working days',
    'working day',
  ],
  ...CURRENCIES,
];

const measured = new Map<string, Measure>();

/** The family of a unit and its size in it; a unit nobody knows is a family of its own. */
export function measureOf(unit: string): Measure {
  const known = measured.get(unit);
  if (known !== undefined) return known;
  const plain = plainUnit(unit);
  const measure = MEASURES.get(plain) ?? { family: plain, factor: 1 };
  if (measured.size < 1_000) measured.set(unit, measure);
  return measure;
}

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

/** Whether a unit is a currency. */
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
