import type { Quantity } from '../answers/sourced.ts';
import { DAY_MS } from '../base/dates.ts';
import { memoize } from '../base/memoize.ts';
import { canonicalUnit } from '../shapes/units.ts';

/** The family of a unit, and its factor to the family's base unit. */
interface UnitScale {
  readonly family: string;
  readonly factor: number;
}

/**
 * Units by family, in the singular. Working days are never turned into calendar days, and months have no fixed number
 * of days. kB, MB, GB are decimal and KiB, MiB, GiB binary (IEC 80000-13).
 */
const UNIT_FAMILIES: readonly (readonly [
  family: string,
  units: readonly (readonly [factor: number, ...string[]])[],
])[] = [
  [
    'time',
    [
      [1, 'millisecond'],
      [1e3, 'second'],
      [6e4, 'minute'],
      [36e5, 'hour'],
      [864e5, 'day', 'calendar day'],
      [6048e5, 'week', 'calendar week'],
      [12096e5, 'fortnight'],
    ],
  ],
  [
    'months',
    [
      [1, 'month', 'calendar month'],
      [3, 'quarter'],
      [12, 'year', 'calendar year'],
    ],
  ],
  ['working days', [[1, 'working day', 'business day', 'workday', 'weekday']]],
  [
    'data',
    [
      [1, 'byte', 'b'],
      [1e3, 'kb', 'kilobyte'],
      [1e6, 'mb', 'megabyte'],
      [1e9, 'gb', 'gigabyte'],
      [1e12, 'tb', 'terabyte'],
      [1024, 'kib', 'kibibyte'],
      [1024 ** 2, 'mib', 'mebibyte'],
      [1024 ** 3, 'gib', 'gibibyte'],
      [1024 ** 4, 'tib', 'tebibyte'],
    ],
  ],
  [
    'length',
    [
      [1, 'mm', 'millimetre', 'millimeter'],
      [10, 'cm', 'centimetre', 'centimeter'],
      [1e3, 'm', 'metre', 'meter'],
      [1e6, 'km', 'kilometre', 'kilometer'],
      [25.4, 'inch', 'inche'],
      [304.8, 'foot', 'feet', 'ft'],
      [914.4, 'yard'],
      [1_609_344, 'mile'],
    ],
  ],
  [
    'mass',
    [
      [1, 'mg', 'milligram'],
      [1e3, 'g', 'gram'],
      [1e6, 'kg', 'kilogram', 'kilo'],
      [1e9, 't', 'tonne', 'ton'],
      [28_349.523125, 'ounce', 'oz'],
      [453_592.37, 'lb', 'pound'],
    ],
  ],
  [
    'volume',
    [
      [1, 'ml', 'millilitre', 'milliliter'],
      [10, 'cl', 'centilitre', 'centiliter'],
      [1e3, 'l', 'litre', 'liter'],
      [1e6, 'm³', 'm3', 'cubic metre', 'cubic meter'],
    ],
  ],
  [
    'area',
    [
      [1, 'm²', 'm2', 'square metre', 'square meter'],
      [1e4, 'ha', 'hectare'],
      [1e6, 'km²', 'km2'],
    ],
  ],
  [
    'energy',
    [
      [1, 'wh'],
      [1e3, 'kwh'],
      [1e6, 'mwh'],
    ],
  ],
  [
    'percent',
    [
      [1, 'percent', 'per cent', 'pct'],
      [0.1, 'permille', 'per mille', '‰'],
    ],
  ],
];

const UNIT_SCALES: ReadonlyMap<string, UnitScale> = new Map(
  UNIT_FAMILIES.flatMap(([family, units]) =>
    units.flatMap(([factor, ...names]) => names.map((name): [string, UnitScale] => [name, { family, factor }])),
  ),
);

/**
 * The family of a unit and its factor there; in any case, singular or plural, short or written out. A unit that belongs
 * to none (a currency, "tries") is a family of its own; an amount without a unit is the family "".
 */
export const unitScaleOf = memoize((unit: string): UnitScale => {
  const plain = canonicalUnit(unit);
  return UNIT_SCALES.get(plain) ?? { family: plain, factor: 1 };
}, 1_000);

const TIMES: ReadonlySet<string> = new Set(['time', 'months', 'working days']);

/** Whether a unit counts time, including working days and months. */
export function isTimeUnit(unit: string): boolean {
  return TIMES.has(unitScaleOf(unit).family);
}

/** Currencies that are known in upper and lower case; any other three capitals are taken for one too. */
const CURRENCIES = 'EUR USD GBP CHF JPY SEK NOK DKK PLN CZK HUF INR CNY'.split(' ');

/** Every spelling that may follow a number without being declared by a name. */
export const UNIT_WORDS: readonly string[] = [
  ...UNIT_SCALES.keys(),
  ...['milliseconds', 'seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years', 'sec', 'min', 'h', 'hr'],
  ...['grams', 'kilograms', 'tonnes', 'metres', 'meters', 'litres', 'liters', 'bytes'],
  ...['%', '€', '$', '£', 'euro', 'euros', 'business days', 'working days'],
  ...CURRENCIES,
];

/** Whether a unit counts time that a calendar can add. */
export function isCalendarTime(unit: string): boolean {
  return unit !== '' && isTimeUnit(unit);
}

export function isShorterThanDay(unit: string): boolean {
  const { family, factor } = unitScaleOf(unit);
  return family === 'time' && factor < 864e5;
}

export function isCurrency(unit: string): boolean {
  return /^[A-Z]{3}$/.test(unit) || unit === '¥' || CURRENCIES.includes(canonicalUnit(unit).toUpperCase());
}

/** Whether amounts of both units can be compared and added; an amount without a unit goes with any. */
export function unitsAgree(one: string, other: string): boolean {
  return one === other || one === '' || other === '' || unitScaleOf(one).family === unitScaleOf(other).family;
}

/** An amount of one unit in another one that agrees with it; without a unit it stays the same. */
export function convertOrKeep(amount: number, from: string, to: string): number {
  return convertUnit(amount, from, to) ?? amount;
}

/** Removes the rounding errors of binary fractions: 0.1 + 0.2 is 0.3. */
export function dropRoundingError(amount: number): number {
  return Number.isSafeInteger(amount) ? amount : Number(amount.toPrecision(15));
}

/** Relative tolerance within which amounts are equal: rounding errors of binary fractions are smaller. */
const EPSILON = 1e-12;

/** Days of a month at least and at most; a year has 365 or 366. */
const MONTH_DAYS = { least: 28, most: 31 } as const;

/**
 * Which of two quantities is larger: below 0 the second, 0 neither, above 0 the first. Undefined where their units do
 * not compare: two currencies, working days and calendar days, a number without a unit and one with, a month and 30 days.
 */
export function compareQuantities(a: Quantity, b: Quantity): number | undefined {
  const one = unitScaleOf(a.unit);
  const other = unitScaleOf(b.unit);
  if (one.family === other.family) return apart(a.amount * one.factor, b.amount * other.factor);
  const [first, second] = [daysOf(a, one), daysOf(b, other)];
  if (!first || !second) return undefined;
  if (first.most < second.least) return -1;
  return first.least > second.most ? 1 : undefined;
}

/** Above 0 where `one` is larger; an amount without a unit goes with any. Undefined where the two do not compare. */
export function compareLoosely(one: Quantity, other: Quantity): number | undefined {
  return one.unit === '' || other.unit === '' ? one.amount - other.amount : compareQuantities(one, other);
}

export function isSameQuantity(a: Quantity, b: Quantity): boolean {
  return compareQuantities(a, b) === 0;
}

/** An amount of one unit in another of its family; undefined where the two are of different families. */
export function convertUnit(amount: number, from: string, to: string): number | undefined {
  const one = unitScaleOf(from);
  const other = unitScaleOf(to);
  if (one.family !== other.family) return undefined;
  return one.factor === other.factor ? amount : dropRoundingError((amount * one.factor) / other.factor);
}

function apart(a: number, b: number): number {
  return Math.abs(a - b) <= EPSILON * Math.max(Math.abs(a), Math.abs(b)) ? 0 : a - b;
}

/** A duration in calendar days, at least and at most; undefined where the unit is not calendar time. */
function daysOf({ amount }: Quantity, { family, factor }: UnitScale) {
  if (family === 'time') return { least: (amount * factor) / DAY_MS, most: (amount * factor) / DAY_MS };
  if (family !== 'months') return undefined;
  const months = amount * factor;
  const years = Math.floor(months / 12);
  const rest = months - years * 12;
  return {
    least: years * 365 + rest * MONTH_DAYS.least,
    most: years * 366 + rest * MONTH_DAYS.most,
  };
}
