import { addMonths, addWorkdays, dayOfTimestamp, startOfDay } from '../../base/dates.ts';
import type { ArithmeticOperator } from '../parse/tree.ts';
import {
  convertOrKeep,
  dropRoundingError,
  isCalendarTime,
  isCurrency,
  isShorterThanDay,
  unitScaleOf,
  unitsAgree,
} from '../units.ts';
import { areTwoCurrencies, divide, multiply } from './multiplication.ts';
import { type Amount, amountOf, failure, type RuntimeValue, textOf, type ValueResult, valueInWords } from './values.ts';

type ArithmeticFunction = (left: RuntimeValue, right: RuntimeValue) => ValueResult | null;

const ARITHMETIC: Readonly<Record<ArithmeticOperator, ArithmeticFunction>> = {
  '+': add,
  '-': subtract,
  '*': (left, right) =>
    left.is === 'amount' && right.is === 'amount' && !(isCurrency(left.unit) && isCurrency(right.unit))
      ? finite(multiply(left, right))
      : null,
  '/': (left, right) =>
    left.is === 'amount' && right.is === 'amount' && !areTwoCurrencies(left.unit, right.unit)
      ? (byZero(left, right) ?? finite(divide(left, right)))
      : null,
  '%': (left, right) => byZero(left, right) ?? inSameUnit(left, right, (a, b) => a % b),
};

export const PAST_PARTICIPLES: Readonly<Record<ArithmeticOperator, string>> = {
  '+': 'added',
  '-': 'subtracted',
  '*': 'multiplied',
  '/': 'divided',
  '%': 'divided',
};

export function calculate(op: ArithmeticOperator, left: RuntimeValue, right: RuntimeValue): ValueResult {
  return (
    ARITHMETIC[op](left, right) ??
    failure(`${valueInWords(left)} and ${valueInWords(right)} cannot be ${PAST_PARTICIPLES[op]}.`)
  );
}

function add(left: RuntimeValue, right: RuntimeValue): ValueResult | null {
  if (isPointInTime(left)) return shiftTime(left, right, 1);
  if (isPointInTime(right)) return shiftTime(right, left, 1);
  if (left.is === 'text' && right.is === 'text') return textOf(left.text + right.text);
  return inSameUnit(left, right, (a, b) => a + b);
}

function subtract(left: RuntimeValue, right: RuntimeValue): ValueResult | null {
  if (left.is === 'moment' && right.is === 'moment')
    return amountOf(dropRoundingError((left.at - right.at) / 36e5), 'hours');
  const from = dayOfValue(right);
  const to = dayOfValue(left);
  if (from !== null && to !== null) return amountOf(to - from, 'days');
  return isPointInTime(left) ? shiftTime(left, right, -1) : inSameUnit(left, right, (a, b) => a - b);
}

function inSameUnit(
  left: RuntimeValue,
  right: RuntimeValue,
  work: (a: number, b: number) => number,
): ValueResult | null {
  if (left.is !== 'amount' || right.is !== 'amount' || !unitsAgree(left.unit, right.unit)) return null;
  const unit = left.unit || right.unit;
  return finite(amountOf(work(left.amount, convertOrKeep(right.amount, right.unit, unit)), unit));
}

function byZero(left: RuntimeValue, right: RuntimeValue): ValueResult | null {
  return right.is === 'amount' && right.amount === 0
    ? failure(`${valueInWords(left)} cannot be divided by zero.`)
    : null;
}

function finite({ amount, unit }: Amount): ValueResult {
  return Number.isFinite(amount)
    ? amountOf(dropRoundingError(amount), unit)
    : failure('The result is too large to be a number.');
}

type PointInTime = Extract<RuntimeValue, { readonly is: 'date' | 'moment' }>;

const isPointInTime = (value: RuntimeValue): value is PointInTime => value.is === 'date' || value.is === 'moment';

/** The day of a date, or of a moment in UTC; null for anything else. */
export function dayOfValue(value: RuntimeValue): number | null {
  if (value.is === 'date') return value.day;
  return value.is === 'moment' ? dayOfTimestamp(value.at) : null;
}

/** The range of `Date`, in milliseconds (ECMA-262, 21.4.1.1). */
const LAST_MOMENT = 8.64e15;

function shiftTime(from: PointInTime, by: RuntimeValue, sign: 1 | -1): ValueResult | null {
  if (by.is !== 'amount' || !isCalendarTime(by.unit)) return null;
  const { family, factor } = unitScaleOf(by.unit);
  if (family === 'working days') return shiftWorkdays(from, by.amount * sign);
  const start = from.is === 'date' ? startOfDay(from.day) : from.at;
  const steps = by.amount * factor * sign;
  const at = family === 'months' ? addMonths(start, Math.trunc(steps)) : Math.round(start + steps);
  if (!(Math.abs(at) <= LAST_MOMENT)) return failure(`${valueInWords(by)} from there is beyond the calendar.`);
  const isDay = from.is === 'date' && !isShorterThanDay(by.unit);
  return isDay ? { is: 'date', day: dayOfTimestamp(at) } : { is: 'moment', at };
}

/** At the same time of that day. */
function shiftWorkdays(from: PointInTime, count: number): ValueResult {
  if (from.is === 'date') return { is: 'date', day: addWorkdays(from.day, count) };
  const day = dayOfTimestamp(from.at);
  return { is: 'moment', at: from.at + startOfDay(addWorkdays(day, count) - day) };
}

export function negate(value: RuntimeValue): ValueResult {
  return value.is === 'amount'
    ? amountOf(-value.amount, value.unit)
    : failure(`${valueInWords(value)} is not a number, so it cannot be negative.`);
}
