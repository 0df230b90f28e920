import { knownValue, type Sourced } from '../../answers/sourced.ts';
import type { Quantity } from '../../answers/things.ts';
import { converted } from '../../conditions/units/compare.ts';

/** How many days a time is, a month taken for the twelfth of a year; undefined for what is no time. */
export function daysOf(held: Sourced<Quantity>): number | undefined {
  const time = knownValue(held);
  if (!time) return undefined;
  const months = converted(time.amount, time.unit, 'months');
  return (
    converted(time.amount, time.unit, 'days') ?? (months === undefined ? undefined : (months * 365) / 12)
  );
}
