import { uncapitalised } from '../english/capital.ts';
import { foldText } from './fold.ts';
import { treeOf } from './overlap/kept-trees.ts';
import { typed } from './parse/reader.ts';
import type { Relation, Tree } from './parse/tree.ts';
import type { Condition } from './types.ts';

type Say = (tree: Tree) => string;

/** How two values compare, with the right one in place of the dots. */
const RELATIONS: Readonly<Record<Relation, string>> = {
  '==': 'is …',
  '!=': 'is not …',
  '<': 'is below …',
  '<=': 'is at most …',
  '>': 'is above …',
  '>=': 'is at least …',
};
const IN_TIME: Readonly<Record<Relation, string>> = {
  ...RELATIONS,
  '<': 'is before …',
  '<=': 'is … or earlier',
  '>': 'is after …',
  '>=': 'is … or later',
};

const YES_NO = { true: 'yes', false: 'no' } as const;

/** A condition as people say it; what there are no words for stays as it was written. */
export function toldCondition(condition: Condition): string {
  const tree = treeOf(condition);
  if (tree === undefined) return condition.text;
  const text = foldText(condition.text);
  const say: Say = (part) => told(part, say) ?? typed({ text }, part).replace(/\b(today|now)\(\)/giu, '$1');
  return say(tree);
}

function told(tree: Tree, say: Say): string | undefined {
  switch (tree.node) {
    case 'name':
      return nameOf(tree.name.label);
    case 'literal':
      return tree.value.is === 'yes-no' ? YES_NO[`${tree.value.yes}`] : undefined;
    case 'compare':
      return `${say(tree.left)} ${relation(tree).replace('…', () => say(tree.right))}`;
    case 'within':
      return tree.right.node === 'list' ? oneOf(tree.left, tree.right.items, false, say) : undefined;
    case 'not':
      return negated(tree.of, say);
    case 'call':
      return calledOn(tree, say);
    case 'joint':
      return `${joined(tree.left, tree.op, say)} ${tree.op === '&&' ? 'and' : 'or'} ${joined(tree.right, tree.op, say)}`;
    default:
      return undefined;
  }
}

/** “Tool.Deposit” is the tool's Deposit. */
function nameOf(label: string): string {
  const [, owner, part] = /^([^.]+)\.([^.]+)$/u.exec(label) ?? [];
  return owner && part ? `the ${uncapitalised(owner)}’s ${part}` : label;
}

function relation({ op, left, right }: Extract<Tree, { readonly node: 'compare' }>): string {
  return (isTime(left) || isTime(right) ? IN_TIME : RELATIONS)[op];
}

function isTime(tree: Tree): boolean {
  if (tree.node === 'name') return tree.name.type === 'date' || tree.name.type === 'moment';
  if (tree.node === 'literal') return tree.value.is === 'date' || tree.value.is === 'moment';
  return tree.node === 'call' && ['today', 'now', 'date'].includes(tree.calls);
}

function negated(of: Tree, say: Say): string | undefined {
  if (of.node === 'within' && of.right.node === 'list') return oneOf(of.left, of.right.items, true, say);
  if (of.node !== 'call' || (of.calls !== 'empty' && of.calls !== 'has')) return undefined;
  return calledOn({ ...of, calls: of.calls === 'has' ? 'empty' : 'has' }, say);
}

function calledOn({ calls, args }: Extract<Tree, { readonly node: 'call' }>, say: Say): string | undefined {
  const [first] = args;
  if (calls === 'today' || calls === 'now') return calls;
  if (first === undefined) return undefined;
  if (calls === 'empty') return `${say(first)} is empty`;
  return calls === 'has' ? `${say(first)} is filled in` : undefined;
}

function oneOf(left: Tree, items: readonly Tree[], not: boolean, say: Say): string | undefined {
  const last = items.at(-1);
  if (last === undefined) return undefined;
  const before = items.slice(0, -1).map(say).join(', ');
  if (before === '') return `${say(left)} is ${not ? 'not ' : ''}${say(last)}`;
  return `${say(left)} is ${not ? 'neither ' : ''}${before} ${not ? 'nor' : 'or'} ${say(last)}`;
}

/** An “or” within an “and” keeps its brackets. */
function joined(part: Tree, op: '&&' | '||', say: Say): string {
  return part.node === 'joint' && part.op !== op ? `(${say(part)})` : say(part);
}
