import { memoize } from '../../base/memoize.ts';
import { plainUnit } from '../../shapes/units.ts';

/** Where a unit belongs, and how many of the family's base it is. */
export interface Measure {
  readonly family: string;
  readonly factor: number;
}

/**
 * Units by family, in the singular. Working days are never turned into calendar days, and months have no fixed number
 * of days. kB, MB, GB are decimal and KiB, MiB, GiB binary (IEC 80000-13).
 */
const FAMILIES: readonly (readonly [
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

const MEASURES: ReadonlyMap<string, Measure> = new Map(
  FAMILIES.flatMap(([family, units]) =>
    units.flatMap(([factor, ...names]) => names.map((name): [string, Measure] => [name, { family, factor }])),
  ),
);

export const UNIT_NAMES: readonly string[] = [...MEASURES.keys()];

/**
 * The family of a unit and its size there, in any case, singular or plural, short or written out. A unit that belongs
 * to none (a currency, "tries") is a family of its own; an amount without a unit is the family "".
 */
export const measureOf = memoize((unit: string): Measure => {
  const plain = plainUnit(unit);
  return MEASURES.get(plain) ?? { family: plain, factor: 1 };
}, 1_000);

const TIMES: ReadonlySet<string> = new Set(['time', 'months', 'working days']);

/** Whether a unit counts time, working days and months among it. */
export function isTime(unit: string): boolean {
  return TIMES.has(measureOf(unit).family);
}
