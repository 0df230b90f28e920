import { parseDay, parseTimestamp } from '../../base/dates.ts';
import { compareTexts } from '../../base/texts.ts';
import { foldCase } from '../../shapes/normalize-text.ts';
import type { Relation } from '../parse/tree.ts';
import { convertOrKeep, unitsAgree } from '../units.ts';
import { dayOfValue } from './arithmetic.ts';
import { amountOf, type Failure, failure, type RuntimeValue, type ValueResult, valueInWords, yesNo } from './values.ts';

export function compareValues(op: Relation, left: RuntimeValue, right: RuntimeValue): ValueResult {
  const holds = op === '==' || op === '!=' ? isSame(left, right) : isOrdered(op, left, right);
  if (typeof holds !== 'boolean') return holds;
  return yesNo(op === '!=' ? !holds : holds);
}

/** Whether a list has a value, or a text contains another. */
export function evaluateWithin(value: RuntimeValue, all: RuntimeValue): ValueResult {
  if (all.is === 'text' && value.is === 'text') return yesNo(all.text.includes(value.text));
  if (all.is !== 'list') return failure(`${valueInWords(all)} is not a list.`);
  return yesNo(all.items.some((item) => isSame(value, item) === true));
}

/** Whether two values are the same; a person who has several roles is each of them. */
function isSame(left: RuntimeValue, right: RuntimeValue): boolean | Failure {
  if (left.is === 'list' || right.is === 'list') return isAmong(left, right);
  if (left.is === 'text' && right.is === 'text') return isSameText(left, right);
  if (left.is === 'yes-no' && right.is === 'yes-no') return left.yes === right.yes;
  if (left.is === 'record' || right.is === 'record') return idOf(left) === idOf(right);
  const difference = orderOf(left, right);
  return typeof difference === 'number' ? difference === 0 : difference;
}

function isAmong(left: RuntimeValue, right: RuntimeValue): boolean | Failure {
  if (left.is === 'list' && right.is !== 'list') return left.items.some((item) => isSame(item, right) === true);
  if (right.is === 'list' && left.is !== 'list') return right.items.some((item) => isSame(item, left) === true);
  return failure('Two lists cannot be compared.');
}

type TextValue = Extract<RuntimeValue, { readonly is: 'text' }>;

function isSameText(left: TextValue, right: TextValue): boolean {
  if (left.text === right.text) return true;
  return (left.loose ?? right.loose ?? false) && foldCase(left.text) === foldCase(right.text);
}

function idOf(value: RuntimeValue): unknown {
  if (value.is === 'text') return value.text;
  if (value.is !== 'record') return value;
  const { of } = value;
  return Object.hasOwn(of, 'id') && 'id' in of ? of.id : of;
}

const ORDER_TESTS: Readonly<Record<Exclude<Relation, '==' | '!='>, (difference: number) => boolean>> = {
  '<': (difference) => difference < 0,
  '<=': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '>=': (difference) => difference >= 0,
};

function isOrdered(op: keyof typeof ORDER_TESTS, left: RuntimeValue, right: RuntimeValue): boolean | Failure {
  const difference = orderOf(left, right);
  return typeof difference === 'number' ? ORDER_TESTS[op](difference) : difference;
}

/** Below 0 where the first comes first, 0 where they are equal; a failure where they have no order. */
export function orderOf(left: RuntimeValue, right: RuntimeValue): number | Failure {
  const difference = differenceOf(left, right) ?? differenceOf(coerceText(left, right), coerceText(right, left));
  return difference ?? failure(`${valueInWords(left)} and ${valueInWords(right)} cannot be compared.`);
}

function differenceOf(left: RuntimeValue, right: RuntimeValue): number | null {
  if (left.is === 'amount' && right.is === 'amount') {
    const agree = unitsAgree(left.unit, right.unit);
    return agree ? left.amount - convertOrKeep(right.amount, right.unit, left.unit) : null;
  }
  if (left.is === 'moment' && right.is === 'moment') return left.at - right.at;
  if (left.is === 'text' && right.is === 'text') return compareTexts(left.text, right.text);
  const from = dayOfValue(left);
  const to = dayOfValue(right);
  return from === null || to === null ? null : from - to;
}

/** Coerces text of unknown type to the type of the value it is compared with. */
function coerceText(value: RuntimeValue, other: RuntimeValue): RuntimeValue {
  if (value.is !== 'text') return value;
  const text = value.text.trim();
  if (other.is === 'amount' && /^-?\d+(?:\.\d+)?$/.test(text)) return amountOf(Number(text));
  const day = other.is === 'date' ? parseDay(text) : null;
  if (day !== null) return { is: 'date', day };
  const at = other.is === 'moment' ? parseTimestamp(text) : null;
  return at === null ? value : { is: 'moment', at };
}
