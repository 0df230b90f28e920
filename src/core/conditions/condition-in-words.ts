import { decapitalize } from '../english/capitalize.ts';
import type { FunctionName } from './evaluate/functions.ts';
import { foldText } from './folded-text.ts';
import { treeOf } from './overlap/overlap.ts';
import { areRecords } from './parse/members.ts';
import { sourceText } from './parse/reader.ts';
import type { Relation, Tree, TreeOf } from './parse/tree.ts';
import { HOLE } from './picking/place.ts';
import { asAll } from './picking/rewritten.ts';
import { isTimeTree } from './picking/time-tree.ts';
import { VALUE_FORMS } from './picking/value-forms.ts';
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
    case 'list':
      return tree.items.map(say).join(', ');
    case 'minus':
      return `-${bracketed(tree.of, say)}`;
    case 'sum':
      return sumInWords(tree, say);
    case 'choose':
      return `${say(tree.yes)} if ${say(tree.condition)}, otherwise ${say(tree.no)}`;
    case 'compare':
      return allInWords(tree, say) ?? comparedInWords(tree, say);
    case 'within':
      return tree.right.node === 'list'
        ? membershipInWords(tree.left, tree.right.items, false, say)
        : `${say(tree.left)} is among ${say(tree.right)}`;
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
  if (of.node === 'name' && of.name.label === 'this') return `this one’s ${name.label}`;
  if (areRecords(of)) return `${name.label} of ${say(of)}`;
  const owner = say(of);
  return `${of.node === 'name' ? `the ${decapitalize(owner)}` : owner}’s ${name.label}`;
}

function comparedInWords(tree: TreeOf<'compare'>, say: ToWords): string {
  const side = (part: Tree) => (part.node === 'choose' ? `(${say(part)})` : say(part));
  return `${side(tree.left)} ${relationWords(tree).replace('…', () => side(tree.right))}`;
}

function relationWords({ op, left, right }: Extract<Tree, { readonly node: 'compare' }>): string {
  return (isTimeTree(left) || isTimeTree(right) ? TIME_RELATION_WORDS : RELATION_WORDS)[op];
}

function negationInWords(of: Tree, say: ToWords): string | undefined {
  if (of.node === 'within' && of.right.node === 'list') return membershipInWords(of.left, of.right.items, true, say);
  if (of.node !== 'call' || (of.functionName !== 'empty' && of.functionName !== 'has')) return `not (${say(of)})`;
  return callInWords({ ...of, functionName: of.functionName === 'has' ? 'empty' : 'has' }, say);
}

function callInWords(
  { functionName, args }: Extract<Tree, { readonly node: 'call' }>,
  say: ToWords,
): string | undefined {
  const [first] = args;
  if (functionName === 'today' || functionName === 'now') return functionName;
  if (first === undefined) return undefined;
  if (functionName === 'overlaps') return overlapInWords(args.map(say));
  const [before, after] = CALLS_IN_WORDS.get(functionName) ?? [];
  if (before === undefined || after === undefined) return workedOutInWords(functionName, args.map(say));
  const second = args[1] === undefined ? '' : say(args[1]);
  return `${before}${say(first)}${after.replace('…', () => second)}`;
}

/** “From to Until overlaps with its own”, or with two others. */
function overlapInWords([from = '', until = '', otherFrom = '', otherUntil = '']: readonly string[]): string {
  return `the time from ${from} to ${until} overlaps with that from ${otherFrom} to ${otherUntil}`;
}

/** A function in the words in which it is picked. */
function workedOutInWords(functionName: FunctionName, args: readonly string[]): string | undefined {
  const probe: Tree = { node: 'call', functionName, args: args.map(() => HOLE), start: 0, end: 0 };
  const form = VALUE_FORMS.find(({ take }) => take(probe) !== null);
  if (!form) return undefined;
  const between = (at: number) => (form.atLeast !== undefined && at > 0 ? form.between[1] : form.between[at]) ?? '';
  const said = args.flatMap((arg, at) => [between(at), arg]);
  return [...said, form.between.at(-1) ?? ''].filter((words) => words !== '').join(' ');
}

function allInWords(tree: TreeOf<'compare'>, say: ToWords): string | undefined {
  const all = asAll(tree);
  return all ? `all ${say(all.of).replace(/^all /u, '')} meet this: ${say(all.condition)}` : undefined;
}

/** As it is written, each side in words. */
function sumInWords({ op, left, right }: TreeOf<'sum'>, say: ToWords): string {
  const isLoose = op === '+' || op === '-';
  const side = (part: Tree, isRight: boolean) => {
    const isCloser = part.node === 'sum' && part.op !== '+' && part.op !== '-';
    const isFree = part.node === 'sum' && (isRight ? isLoose && isCloser : isLoose || isCloser);
    return isFree ? say(part) : bracketed(part, say);
  };
  return `${side(left, false)} ${op} ${side(right, true)}`;
}

const LOOSE: ReadonlySet<Tree['node']> = new Set(['sum', 'choose', 'compare', 'joint', 'not', 'within', 'where']);

function bracketed(part: Tree, say: ToWords): string {
  return LOOSE.has(part.node) ? `(${say(part)})` : say(part);
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
  ['containsany', ['', ' contains one of the words …']],
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
