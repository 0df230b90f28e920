import type { Sum } from '../parse/tree.ts';
import { isTime, isWithinDay } from '../units.ts';
import { areTwoCurrencies, product, quotient } from '../work/products.ts';
import { amountOf } from '../work/values.ts';
import { amountsAgree, familyOf, type Kind, kindOf, kindOfAmount, TEXT, UNKNOWN } from './kinds.ts';

type Rule = (left: Kind, right: Kind) => Kind | null;

const RULES: Readonly<Record<Sum, Rule>> = {
  '+': addedKind,
  '-': subtractedKind,
  '*': multipliedKind,
  '/': dividedKind,
  '%': inOneUnit,
};

/** What an operation gives; null where the two do not go together. */
export function kindOfSum(op: Sum, left: Kind, right: Kind): Kind | null {
  return left.type === 'unknown' || right.type === 'unknown' ? UNKNOWN : RULES[op](left, right);
}

const areAmounts = (...kinds: readonly Kind[]): boolean => kinds.every((kind) => familyOf(kind) === 'amount');

function addedKind(left: Kind, right: Kind): Kind | null {
  if (familyOf(left) === 'time') return laterKind(left, right);
  if (familyOf(right) === 'time') return laterKind(right, left);
  return familyOf(left) === 'words' && familyOf(right) === 'words' ? TEXT : inOneUnit(left, right);
}

function subtractedKind(left: Kind, right: Kind): Kind | null {
  if (familyOf(left) !== 'time') return inOneUnit(left, right);
  if (familyOf(right) !== 'time') return laterKind(left, right);
  return kindOf('duration', left.type === 'moment' && right.type === 'moment' ? 'hours' : 'days');
}

/** A date and hours give a moment; a bare number is no time. */
function laterKind(time: Kind, by: Kind): Kind | null {
  if (by.type === 'duration' && by.unit === '') return kindOf(time.type);
  if (!areAmounts(by) || !isTime(by.unit)) return null;
  return kindOf(isWithinDay(by.unit) ? 'moment' : time.type);
}

function inOneUnit(left: Kind, right: Kind): Kind | null {
  if (!areAmounts(left, right) || !amountsAgree(left, right)) return null;
  const unit = left.unit || right.unit;
  return unit === '' ? kindOf(typed(left, right)) : kindOfAmount(unit);
}

/** Money or a duration stays what it is beside a bare number. */
const typed = (left: Kind, right: Kind): Kind['type'] => (left.type === 'number' ? right.type : left.type);

function multipliedKind(left: Kind, right: Kind): Kind | null {
  if (!areAmounts(left, right) || (left.type === 'money' && right.type === 'money')) return null;
  const { unit } = product(amountOf(1, left.unit), amountOf(1, right.unit));
  const isOpen = unit === '' && (left.unit === '' || right.unit === '');
  return isOpen ? kindOf(typed(left, right)) : kindOfAmount(unit);
}

function dividedKind(left: Kind, right: Kind): Kind | null {
  if (!areAmounts(left, right) || areTwoCurrencies(left.unit, right.unit)) return null;
  const { unit } = quotient(amountOf(1, left.unit), amountOf(1, right.unit));
  return left.unit === '' && right.type === 'number' ? kindOf(left.type) : kindOfAmount(unit);
}
