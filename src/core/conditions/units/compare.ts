import type { Quantity } from '../../answers/sourced.ts';
import { DAY } from '../calendar.ts';
import { type Measure, measureOf } from './families.ts';

/** Two sizes this near, as a part of the larger, are equal: binary fractions leave no more dust than that. */
const DUST = 1e-12;

/** Days of a month at least and at most; a year has 365 or 366. */
const MONTH_DAYS = { least: 28, most: 31 } as const;

/**
 * Which of two quantities is larger: below 0 the second, 0 neither, above 0 the first. Undefined where their units do
 * not compare: two currencies, working days and calendar days, a number without a unit and one with, a month and 30 days.
 */
export function compare(a: Quantity, b: Quantity): number | undefined {
  const one = measureOf(a.unit);
  const other = measureOf(b.unit);
  if (one.family === other.family) return apart(a.amount * one.factor, b.amount * other.factor);
  const [first, second] = [daysOf(a, one), daysOf(b, other)];
  if (!first || !second) return undefined;
  if (first.most < second.least) return -1;
  return first.least > second.most ? 1 : undefined;
}

export function sameQuantity(a: Quantity, b: Quantity): boolean {
  return compare(a, b) === 0;
}

/** An amount of one unit in another of its family; undefined where the two are of different families. */
export function converted(amount: number, from: string, to: string): number | undefined {
  const one = measureOf(from);
  const other = measureOf(to);
  if (one.family !== other.family) return undefined;
  return one.factor === other.factor
    ? amount
    : Number(((amount * one.factor) / other.factor).toPrecision(15));
}

function apart(a: number, b: number): number {
  const difference = a - b;
  return Math.abs(difference) <= DUST * Math.max(Math.abs(a), Math.abs(b)) ? 0 : difference;
}

/** A time in calendar days, at least and at most; undefined for what is no calendar time. */
function daysOf({ amount }: Quantity, { family, factor }: Measure) {
  if (family === 'time') return { least: (amount * factor) / DAY, most: (amount * factor) / DAY };
  if (family !== 'months') return undefined;
  const months = amount * factor;
  const years = Math.floor(months / 12);
  const rest = months - years * 12;
  return {
    least: years * 365 + rest * MONTH_DAYS.least,
    most: years * 366 + rest * MONTH_DAYS.most,
  };
}
