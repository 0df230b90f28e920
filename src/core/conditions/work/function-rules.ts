import {
  amountsAgree,
  type Family,
  familyOf,
  type Kind,
  kindOf,
  kindOfItems,
  UNKNOWN,
  YES_NO,
} from '../check/kinds.ts';
import type { Scope } from '../types.ts';
import { inUnitOf, isCalendarTime, unitsAgree } from '../units.ts';
import { order } from './compare.ts';
import { amountOf, failure, type Result, type Value, yesNo } from './values.ts';

export interface FunctionRule {
  readonly written: string;
  /** What each argument may be; the last applies to all that follow. */
  readonly takes: readonly (readonly Family[])[];
  /** How many arguments at least and at most. */
  readonly count: readonly [least: number, most: number];
  /** Text is the sentence of what is wrong. */
  readonly gives: (kinds: readonly Kind[]) => Kind | string;
  /** Null where the values do not fit. */
  readonly work: (args: readonly Value[], scope: Scope) => Result | null;
  /** What it comes to where an argument is empty; otherwise the function is as empty as its argument. */
  readonly ofEmpty?: Value;
}

export const ANY: readonly Family[] = ['amount', 'time', 'words', 'yes-no', 'list', 'record'];

export const always = (kind: Kind) => (): Kind => kind;

/** `days(3)` is three days; `days(a)` of another duration is the same in days. */
export function inUnit(written: string): FunctionRule {
  return {
    written,
    takes: [['amount']],
    count: [1, 1],
    gives: ([{ type, unit } = UNKNOWN]) =>
      type !== 'money' && (unit === '' || (isCalendarTime(unit) && unitsAgree(unit, written)))
        ? kindOf('duration', written)
        : `${written}() counts ${written}, and ${unit || 'money'} cannot be turned into them.`,
    work: ([value]) =>
      value?.is === 'amount' && unitsAgree(value.unit, written)
        ? amountOf(inUnitOf(value.amount, value.unit, written), written)
        : null,
  };
}

/** The least or the most of several values, or of one list. */
export function extreme(written: string, sign: 1 | -1): FunctionRule {
  return {
    written,
    takes: [['amount', 'time', 'list']],
    count: [1, 32],
    gives: ([first = UNKNOWN, ...others]) => {
      if (familyOf(first) === 'list' && others.length === 0) return kindOfItems(first);
      if (others.every((kind) => goTogether(first, kind))) return first;
      return `${written}() can only choose among values of one type, or in one list.`;
    },
    work: (args) => {
      const [first] = args;
      const [start, ...rest] = first?.is === 'list' ? first.items : args;
      return start === undefined ? null : rest.reduce<Result>((best, next) => better(best, next, sign), start);
    },
  };
}

function goTogether(one: Kind, other: Kind): boolean {
  if (one.type === 'unknown' || other.type === 'unknown') return true;
  return familyOf(one) === familyOf(other) && familyOf(one) !== 'list' && amountsAgree(one, other);
}

function better(best: Result, next: Value, sign: 1 | -1): Result {
  if (best.is === 'failure') return best;
  const difference = order(next, best);
  if (typeof difference !== 'number') return difference;
  return difference * sign > 0 ? next : best;
}

export function ofText(written: string, test: (text: string, part: string) => boolean): FunctionRule {
  return {
    written,
    takes: [['words']],
    count: [2, 2],
    gives: always(YES_NO),
    work: ([text, part]) => (text?.is === 'text' && part?.is === 'text' ? yesNo(test(text.text, part.text)) : null),
  };
}

export function size(written: string, takes: readonly Family[]): FunctionRule {
  return {
    written,
    takes: [takes],
    count: [1, 1],
    gives: always(kindOf('number')),
    work: ([value]) => {
      if (value?.is === 'list') return amountOf(value.items.length);
      return value?.is === 'text' ? amountOf([...value.text].length) : null;
    },
    ofEmpty: amountOf(0),
  };
}

export function missing(written: string, yes: boolean): FunctionRule {
  return {
    written,
    takes: [ANY],
    count: [1, 1],
    gives: always(YES_NO),
    work: ([value]) => yesNo((value?.is === 'list' && value.items.length === 0) === yes),
    ofEmpty: yesNo(yes),
  };
}

export function clock(written: string, type: 'date' | 'moment', read: (scope: Scope) => Value | null): FunctionRule {
  return {
    written,
    takes: [],
    count: [0, 0],
    gives: always(kindOf(type)),
    work: (_, scope) => read(scope) ?? failure(`${written}() is not known.`),
  };
}
