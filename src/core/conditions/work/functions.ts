import { dayOf, momentOf } from '../calendar.ts';
import { kindOf, kindOfItems, UNKNOWN, YES_NO } from '../check/kinds.ts';
import type { Scope } from '../types.ts';
import { within } from './compare.ts';
import { ANY, always, clock, extreme, type FunctionRule, inUnit, missing, ofText, size } from './function-rules.ts';
import { dayIn, summed } from './sums.ts';
import { amountOf, type Failure, failure, type Result, spoken, type Value } from './values.ts';

const dateValue = (day: number | null): Value | null => (day === null ? null : { is: 'date', day });

const RULES = {
  today: clock('today', 'date', ({ today }) => dateValue(dayOf(today))),
  now: clock('now', 'moment', ({ now }) => {
    const at = momentOf(now);
    return at === null ? null : { is: 'moment', at };
  }),
  date: {
    written: 'date',
    takes: [['time', 'words']],
    count: [1, 1],
    gives: always(kindOf('date')),
    work: ([value]) =>
      dateValue(value === undefined ? null : value.is === 'text' ? dayOf(value.text.trim()) : dayIn(value)),
  },
  days: inUnit('days'),
  hours: inUnit('hours'),
  minutes: inUnit('minutes'),
  weeks: inUnit('weeks'),
  months: inUnit('months'),
  years: inUnit('years'),
  count: size('count', ['list']),
  length: size('length', ['words']),
  size: size('size', ['list', 'words']),
  empty: missing('empty', true),
  has: missing('has', false),
  min: extreme('min', -1),
  max: extreme('max', 1),
  sum: {
    written: 'sum',
    takes: [['list']],
    count: [1, 1],
    gives: ([list = UNKNOWN]) => kindOfItems(list),
    work: ([list]) => (list?.is === 'list' ? list.items.reduce<Result>(plus, amountOf(0)) : null),
  },
  round: {
    written: 'round',
    takes: [['amount']],
    count: [1, 2],
    gives: ([kind = UNKNOWN]) => kind,
    work: ([value, places = amountOf(0)]) =>
      value?.is === 'amount' && places.is === 'amount' && places.amount >= 0 && places.amount <= 10
        ? amountOf(rounded(value.amount, Math.trunc(places.amount)), value.unit)
        : null,
  },
  contains: {
    written: 'contains',
    takes: [['words', 'list'], ANY],
    count: [2, 2],
    gives: always(YES_NO),
    work: ([all, part]) => (all && part ? within(part, all) : null),
  },
  startswith: ofText('startsWith', (text, part) => text.startsWith(part)),
  endswith: ofText('endsWith', (text, part) => text.endsWith(part)),
} as const satisfies Readonly<Record<string, FunctionRule>>;

export type FunctionName = keyof typeof RULES;

function plus(so: Result, item: Value): Result {
  return so.is === 'failure' ? so : summed('+', so, item);
}

/** Halves away from zero, as on an invoice; by the decimal digits, so that 1.005 gives 1.01. */
function rounded(size: number, digits: number): number {
  const whole = Math.round(Number(`${Math.abs(size)}e${digits}`));
  const result = Number(`${whole}e-${digits}`);
  return Number.isFinite(result) ? Math.sign(size) * result : size;
}

export function functionNamed(word: string): FunctionName | undefined {
  return isFunctionName(word) ? word : undefined;
}

function isFunctionName(word: string): word is FunctionName {
  return Object.hasOwn(RULES, word);
}

export function functionRule(name: FunctionName): FunctionRule {
  return RULES[name];
}

export const FUNCTION_WORDS: readonly string[] = Object.values(RULES).map(({ written }) => written);

export function called(name: FunctionName, results: readonly Result[], scope: Scope): Result {
  const { written, ofEmpty, work } = functionRule(name);
  const failed = results.find((result): result is Failure => result.is === 'failure');
  if (failed !== undefined) return failed.empty && ofEmpty !== undefined ? ofEmpty : failed;
  const args = results.filter((result) => result.is !== 'failure');
  return work(args, scope) ?? failure(`${written}() cannot be used with ${args.map(spoken).join(' and ')}.`);
}
