import { PAST_PARTICIPLES } from '../evaluate/arithmetic.ts';
import { areTwoCurrencies, divide, multiply } from '../evaluate/multiplication.ts';
import { amountOf } from '../evaluate/values.ts';
import type { ArithmeticOperator, TreeOf } from '../parse/tree.ts';
import { isCalendarTime, isShorterThanDay } from '../units.ts';
import {
  amountsAgree,
  type CheckedTree,
  type CheckerContext,
  type CheckTree,
  familyOf,
  kindInWords,
  kindOf,
  kindOfAmount,
  report,
  TEXT,
  UNKNOWN,
  type ValueKind,
} from './kinds.ts';

/** Arithmetic: the kinds of both operands decide that of the result. */
export function checkSum(tree: TreeOf<'sum'>, context: CheckerContext, check: CheckTree): CheckedTree {
  const left = check(tree.left, context);
  const right = check(tree.right, context);
  const kind = kindOfSum(tree.op, left.kind, right.kind);
  if (kind === null) report(context, tree, () => cannotCombine(PAST_PARTICIPLES[tree.op], left, right, context));
  return { tree: { ...tree, left: left.tree, right: right.tree }, kind: kind ?? UNKNOWN };
}

function cannotCombine(done: string, left: CheckedTree, right: CheckedTree, context: CheckerContext): string {
  const [one, other] = [context.typed(left.tree), context.typed(right.tree)];
  const families = [familyOf(left.kind), familyOf(right.kind)];
  const bare = [left, right].find(({ kind }) => familyOf(kind) === 'amount' && !isCalendarTime(kind.unit));
  if (bare !== undefined && families.includes('time') && bare.kind.unit === '')
    return `“${context.typed(bare.tree)}” has no unit of time; add one, as in 14 days.`;
  return `“${one}” and “${other}” cannot be ${done}: ${kindInWords(left.kind)} and ${kindInWords(right.kind)}.`;
}

type KindRule = (left: ValueKind, right: ValueKind) => ValueKind | null;

const KIND_RULES: Readonly<Record<ArithmeticOperator, KindRule>> = {
  '+': addedKind,
  '-': subtractedKind,
  '*': multipliedKind,
  '/': dividedKind,
  '%': kindInSameUnit,
};

/** The kind of an operation's result; null where the operands do not fit. */
function kindOfSum(op: ArithmeticOperator, left: ValueKind, right: ValueKind): ValueKind | null {
  return left.type === 'unknown' || right.type === 'unknown' ? UNKNOWN : KIND_RULES[op](left, right);
}

const areAmounts = (...kinds: readonly ValueKind[]): boolean => kinds.every((kind) => familyOf(kind) === 'amount');

function addedKind(left: ValueKind, right: ValueKind): ValueKind | null {
  if (familyOf(left) === 'time') return laterKind(left, right);
  if (familyOf(right) === 'time') return laterKind(right, left);
  return familyOf(left) === 'words' && familyOf(right) === 'words' ? TEXT : kindInSameUnit(left, right);
}

function subtractedKind(left: ValueKind, right: ValueKind): ValueKind | null {
  if (familyOf(left) !== 'time') return kindInSameUnit(left, right);
  if (familyOf(right) !== 'time') return laterKind(left, right);
  return kindOf('duration', left.type === 'moment' && right.type === 'moment' ? 'hours' : 'days');
}

/** A date and hours give a moment; a bare number is not a duration. */
function laterKind(time: ValueKind, by: ValueKind): ValueKind | null {
  if (by.type === 'duration' && by.unit === '') return kindOf(time.type);
  if (!areAmounts(by) || !isCalendarTime(by.unit)) return null;
  return kindOf(isShorterThanDay(by.unit) ? 'moment' : time.type);
}

function kindInSameUnit(left: ValueKind, right: ValueKind): ValueKind | null {
  if (!areAmounts(left, right) || !amountsAgree(left, right)) return null;
  const unit = left.unit || right.unit;
  return unit === '' ? kindOf(arithmeticType(left, right)) : kindOfAmount(unit);
}

/** Money or a duration stays what it is next to a bare number. */
const arithmeticType = (left: ValueKind, right: ValueKind): ValueKind['type'] =>
  left.type === 'number' ? right.type : left.type;

function multipliedKind(left: ValueKind, right: ValueKind): ValueKind | null {
  if (!areAmounts(left, right) || (left.type === 'money' && right.type === 'money')) return null;
  const { unit } = multiply(amountOf(1, left.unit), amountOf(1, right.unit));
  const isOpen = unit === '' && (left.unit === '' || right.unit === '');
  return isOpen ? kindOf(arithmeticType(left, right)) : kindOfAmount(unit);
}

function dividedKind(left: ValueKind, right: ValueKind): ValueKind | null {
  if (!areAmounts(left, right) || areTwoCurrencies(left.unit, right.unit)) return null;
  const { unit } = divide(amountOf(1, left.unit), amountOf(1, right.unit));
  return left.unit === '' && right.type === 'number' ? kindOf(left.type) : kindOfAmount(unit);
}
