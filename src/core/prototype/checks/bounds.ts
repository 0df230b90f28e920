import { knownValue } from '../../answers/sourced.ts';
import { dayOfTimestamp, parseDay } from '../../base/dates.ts';
import { convertOrKeep } from '../../conditions/units.ts';
import type { Field } from '../../model/types.ts';
import type { Bound, Bounds, CheckContext } from './types.ts';
import { amountIn, timestampIn } from './values.ts';

/** The size of a value on the scale of a range: a day since 1970, or an amount in the unit of the field. */
export function sizeOf(value: unknown, field: Field): number | undefined {
  if (knownValue(field.type) === 'date') return dayIn(value);
  const read = amountIn(value);
  if (!read) return knownValue(field.type) === undefined ? dayIn(value) : undefined;
  return convertOrKeep(read.amount, read.unit, knownValue(field.unit) ?? '');
}

/** The day since 1970 of a date or a moment. */
export function dayIn(value: unknown): number | undefined {
  const at = timestampIn(value);
  return at === undefined ? undefined : dayOfTimestamp(at);
}

/** The end of the range that a size violates; null where it lies within. */
export function violatedEnd(size: number, { least, most }: Bounds, today: number): 'least' | 'most' | null {
  if (least && isOutside(least.at(today) - size, least)) return 'least';
  return most && isOutside(size - most.at(today), most) ? 'most' : null;
}

/** `by` is the distance beyond the bound; 0 on the bound itself. */
function isOutside(by: number, { inclusive }: Bound): boolean {
  return inclusive ? by > 0 : by >= 0;
}

/** Days since 1970 of the day on which a record is checked; NaN where it is not known: no bound is violated then. */
export function todayOf({ today = '' }: CheckContext): number {
  return parseDay(today) ?? Number.NaN;
}
