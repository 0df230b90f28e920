import type { Operator } from './operators.ts';
import type { Span, Sum, Tree } from './tree.ts';

export type Between = Exclude<Operator, { readonly does: 'choose' | 'emptiness' }>;

export function between(operator: Between, left: Tree, right: Tree, span: Span): Tree {
  if (operator.does === 'joint') return { node: 'joint', op: operator.op, left, right, ...span };
  if (operator.does === 'sum') return { node: 'sum', op: operator.op, left, right, ...span };
  if (operator.does === 'compare') return { node: 'compare', op: operator.op, left, right, ...span };
  const within: Tree = { node: 'within', left, right, ...span };
  return operator.not ? { node: 'not', of: within, ...span } : within;
}

/** Everyday signs, like "in", "=" and "+", show only beside what is known that an expression is meant. */
export function isMeant(operator: Between, left: Tree, right: Tree): boolean {
  const isNamed = (left.node === 'name' && !isProse(right)) || (right.node === 'name' && !isProse(left));
  if (operator.does === 'compare') return operator.weak === true && isNamed;
  if (operator.does === 'sum')
    return isNamed && (ADDING.has(operator.op) || isWorked(left) || isWorked(right));
  if (operator.does !== 'within' || (left.node !== 'name' && left.node !== 'literal')) return false;
  return (
    right.node === 'list' ||
    (right.node === 'name' && (left.node === 'literal' || right.name.type === 'list'))
  );
}

/** Several words that are no name: "Fee = what they pay". */
const isProse = (tree: Tree): boolean => tree.node === 'word' && /\s/u.test(tree.text);

/** "Name / Email" and "Loan - Copies" are prose. */
const ADDING: ReadonlySet<Sum> = new Set<Sum>(['+', '*']);
const isWorked = ({ node }: Tree): boolean => node === 'literal' || node === 'call' || node === 'sum';
