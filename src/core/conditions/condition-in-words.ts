import { decapitalize } from '../english/capitalize.ts';
import type { FunctionName } from './evaluate/functions.ts';
import { foldText } from './folded-text.ts';
import { treeOf } from './overlap/overlap.ts';
import { areRecords } from './parse/members.ts';
import { sourceText } from './parse/reader.ts';
import type { Relation, Tree, TreeOf } from './parse/tree.ts';
import type { Condition } from './types.ts';

type ToWords = (tree: Tree) => string;

/** Each relation in words; the right side replaces the dots. */
const RELATION_WORDS: Readonly<Record<Relation, string>> = {
  '==': 'is …',
  '!=': 'is not …',
  '<': 'is below …',
  '<=': 'is at most …',
  '>': 'is above …',
  '>=': 'is at least …',
};
const TIME_RELATION_WORDS: Readonly<Record<Relation, string>> = {
  ...RELATION_WORDS,
  '<': 'is before …',
  '<=': 'is … or earlier',
  '>': 'is after …',
  '>=': 'is … or later',
};

const YES_NO = { true: 'yes', false: 'no' } as const;

/** A condition as people say it; what has no words stays as written. */
export function conditionInWords(condition: Condition): string {
  const tree = treeOf(condition);
  if (tree === undefined) return condition.text;
  const text = foldText(condition.text);
  const toWords: ToWords = (part) =>
    treeInWords(part, toWords) ?? sourceText({ text }, part).replace(/\b(today|now)\(\)/giu, '$1');
  return toWords(tree);
}

function treeInWords(tree: Tree, say: ToWords): string | undefined {
  switch (tree.node) {
    case 'name':
      return tree.name.label;
    case 'member':
      return memberInWords(tree, say);
    case 'where':
      return `${say(tree.of)} where ${say(tree.condition)}`;
    case 'ordered':
      return `${say(tree.of)} by ${say(tree.by)}, ${tree.down ? 'highest' : 'lowest'} first`;
    case 'literal':
      return tree.value.is === 'yes-no' ? YES_NO[`${tree.value.yes}`] : undefined;
    case 'compare':
      return `${say(tree.left)} ${relationWords(tree).replace('…', () => say(tree.right))}`;
    case 'within':
      return tree.right.node === 'list' ? membershipInWords(tree.left, tree.right.items, false, say) : undefined;
    case 'not':
      return negationInWords(tree.of, say);
    case 'call':
      return callInWords(tree, say);
    case 'joint':
      return `${operandInWords(tree.left, tree.op, say)} ${tree.op === '&&' ? 'and' : 'or'} ${operandInWords(tree.right, tree.op, say)}`;
    default:
      return undefined;
  }
}

/** “my Branch”, “the tool’s Deposit”, “Amount of Lines”. */
function memberInWords(tree: TreeOf<'member'>, say: ToWords): string {
  const { of, name } = tree;
  if (of.node === 'name' && of.name.label === 'me') return `my ${name.label}`;
  if (areRecords(of)) return `${name.label} of ${say(of)}`;
  const owner = say(of);
  return `${of.node === 'name' ? `the ${decapitalize(owner)}` : owner}’s ${name.label}`;
}

function relationWords({ op, left, right }: Extract<Tree, { readonly node: 'compare' }>): string {
  return (isTimeTree(left) || isTimeTree(right) ? TIME_RELATION_WORDS : RELATION_WORDS)[op];
}

function isTimeTree(tree: Tree): boolean {
  if (tree.node === 'name') return tree.name.type === 'date' || tree.name.type === 'moment';
  if (tree.node === 'literal') return tree.value.is === 'date' || tree.value.is === 'moment';
  return tree.node === 'call' && ['today', 'now', 'date'].includes(tree.functionName);
}

function negationInWords(of: Tree, say: ToWords): string | undefined {
  if (of.node === 'within' && of.right.node === 'list') return membershipInWords(of.left, of.right.items, true, say);
  if (of.node !== 'call' || (of.functionName !== 'empty' && of.functionName !== 'has')) return undefined;
  return callInWords({ ...of, functionName: of.functionName === 'has' ? 'empty' : 'has' }, say);
}

function callInWords(
  { functionName, args }: Extract<Tree, { readonly node: 'call' }>,
  say: ToWords,
): string | undefined {
  const [first] = args;
  if (functionName === 'today' || functionName === 'now') return functionName;
  if (first === undefined) return undefined;
  const [before, after] = CALLS_IN_WORDS.get(functionName) ?? [];
  if (before === undefined || after === undefined) return undefined;
  const second = args[1] === undefined ? '' : say(args[1]);
  return `${before}${say(first)}${after.replace('…', () => second)}`;
}

/** What stands before and after the first value; the second replaces the dots. */
const CALLS_IN_WORDS: ReadonlyMap<FunctionName, readonly [before: string, after: string]> = new Map<
  FunctionName,
  readonly [string, string]
>([
  ['empty', ['', ' is empty']],
  ['has', ['', ' is filled in']],
  ['count', ['the number of ', '']],
  ['sum', ['the total of ', '']],
  ['average', ['the average of ', '']],
  ['any', ['there are ', '']],
  ['none', ['there are no ', '']],
  ['first', ['the first of ', '']],
  ['last', ['the last of ', '']],
  ['inlast', ['', ' is in the last …']],
  ['innext', ['', ' is in the next …']],
  ['thisday', ['', ' is this day']],
  ['thisweek', ['', ' is this week']],
  ['thismonth', ['', ' is this month']],
  ['thisyear', ['', ' is this year']],
  ['startswith', ['', ' starts with …']],
  ['endswith', ['', ' ends with …']],
  ['contains', ['', ' contains …']],
]);

function membershipInWords(left: Tree, items: readonly Tree[], isNegated: boolean, say: ToWords): string | undefined {
  const last = items.at(-1);
  if (last === undefined) return undefined;
  const before = items.slice(0, -1).map(say).join(', ');
  if (before === '') return `${say(left)} is ${isNegated ? 'not ' : ''}${say(last)}`;
  return `${say(left)} is ${isNegated ? 'neither ' : ''}${before} ${isNegated ? 'nor' : 'or'} ${say(last)}`;
}

/** An “or” inside an “and” keeps its brackets. */
function operandInWords(part: Tree, op: '&&' | '||', say: ToWords): string {
  return part.node === 'joint' && part.op !== op ? `(${say(part)})` : say(part);
}
