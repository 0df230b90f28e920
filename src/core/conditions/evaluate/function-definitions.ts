import { formatDay, parseDay, parseTimestamp, weekOfDay } from '../../base/dates.ts';
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
import { calculate, dayOfValue } from './arithmetic.ts';
import { orderOf } from './compare.ts';
import { amountOf, emptyFailure, failure, type RuntimeValue, textOf, type ValueResult, yesNo } from './values.ts';

export interface FunctionDefinition {
  readonly name: string;
  /** What each argument may be; the last applies to all that follow. */
  readonly parameters: readonly (readonly Family[])[];
  /** The least and the greatest number of arguments. */
  readonly arity: readonly [least: number, most: number];
  /** The kind of the result; a string is the sentence that says what is wrong. */
  readonly resultKind: (kinds: readonly ValueKind[]) => ValueKind | string;
  /** Null where the values do not fit. */
  readonly evaluate: (args: readonly RuntimeValue[], scope: Scope) => ValueResult | null;
  /** The result where an argument is empty; absent: empty as well. */
  readonly emptyValue?: RuntimeValue;
  /** An empty argument is given as an empty list. */
  readonly takesEmpty?: true;
}

export const ANY_FAMILY: readonly Family[] = ['amount', 'time', 'words', 'yes-no', 'list', 'record'];

export const always = (kind: ValueKind) => (): ValueKind => kind;

/** `days(3)` is three days; `days(a)` of another duration is the same in days. */
export function durationFunction(written: string): FunctionDefinition {
  return {
    name: written,
    parameters: [['amount']],
    arity: [1, 1],
    resultKind: ([{ type, unit } = UNKNOWN]) =>
      type !== 'money' && (unit === '' || (isCalendarTime(unit) && unitsAgree(unit, written)))
        ? kindOf('duration', written)
        : `${written}() counts ${written}, and ${unit || 'money'} cannot be converted to them.`,
    evaluate: ([value]) =>
      value?.is === 'amount' && unitsAgree(value.unit, written)
        ? amountOf(convertOrKeep(value.amount, value.unit, written), written)
        : null,
  };
}

/** The least or the most of several values, or of one list. */
export function extremeFunction(written: string, sign: 1 | -1): FunctionDefinition {
  return {
    name: written,
    parameters: [['amount', 'time', 'list']],
    arity: [1, 32],
    resultKind: ([first = UNKNOWN, ...others]) => {
      if (familyOf(first) === 'list' && others.length === 0) return kindOfItems(first);
      if (others.every((kind) => goTogether(first, kind))) return first;
      return `${written}() can only choose among values of one type, or in one list.`;
    },
    evaluate: (args) => {
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
    name: written,
    parameters: [['words']],
    arity: [2, 2],
    resultKind: always(YES_NO),
    evaluate: ([text, part]) => (text?.is === 'text' && part?.is === 'text' ? yesNo(test(text.text, part.text)) : null),
  };
}

export function sizeFunction(written: string, takes: readonly Family[]): FunctionDefinition {
  return {
    name: written,
    parameters: [takes],
    arity: [1, 1],
    resultKind: always(kindOf('number')),
    evaluate: ([value]) => {
      if (value?.is === 'list') return amountOf(value.items.length);
      return value?.is === 'text' ? amountOf([...value.text].length) : null;
    },
    emptyValue: amountOf(0),
  };
}

export function emptinessTest(
  written: string,
  yes: boolean,
  takes: readonly Family[] = ANY_FAMILY,
): FunctionDefinition {
  return {
    name: written,
    parameters: [takes],
    arity: [1, 1],
    resultKind: always(YES_NO),
    evaluate: ([value]) => yesNo((value?.is === 'list' && value.items.length === 0) === yes),
    emptyValue: yesNo(yes),
  };
}

/** One item of a list; empty where the list is. */
export function choosingFunction(
  written: string,
  choose: (items: readonly RuntimeValue[]) => RuntimeValue | undefined,
): FunctionDefinition {
  return {
    name: written,
    parameters: [['list']],
    arity: [1, 1],
    resultKind: ([list = UNKNOWN]) => kindOfItems(list),
    evaluate: ([list]) => (list?.is === 'list' ? (choose(list.items) ?? emptyFailure(`${written}()`)) : null),
  };
}

export function textFunction(written: string, work: (text: string) => string): FunctionDefinition {
  return {
    name: written,
    parameters: [['words']],
    arity: [1, 1],
    resultKind: always(kindOf('text')),
    evaluate: ([text]) => (text?.is === 'text' ? textOf(work(text.text)) : null),
  };
}

/** Whether a time lies between now and a duration before (-1) or after (1) it, both ends included. */
export function periodTest(written: string, sign: 1 | -1): FunctionDefinition {
  return {
    name: written,
    parameters: [['time'], ['amount']],
    arity: [2, 2],
    resultKind: ([, length = UNKNOWN]) =>
      length.type === 'unknown' || isCalendarTime(length.unit)
        ? YES_NO
        : `${written}() needs a length of time, as in “in the last 30 days”.`,
    evaluate: ([time, length], { today, now }) => {
      const from = presentFor(time, today, now);
      if (!time || !length || !from) return null;
      const edge = calculate(sign > 0 ? '+' : '-', from, length);
      if (edge.is === 'failure') return edge;
      const [past, present] = [orderOf(time, edge), orderOf(time, from)];
      if (typeof past !== 'number' || typeof present !== 'number') return null;
      return yesNo(past * sign <= 0 && present * sign >= 0);
    },
  };
}

/** Today for a date, now for a moment. */
function presentFor(time: RuntimeValue | undefined, today: string, now: string): RuntimeValue | null {
  if (time?.is === 'date') {
    const day = parseDay(today);
    return day === null ? null : { is: 'date', day };
  }
  const at = parseTimestamp(now);
  return at === null ? null : { is: 'moment', at };
}

/** Whether a time is in the present day, month or year: as many leading characters of the date agree; 0: the week. */
export function calendarTest(written: string, characters: number): FunctionDefinition {
  return {
    name: written,
    parameters: [['time']],
    arity: [1, 1],
    resultKind: always(YES_NO),
    evaluate: ([time], { today }) => {
      const [day, present] = [time && dayOfValue(time), parseDay(today)];
      if (day === null || day === undefined || present === null) return null;
      if (characters === 0) return yesNo(weekOfDay(day) === weekOfDay(present));
      return yesNo(formatDay(day).slice(0, characters) === today.slice(0, characters));
    },
  };
}

export function clockFunction(
  written: string,
  type: 'date' | 'moment',
  read: (scope: Scope) => RuntimeValue | null,
): FunctionDefinition {
  return {
    name: written,
    parameters: [],
    arity: [0, 0],
    resultKind: always(kindOf(type)),
    evaluate: (_, scope) => read(scope) ?? failure(`${written}() is not known.`),
  };
}
