import { dayOfMoment, momentOfDay, monthsLater } from '../calendar.ts';
import type { Sum } from '../parse/tree.ts';
import { inUnitOf, isCalendarTime, isCurrency, isWithinDay, measureOf, tidy, unitsAgree } from '../units.ts';
import { areTwoCurrencies, product, quotient } from './products.ts';
import { type Amount, amountOf, failure, type Result, spoken, textOf, type Value } from './values.ts';

type Work = (left: Value, right: Value) => Result | null;

const WORK: Readonly<Record<Sum, Work>> = {
  '+': added,
  '-': subtracted,
  '*': (left, right) =>
    left.is === 'amount' && right.is === 'amount' && !(isCurrency(left.unit) && isCurrency(right.unit))
      ? finite(product(left, right))
      : null,
  '/': (left, right) =>
    left.is === 'amount' && right.is === 'amount' && !areTwoCurrencies(left.unit, right.unit)
      ? (byZero(left, right) ?? finite(quotient(left, right)))
      : null,
  '%': (left, right) => byZero(left, right) ?? inOneUnit(left, right, (a, b) => a % b),
};

export const DONE: Readonly<Record<Sum, string>> = {
  '+': 'added',
  '-': 'subtracted',
  '*': 'multiplied',
  '/': 'divided',
  '%': 'divided',
};

export function summed(op: Sum, left: Value, right: Value): Result {
  return WORK[op](left, right) ?? failure(`${spoken(left)} and ${spoken(right)} cannot be ${DONE[op]}.`);
}

function added(left: Value, right: Value): Result | null {
  if (isPointInTime(left)) return later(left, right, 1);
  if (isPointInTime(right)) return later(right, left, 1);
  if (left.is === 'text' && right.is === 'text') return textOf(left.text + right.text);
  return inOneUnit(left, right, (a, b) => a + b);
}

function subtracted(left: Value, right: Value): Result | null {
  if (left.is === 'moment' && right.is === 'moment') return amountOf(tidy((left.at - right.at) / 36e5), 'hours');
  const from = dayIn(right);
  const to = dayIn(left);
  if (from !== null && to !== null) return amountOf(to - from, 'days');
  return isPointInTime(left) ? later(left, right, -1) : inOneUnit(left, right, (a, b) => a - b);
}

function inOneUnit(left: Value, right: Value, work: (a: number, b: number) => number): Result | null {
  if (left.is !== 'amount' || right.is !== 'amount' || !unitsAgree(left.unit, right.unit)) return null;
  const unit = left.unit || right.unit;
  return finite(amountOf(work(left.amount, inUnitOf(right.amount, right.unit, unit)), unit));
}

function byZero(left: Value, right: Value): Result | null {
  return right.is === 'amount' && right.amount === 0 ? failure(`${spoken(left)} cannot be divided by zero.`) : null;
}

function finite({ amount, unit }: Amount): Result {
  return Number.isFinite(amount) ? amountOf(tidy(amount), unit) : failure('The result is too large to be a number.');
}

type PointInTime = Extract<Value, { readonly is: 'date' | 'moment' }>;

const isPointInTime = (value: Value): value is PointInTime => value.is === 'date' || value.is === 'moment';

/** The day a date is, or a moment falls on in UTC; null for anything else. */
export function dayIn(value: Value): number | null {
  if (value.is === 'date') return value.day;
  return value.is === 'moment' ? dayOfMoment(value.at) : null;
}

/** The range of `Date`, in milliseconds (ECMA-262, 21.4.1.1). */
const LAST_MOMENT = 8.64e15;

function later(from: PointInTime, by: Value, sign: 1 | -1): Result | null {
  if (by.is !== 'amount' || !isCalendarTime(by.unit)) return null;
  const { family, factor } = measureOf(by.unit);
  const start = from.is === 'date' ? momentOfDay(from.day) : from.at;
  const steps = by.amount * factor * sign;
  const at = family === 'months' ? monthsLater(start, Math.trunc(steps)) : Math.round(start + steps);
  if (!(Math.abs(at) <= LAST_MOMENT)) return failure(`${spoken(by)} from there is outside the calendar.`);
  const isDay = from.is === 'date' && !isWithinDay(by.unit);
  return isDay ? { is: 'date', day: dayOfMoment(at) } : { is: 'moment', at };
}

export function negative(value: Value): Result {
  return value.is === 'amount'
    ? amountOf(-value.amount, value.unit)
    : failure(`${spoken(value)} is not a number, so it has no negative.`);
}
