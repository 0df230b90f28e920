import {
  amountsAgree,
  type Family,
  familyOf,
  kindOf,
  kindOfItems,
  UNKNOWN,
  type ValueKind,
  YES_NO,
} from '../check/kinds.ts';
import type { Scope } from '../types.ts';
import { convertOrKeep, isCalendarTime, unitsAgree } from '../units.ts';
import { orderOf } from './compare.ts';
import { amountOf, failure, type RuntimeValue, type ValueResult, yesNo } from './values.ts';

export interface FunctionDefinition {
  readonly written: string;
  /** What each argument may be; the last applies to all that follow. */
  readonly takes: readonly (readonly Family[])[];
  /** How many arguments at least and at most. */
  readonly count: readonly [least: number, most: number];
  /** Text is the sentence of what is wrong. */
  readonly gives: (kinds: readonly ValueKind[]) => ValueKind | string;
  /** Null where the values do not fit. */
  readonly work: (args: readonly RuntimeValue[], scope: Scope) => ValueResult | null;
  /** What it comes to where an argument is empty; otherwise the function is as empty as its argument. */
  readonly ofEmpty?: RuntimeValue;
}

export const ANY_FAMILY: readonly Family[] = ['amount', 'time', 'words', 'yes-no', 'list', 'record'];

export const always = (kind: ValueKind) => (): ValueKind => kind;

/** `days(3)` is three days; `days(a)` of another duration is the same in days. */
export function durationFunction(written: string): FunctionDefinition {
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
        ? amountOf(convertOrKeep(value.amount, value.unit, written), written)
        : null,
  };
}

/** The least or the most of several values, or of one list. */
export function extremeFunction(written: string, sign: 1 | -1): FunctionDefinition {
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
      return start === undefined ? null : rest.reduce<ValueResult>((best, next) => better(best, next, sign), start);
    },
  };
}

function goTogether(one: ValueKind, other: ValueKind): boolean {
  if (one.type === 'unknown' || other.type === 'unknown') return true;
  return familyOf(one) === familyOf(other) && familyOf(one) !== 'list' && amountsAgree(one, other);
}

function better(best: ValueResult, next: RuntimeValue, sign: 1 | -1): ValueResult {
  if (best.is === 'failure') return best;
  const difference = orderOf(next, best);
  if (typeof difference !== 'number') return difference;
  return difference * sign > 0 ? next : best;
}

export function textTest(written: string, test: (text: string, part: string) => boolean): FunctionDefinition {
  return {
    written,
    takes: [['words']],
    count: [2, 2],
    gives: always(YES_NO),
    work: ([text, part]) => (text?.is === 'text' && part?.is === 'text' ? yesNo(test(text.text, part.text)) : null),
  };
}

export function sizeFunction(written: string, takes: readonly Family[]): FunctionDefinition {
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

export function emptinessTest(written: string, yes: boolean): FunctionDefinition {
  return {
    written,
    takes: [ANY_FAMILY],
    count: [1, 1],
    gives: always(YES_NO),
    work: ([value]) => yesNo((value?.is === 'list' && value.items.length === 0) === yes),
    ofEmpty: yesNo(yes),
  };
}

export function clockFunction(
  written: string,
  type: 'date' | 'moment',
  read: (scope: Scope) => RuntimeValue | null,
): FunctionDefinition {
  return {
    written,
    takes: [],
    count: [0, 0],
    gives: always(kindOf(type)),
    work: (_, scope) => read(scope) ?? failure(`${written}() is not known.`),
  };
}
