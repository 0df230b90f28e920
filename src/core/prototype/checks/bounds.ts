import { knownValue } from '../../answers/sourced.ts';
import { dayOf, dayOfMoment } from '../../conditions/calendar.ts';
import { converted } from '../../conditions/units.ts';
import type { Field } from '../../model/types.ts';
import type { Bound, CheckContext, Span } from './types.ts';
import { amountIn, timeIn } from './values.ts';

/** The size of a value as a range measures it: a day since 1970, or an amount in the unit of the field. */
export function sizeOf(value: unknown, field: Field): number | undefined {
  if (knownValue(field.type) === 'date') return dayIn(value);
  const read = amountIn(value);
  if (!read) return knownValue(field.type) === undefined ? dayIn(value) : undefined;
  const own = knownValue(field.unit) ?? '';
  return read.unit === '' || own === ''
    ? read.amount
    : (converted(read.amount, read.unit, own) ?? read.amount);
}

/** The day since 1970 of a date or a moment. */
export function dayIn(value: unknown): number | undefined {
  const at = timeIn(value);
  return at === undefined ? undefined : dayOfMoment(at);
}

function isBelow(size: number, { at, inclusive }: Bound, today: number): boolean {
  const least = at(today);
  return inclusive ? size < least : size <= least;
}

function isAbove(size: number, { at, inclusive }: Bound, today: number): boolean {
  const most = at(today);
  return inclusive ? size > most : size >= most;
}

/** Which end of a span a size is beyond. */
export function beyond(size: number, { least, most }: Span, today: number): 'least' | 'most' | null {
  if (least && isBelow(size, least, today)) return 'least';
  return most && isAbove(size, most, today) ? 'most' : null;
}

/** Days since 1970 of the day a record is checked on; NaN where it is not known, which no limit is beyond. */
export function todayOf({ today = '' }: CheckContext): number {
  return dayOf(today) ?? Number.NaN;
}
