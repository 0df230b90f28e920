import type { FunctionName } from '../evaluate/functions.ts';
import { amountOf, type RuntimeValue, textOf } from '../evaluate/values.ts';
import type { ArithmeticOperator, LogicalOperator, Relation, Tree } from '../parse/tree.ts';
import { NOWHERE } from './place.ts';

/** Makes trees that stand in no text. */

export const call = (functionName: FunctionName, ...args: readonly Tree[]): Tree => ({
  ...{ node: 'call', functionName, args, ...NOWHERE },
});
export const compare = (op: Relation, left: Tree, right: Tree): Tree => ({
  ...{ node: 'compare', op, left, right, ...NOWHERE },
});
export const within = (left: Tree, right: Tree): Tree => ({ node: 'within', left, right, ...NOWHERE });
export const not = (of: Tree): Tree => ({ node: 'not', of, ...NOWHERE });
export const minus = (of: Tree): Tree => ({ node: 'minus', of, ...NOWHERE });
export const list = (...items: readonly Tree[]): Tree => ({ node: 'list', items, ...NOWHERE });
export const joint = (op: LogicalOperator, left: Tree, right: Tree): Tree => ({
  ...{ node: 'joint', op, left, right, ...NOWHERE },
});
export const sum = (op: ArithmeticOperator, left: Tree, right: Tree): Tree => ({
  ...{ node: 'sum', op, left, right, ...NOWHERE },
});
export const choose = (condition: Tree, yes: Tree, no: Tree): Tree => ({
  ...{ node: 'choose', condition, yes, no, ...NOWHERE },
});
export const where = (of: Tree, condition: Tree): Tree => ({ node: 'where', of, condition, ...NOWHERE });
export const ordered = (of: Tree, by: Tree, down: boolean): Tree => ({ node: 'ordered', of, by, down, ...NOWHERE });
export const literal = (value: RuntimeValue): Tree => ({ node: 'literal', value, ...NOWHERE });
export const amount = (number: number, unit = ''): Tree =>
  number < 0 ? minus(literal(amountOf(-number, unit))) : literal(amountOf(number, unit));
export const text = (words: string): Tree => literal(textOf(words));
