import { parseDay, parseTimestamp } from '../../base/dates.ts';
import { isInFamily, kindOf, kindOfItems, TEXT, UNKNOWN, type ValueKind, YES_NO } from '../check/kinds.ts';
import type { Scope } from '../types.ts';
import { calculate, dayOfValue } from './arithmetic.ts';
import { evaluateWithin, orderOf } from './compare.ts';
import {
  ANY_FAMILY,
  always,
  calendarTest,
  choosingFunction,
  clockFunction,
  durationFunction,
  emptinessTest,
  extremeFunction,
  type FunctionDefinition,
  periodTest,
  sizeFunction,
  textFunction,
  textTest,
} from './function-definitions.ts';
import {
  amountOf,
  emptyFailure,
  type Failure,
  failure,
  type RuntimeValue,
  saidValue,
  textOf,
  type ValueResult,
  valueInWords,
  yesNo,
} from './values.ts';
import { WEEKDAY_FUNCTIONS } from './weekday-functions.ts';

const dateValue = (day: number | null): RuntimeValue | null => (day === null ? null : { is: 'date', day });

const FUNCTIONS = {
  today: clockFunction('today', 'date', ({ today }) => dateValue(parseDay(today))),
  now: clockFunction('now', 'moment', ({ now }) => {
    const at = parseTimestamp(now);
    return at === null ? null : { is: 'moment', at };
  }),
  date: {
    name: 'date',
    parameters: [['time', 'words']],
    arity: [1, 1],
    resultKind: always(kindOf('date')),
    evaluate: ([value]) =>
      dateValue(value === undefined ? null : value.is === 'text' ? parseDay(value.text.trim()) : dayOfValue(value)),
  },
  days: durationFunction('days'),
  hours: durationFunction('hours'),
  minutes: durationFunction('minutes'),
  weeks: durationFunction('weeks'),
  months: durationFunction('months'),
  years: durationFunction('years'),
  count: sizeFunction('count', ['list']),
  length: sizeFunction('length', ['words']),
  size: sizeFunction('size', ['list', 'words']),
  any: emptinessTest('any', false, ['list']),
  none: emptinessTest('none', true, ['list']),
  /** Checked and rewritten as a comparison of two counts; never called. */
  all: emptinessTest('all', true, ['list']),
  first: choosingFunction('first', (items) => items[0]),
  last: choosingFunction('last', (items) => items.at(-1)),
  distinct: {
    name: 'distinct',
    parameters: [['list']],
    arity: [1, 1],
    resultKind: ([list = UNKNOWN]) => list,
    evaluate: ([list]) => (list?.is === 'list' ? { is: 'list', items: distinctIn(list.items) } : null),
  },
  average: {
    name: 'average',
    parameters: [['list']],
    arity: [1, 1],
    resultKind: ([list = UNKNOWN]) => kindOfAmounts(list, 'average'),
    evaluate: ([list]) => {
      if (list?.is !== 'list' || list.items.length === 0) return emptyFailure('average()');
      const total = list.items.reduce<ValueResult>(plus, amountOf(0));
      return total.is === 'failure' ? total : calculate('/', total, amountOf(list.items.length));
    },
  },
  join: {
    name: 'join',
    parameters: [['list'], ['words']],
    arity: [1, 2],
    resultKind: always(TEXT),
    evaluate: ([list, between = textOf(', ')]) =>
      list?.is === 'list' && between.is === 'text' ? textOf(list.items.map(saidValue).join(between.text)) : null,
  },
  upper: textFunction('upper', (text) => text.toUpperCase()),
  lower: textFunction('lower', (text) => text.toLowerCase()),
  trim: textFunction('trim', (text) => text.trim()),
  slug: textFunction('slug', slugOf),
  /** The first characters of a text. */
  left: {
    name: 'left',
    parameters: [['words'], ['amount']],
    arity: [2, 2],
    resultKind: always(TEXT),
    evaluate: ([text, count]) =>
      text?.is === 'text' && count?.is === 'amount' ? textOf([...text.text].slice(0, count.amount).join('')) : null,
  },
  /** Whether a text contains one of the words that another one lists, parted by commas. */
  containsany: textTest('containsAny', (text, words) =>
    words.split(',').some((word) => word.trim() !== '' && text.includes(word.trim())),
  ),
  /** Any value as a text. */
  text: {
    name: 'text',
    parameters: [ANY_FAMILY],
    arity: [1, 1],
    resultKind: always(TEXT),
    evaluate: ([value]) => (value ? textOf(saidValue(value)) : null),
  },
  inlast: periodTest('inLast', -1),
  innext: periodTest('inNext', 1),
  ...WEEKDAY_FUNCTIONS,
  thisday: calendarTest('thisDay', 10),
  thisweek: calendarTest('thisWeek', 0),
  thismonth: calendarTest('thisMonth', 7),
  thisyear: calendarTest('thisYear', 4),
  /** Whether two spans of time have a moment in common; an end that is empty is open. */
  overlaps: {
    name: 'overlaps',
    parameters: [['time']],
    arity: [4, 4],
    resultKind: always(YES_NO),
    evaluate: (args) => {
      const [from, until, otherFrom, otherUntil] = args;
      if (!from || !until || !otherFrom || !otherUntil) return null;
      const isWhole = from.is === 'date' || otherFrom.is === 'date';
      return yesNo(isBefore(from, otherUntil, isWhole) && isBefore(otherFrom, until, isWhole));
    },
    takesEmpty: true,
  },
  empty: emptinessTest('empty', true),
  has: emptinessTest('has', false),
  min: extremeFunction('min', -1),
  max: extremeFunction('max', 1),
  sum: {
    name: 'sum',
    parameters: [['list']],
    arity: [1, 1],
    resultKind: ([list = UNKNOWN]) => kindOfAmounts(list, 'sum'),
    evaluate: ([list]) => (list?.is === 'list' ? list.items.reduce<ValueResult>(plus, amountOf(0)) : null),
  },
  /** A part of a whole, of 100: `percent(a / b)`. */
  percent: {
    name: 'percent',
    parameters: [['amount']],
    arity: [1, 1],
    resultKind: always(kindOf('number', '%')),
    evaluate: ([value]) => (value?.is === 'amount' ? amountOf(value.amount * 100, '%') : null),
  },
  round: {
    name: 'round',
    parameters: [['amount']],
    arity: [1, 2],
    resultKind: ([kind = UNKNOWN]) => kind,
    evaluate: ([value, places = amountOf(0)]) =>
      value?.is === 'amount' && places.is === 'amount' && places.amount >= 0 && places.amount <= 10
        ? amountOf(rounded(value.amount, Math.trunc(places.amount)), value.unit)
        : null,
  },
  contains: {
    name: 'contains',
    parameters: [['words', 'list'], ANY_FAMILY],
    arity: [2, 2],
    resultKind: always(YES_NO),
    evaluate: ([all, part]) => (all && part ? evaluateWithin(part, all) : null),
  },
  startswith: textTest('startsWith', (text, part) => text.startsWith(part)),
  endswith: textTest('endsWith', (text, part) => text.endsWith(part)),
} as const satisfies Readonly<Record<string, FunctionDefinition>>;

export type FunctionName = keyof typeof FUNCTIONS;

function kindOfAmounts(list: ValueKind, written: string): ValueKind | string {
  const items = kindOfItems(list);
  if (isInFamily(items, 'amount')) return items;
  return `${written}() needs amounts; say which of them, as in “${written}(Amount of …)”.`;
}

function distinctIn(items: readonly RuntimeValue[]): readonly RuntimeValue[] {
  const byKey = new Map(
    items.map((item) => [item.is === 'record' ? keyOfRecord(item.of) : JSON.stringify(item), item]),
  );
  return [...byKey.values()];
}

const keyOfRecord = (of: object): unknown => ('id' in of ? of.id : of);

/** As in an address: lower case letters and digits, with hyphens between. */
function slugOf(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/gu, '');
}

function isBefore(one: RuntimeValue, other: RuntimeValue, orSame: boolean): boolean {
  if (other.is === 'list') return one.is !== 'list';
  const difference = orderOf(one, other);
  return typeof difference === 'number' && (orSame ? difference <= 0 : difference < 0);
}

function plus(total: ValueResult, item: RuntimeValue): ValueResult {
  return total.is === 'failure' ? total : calculate('+', total, item);
}

/** Halves away from zero, as on an invoice; by the decimal digits, so that 1.005 gives 1.01. */
function rounded(size: number, digits: number): number {
  const whole = Math.round(Number(`${Math.abs(size)}e${digits}`));
  const result = Number(`${whole}e-${digits}`);
  return Number.isFinite(result) ? Math.sign(size) * result : size;
}

export function asFunctionName(word: string): FunctionName | undefined {
  return isFunctionName(word) ? word : undefined;
}

function isFunctionName(word: string): word is FunctionName {
  return Object.hasOwn(FUNCTIONS, word);
}

export function functionDefinition(name: FunctionName): FunctionDefinition {
  return FUNCTIONS[name];
}

export const FUNCTION_NAMES: readonly string[] = Object.values(FUNCTIONS).map(({ name: written }) => written);

const NOTHING: RuntimeValue = { is: 'list', items: [] };

const isEmptyFailure = (result: ValueResult): boolean => result.is === 'failure' && result.empty;

export function callFunction(name: FunctionName, results: readonly ValueResult[], scope: Scope): ValueResult {
  const { name: written, emptyValue, takesEmpty, evaluate } = functionDefinition(name);
  const given = takesEmpty ? results.map((result) => (isEmptyFailure(result) ? NOTHING : result)) : results;
  const failed = given.find((result): result is Failure => result.is === 'failure');
  if (failed !== undefined) return failed.empty && emptyValue !== undefined ? emptyValue : failed;
  const args = given.filter((result) => result.is !== 'failure');
  return evaluate(args, scope) ?? failure(`${written}() cannot be used with ${args.map(valueInWords).join(' and ')}.`);
}
