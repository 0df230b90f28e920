import { parseDay, parseTimestamp } from '../../base/dates.ts';
import { kindOf, kindOfItems, UNKNOWN, YES_NO } from '../check/kinds.ts';
import type { Scope } from '../types.ts';
import { calculate, dayOfValue } from './arithmetic.ts';
import { evaluateWithin } from './compare.ts';
import {
  ANY_FAMILY,
  always,
  clockFunction,
  durationFunction,
  emptinessTest,
  extremeFunction,
  type FunctionDefinition,
  sizeFunction,
  textTest,
} from './function-definitions.ts';
import { amountOf, type Failure, failure, type RuntimeValue, type ValueResult, valueInWords } from './values.ts';

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
  empty: emptinessTest('empty', true),
  has: emptinessTest('has', false),
  min: extremeFunction('min', -1),
  max: extremeFunction('max', 1),
  sum: {
    name: 'sum',
    parameters: [['list']],
    arity: [1, 1],
    resultKind: ([list = UNKNOWN]) => kindOfItems(list),
    evaluate: ([list]) => (list?.is === 'list' ? list.items.reduce<ValueResult>(plus, amountOf(0)) : null),
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

export function callFunction(name: FunctionName, results: readonly ValueResult[], scope: Scope): ValueResult {
  const { name: written, emptyValue, evaluate } = functionDefinition(name);
  const failed = results.find((result): result is Failure => result.is === 'failure');
  if (failed !== undefined) return failed.empty && emptyValue !== undefined ? emptyValue : failed;
  const args = results.filter((result) => result.is !== 'failure');
  return evaluate(args, scope) ?? failure(`${written}() cannot be used with ${args.map(valueInWords).join(' and ')}.`);
}
