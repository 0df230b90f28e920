import type { FunctionName } from '../evaluate/functions.ts';
import { type PhraseMatch, phraseAt, phraseTrie } from '../phrase-trie.ts';
import type { ArithmeticOperator, LogicalOperator, Relation } from './tree.ts';

/** An operator between two values or, for "after", after one. `power`: the higher, the closer it binds. */
export type Operator =
  | { readonly does: 'joint'; readonly op: LogicalOperator; readonly power: number }
  | { readonly does: 'compare'; readonly op: Relation; readonly power: number; readonly weak?: true }
  | { readonly does: 'within'; readonly not: boolean; readonly power: number; readonly weak: true }
  /** A function in words, between its two values or after its only one. */
  | { readonly does: 'call'; readonly call: FunctionName; readonly power: number }
  | { readonly does: 'after'; readonly call: FunctionName; readonly power: number }
  | { readonly does: 'sum'; readonly op: ArithmeticOperator; readonly power: number }
  | { readonly does: 'choose'; readonly power: number };

/** As in the Common Expression Language. It has no word `not`; here that negates a whole comparison. */
export const BINDING_POWER = {
  choose: 1,
  or: 2,
  and: 3,
  not: 4,
  compare: 5,
  plus: 6,
  times: 7,
  unary: 8,
} as const;

const joint = (op: LogicalOperator): Operator => ({
  does: 'joint',
  op,
  power: op === '||' ? BINDING_POWER.or : BINDING_POWER.and,
});
const compare = (op: Relation): Operator => ({ does: 'compare', op, power: BINDING_POWER.compare });
const within = (not: boolean): Operator => ({
  does: 'within',
  not,
  power: BINDING_POWER.compare,
  weak: true,
});
const between = (call: FunctionName): Operator => ({ does: 'call', call, power: BINDING_POWER.compare });
const after = (call: FunctionName): Operator => ({ does: 'after', call, power: BINDING_POWER.compare });
const sum = (op: ArithmeticOperator): Operator => ({
  does: 'sum',
  op,
  power: op === '+' || op === '-' ? BINDING_POWER.plus : BINDING_POWER.times,
});

const SIGN_OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ['||', joint('||')],
  ['&&', joint('&&')],
  ['==', compare('==')],
  ['=', { does: 'compare', op: '==', power: BINDING_POWER.compare, weak: true }],
  ['!=', compare('!=')],
  ['<>', compare('!=')],
  ['≠', compare('!=')],
  ['<', compare('<')],
  ['<=', compare('<=')],
  ['≤', compare('<=')],
  ['>', compare('>')],
  ['>=', compare('>=')],
  ['≥', compare('>=')],
  ['+', sum('+')],
  ['-', sum('-')],
  ['−', sum('-')],
  ['*', sum('*')],
  ['×', sum('*')],
  ['/', sum('/')],
  ['÷', sum('/')],
  ['%', sum('%')],
  ['?', { does: 'choose', power: BINDING_POWER.choose }],
]);

const WORD_OPERATORS = phraseTrie<Operator>([
  ['and', joint('&&')],
  ['or', joint('||')],
  ['is', compare('==')],
  ['is not', compare('!=')],
  ...(['', 'is '] as const).flatMap((is): readonly (readonly [string, Operator])[] => [
    [`${is}at least`, compare('>=')],
    [`${is}at most`, compare('<=')],
    [`${is}more than`, compare('>')],
    [`${is}greater than`, compare('>')],
    [`${is}less than`, compare('<')],
    [`${is}after`, compare('>')],
    [`${is}before`, compare('<')],
    [`${is}in`, within(false)],
    [`${is}not in`, within(true)],
  ]),
  ['is one of', within(false)],
  ['is empty', after('empty')],
  ['is not empty', after('has')],
  ...(['', 'is '] as const).flatMap((is): readonly (readonly [string, Operator])[] => [
    [`${is}in the last`, between('inlast')],
    [`${is}within the last`, between('inlast')],
    [`${is}in the next`, between('innext')],
    [`${is}within the next`, between('innext')],
    ...(['', 'in '] as const).flatMap((within): readonly (readonly [string, Operator])[] => [
      [`${is}${within}this day`, after('thisday')],
      [`${is}${within}this week`, after('thisweek')],
      [`${is}${within}this month`, after('thismonth')],
      [`${is}${within}this year`, after('thisyear')],
    ]),
  ]),
  ['starts with', between('startswith')],
  ['ends with', between('endswith')],
  ['contains', between('contains')],
]);

const SIGN = /\|\||&&|==|!=|<>|<=|>=|[=<>+\-*/%?≤≥≠−×÷]/y;

export function operatorAt(low: string, at: number): PhraseMatch<Operator> | null {
  SIGN.lastIndex = at;
  const means = SIGN.test(low) ? SIGN_OPERATORS.get(low.slice(at, SIGN.lastIndex)) : undefined;
  return means === undefined ? phraseAt(WORD_OPERATORS, low, at) : { means, end: SIGN.lastIndex };
}
